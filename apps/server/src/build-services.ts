import type { OpenDatabase } from '@sondeo/database/open-database'
import { createScraping, type Scraping, type ScrapingOptions } from '@sondeo/scraping/scraping'
import { createWebhooks } from './features/webhooks/create-webhooks.ts'
import { stopBatch } from './features/website-analysis/batches/stop-batch.ts'
import { SCANS_AT_ONCE, SCANS_PER_PERSON } from './features/website-analysis/scan/scan-website.job.ts'
import { isLoopbackName } from './http/host-check.ts'
import { createFairSlots } from './jobs/fair-slots.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import { createOwnWork } from './jobs/own-work.ts'
import { createWorkBoard } from './jobs/work-board.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { buildBilling } from './outside/build-billing.ts'
import { buildGoogle } from './outside/google.ts'
import { buildGoogleSheets } from './outside/google-sheets.ts'
import { readImportedTrade } from './outside/imported-trade.ts'
import { buildLanguageModel, type NamedModel } from './outside/language-model.ts'
import { buildMail } from './outside/mail.ts'
import { buildMembership } from './outside/membership.ts'
import { buildTradeSources, type TradePace } from './outside/trade-sources.ts'
import { createReaders } from './readers/create-readers.ts'
import type { ReaderLimits } from './readers/reader-limits.ts'
import type { ServerEnv } from './server-env.ts'
import type { Services } from './services.ts'
import { traced } from './traced.ts'

type Parts = {
  env: ServerEnv
  database: OpenDatabase
  jobs: Jobs
  metrics: Metrics
  log: (line: string) => void
  /** Exact addresses of our own that scans may reach: the sample site. */
  alsoAllowed?: { host: string; port: number }[]
  tradePace?: TradePace
  readerLimits?: Partial<ReaderLimits>
  needsMailProof?: Services['needsMailProof']
  now?: () => Date
}

function buildModel(env: ServerEnv, metrics: Metrics): NamedModel | undefined {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = env
  if (!AI_PROVIDER || !AI_MODEL) return undefined
  const ask = buildLanguageModel({ provider: AI_PROVIDER, model: AI_MODEL, apiKey: AI_API_KEY, baseUrl: AI_BASE_URL })
  return {
    model: AI_MODEL,
    ask: async request => {
      const answer = await ask(request)
      metrics.askedModel(answer.usage)
      return answer
    },
  }
}

/** Pages as parts of the trace of their scan; how they were asked for stays here. */
const watchRead: NonNullable<ScrapingOptions['watchRead']> = reader => {
  const span = traced.getStore()?.span?.begin('read a page', { 'sondeo.reader': reader })
  return ended =>
    span?.end({
      failed: !ended.ok,
      facts: ended.ok
        ? { 'http.response.status_code': ended.status, 'sondeo.page_bytes': ended.bytes }
        : { 'sondeo.why': ended.why },
    })
}

function buildScraping({ env, alsoAllowed = [], log }: Pick<Parts, 'env' | 'alsoAllowed' | 'log'>): Scraping {
  const { BROWSER_URL: url, BROWSER_PROXY_HOST: proxyHost } = env
  const scraping = createScraping({
    allow: [...env.EGRESS_ALLOW, ...alsoAllowed],
    watchRead,
    browser: { path: env.BROWSER_PATH, ...(url && { remote: { url, proxyHost, onRefused: log } }) },
    timeoutMs: env.PAGE_SECONDS * 1000,
  })
  if (!scraping.hasBrowser)
    log('No Chromium or Chrome was found, so pages drawn by script cannot be read. Install one or set BROWSER_PATH.')
  if (scraping.hasBrowser && !scraping.hasSandbox)
    log('This runs as root, so the browser runs WITHOUT its sandbox. Start as another user: docs/deploy.md shows how.')
  return scraping
}

export const brand = 'Sondeo'

/** Proxies often cut a call off after a minute. */
const tradeDeadlineMs = 55_000
/** A report that has figures is there within a second. */
const tradeGraceMs = 600

export function buildServices(parts: Parts): Services {
  const { env, database, jobs, log, alsoAllowed = [], tradePace = {}, readerLimits, now = () => new Date() } = parts
  const model = buildModel(env, parts.metrics)
  const isLocal = database.engine === 'embedded' && isLoopbackName(new URL(env.APP_URL).hostname)
  // No mailbox can exist under this name (RFC 2606); on one's own machine it is there to try signing up.
  const isTrial = (email: string) => isLocal && email.trim().toLowerCase().endsWith('@example.com')
  const outboxFolder = `${env.DATA_DIR}/outbox`
  return {
    stores: database.stores,
    jobs,
    workBoard: createWorkBoard({ store: database.stores.work, hearChanges: database.hearChanges, now }),
    ownWork: createOwnWork(),
    stopBatch: which => stopBatch({ stores: database.stores, jobs, now }, which),
    scanSlots: createFairSlots({ slots: SCANS_AT_ONCE, perOwner: SCANS_PER_PERSON }),
    scraping: buildScraping({ env, alsoAllowed, log }),
    readers: createReaders(log, { kept: env.WARM_READERS, ...readerLimits }),
    // The tables of names are loaded with the first report that is told in another language.
    writeInLanguage: async (...asked) =>
      (await import('./features/product-research/write-in-language.ts')).writeInLanguage(...asked),
    model,
    tradeSources: buildTradeSources({
      env,
      ports: { cache: database.stores.sourceCache, now },
      imported: readImportedTrade(database.stores.tradeReleases),
      pace: tradePace,
    }),
    tradeDeadlineMs: tradePace.deadlineMs ?? tradeDeadlineMs,
    tradeGraceMs: tradePace.graceMs ?? tradeGraceMs,
    enforcesLimits: env.PLAN_LIMITS === 'enforce',
    hasBilling: env.STRIPE_SECRET_KEY !== undefined,
    billing: buildBilling(env),
    webhooks: createWebhooks({ stores: database.stores, jobs, now }),
    sendMail: buildMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: outboxFolder, log }),
    mailBrand: { brand, supportEmail: env.SUPPORT_EMAIL, appUrl: env.APP_URL },
    google: env.GOOGLE_CLIENT_ID
      ? buildGoogle({ clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL })
      : undefined,
    openSheets: env.GOOGLE_CLIENT_ID ? buildGoogleSheets({ url: env.GOOGLE_SHEETS_URL }) : undefined,
    membership: env.MEMBERSHIP_LOGIN_URL ? buildMembership(env.MEMBERSHIP_LOGIN_URL) : undefined,
    needsMailProof: parts.needsMailProof ?? (email => !isTrial(email)),
    outboxFolder,
    storagePerUserBytes: env.STORAGE_PER_USER_MB * 1_000_000,
    now,
  }
}
