import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BucketSettings } from '@sondeo/database/open-database'
import { parseEgressAllow } from '@sondeo/scraping/parse-egress-allow'
import { getDomain } from 'tldts'
import { z } from 'zod'
import { isProxyRange } from './http/limits/trusted-proxies.ts'

const text = z.string().trim().min(1).optional()
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const address = webAddress.optional()
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).refine(value => Number.isInteger(value) && value >= least && value <= most, error)
}
const port = wholeNumber(1, 65_535)
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })
const email = z.email({ error: 'must be an e-mail address' })
/** `offline` as an address switches a source off. */
const sourceAddress = (real: string) => z.union([z.literal('offline'), webAddress]).default(real)
const list = z
  .string()
  .default('')
  .transform(value => value.split(',').flatMap(part => part.trim() || []))

function readEgressAllow(text: string, context: z.RefinementCtx) {
  const { pairs, mistakes } = parseEgressAllow(text)
  for (const mistake of mistakes) context.addIssue(`${mistake} is not a host:port pair`)
  return pairs
}

const emailOrDomain = /^(\*|[^\s@*]+)@[^\s@]+\.[^\s@]+$/

const Variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: address,
  API_URL: address,
  ALLOWED_ORIGINS: list.pipe(z.array(webAddress)),
  TRUSTED_PROXIES: list
    .transform(ranges => (ranges.length > 0 ? ranges : ['loopback']))
    .pipe(z.array(z.string().refine(isProxyRange, 'must be addresses, ranges such as 10.0.0.0/8, or loopback'))),
  EXPOSE: list.pipe(z.array(oneOf(['openapi']))),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: address,
  S3_REGION: z.string().trim().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  AUTHORIZED_EMAILS: list.pipe(z.array(z.string().regex(emailOrDomain, 'must be addresses or *@domain'))),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().default('Sondeo <no-reply@sondeo.example>'),
  AI_PROVIDER: oneOf(['openai', 'anthropic', 'google', 'openai-compatible']).optional(),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: address,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_JWKS_URL: webAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SHEETS_URL: webAddress.default('https://sheets.googleapis.com'),
  GOOGLE_IDENTITY_SCRIPT_URL: webAddress.default('https://accounts.google.com/gsi/client'),
  EGRESS_ALLOW: z.string().default('').transform(readEgressAllow),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  STORAGE_PER_USER_MB: z.coerce.number().int().positive('must be a whole number above 0').default(2000),
  PAGE_SECONDS: wholeNumber(1, 300).default(30),
  WARM_READERS: wholeNumber(0, 8).default(2),
  BROWSER_PATH: text.refine(path => path === undefined || existsSync(path), 'names no file'),
  BROWSER_URL: z.url({ protocol: /^(https?|wss?)$/, error: 'must be an http, https, ws or wss address' }).optional(),
  BROWSER_PROXY_HOST: z.string().trim().default('127.0.0.1'),
  COMTRADE_URL: sourceAddress('https://comtradeapi.un.org'),
  COMTRADE_API_KEY: text,
  WORLDBANK_URL: sourceAddress('https://api.worldbank.org'),
  NEWS_RSS_URL: sourceAddress('https://news.google.com'),
  GDELT_URL: sourceAddress('https://api.gdeltproject.org'),
  MEMBERSHIP_URL: address,
  MEMBERSHIP_LOGIN_URL: address,
  SUPPORT_EMAIL: email.default('soporte@sondeo.example'),
  SALES_EMAIL: email.default('ventas@sondeo.example'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_URL: webAddress.default('https://api.stripe.com'),
  PLAN_LIMITS: oneOf(['enforce', 'notify']).optional(),
  ENCRYPTION_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY_ALSO: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type ServerEnv = ReturnType<typeof readServerEnv>

/** A start with wrong settings ends with this one message, which names every mistake. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
}

/** Cookies travel within one site only, so a web application on another one could never sign in. */
function findForeignSites(appUrl: string, others: string[]): string[] {
  const siteOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
  return others.filter(url => siteOf(url) !== siteOf(appUrl))
}

/** Variables that say nothing without another one. */
function findMissing(given: Record<string, string | undefined>): string[] {
  const isHosted = given.AI_PROVIDER !== undefined && given.AI_PROVIDER !== 'openai-compatible'
  const rules: [isAsked: unknown, needed: string, why: string][] = [
    [given.DATABASE_URL, 'ENCRYPTION_KEY', 'with DATABASE_URL (at least 32 characters, kept secret and kept)'],
    [given.S3_ENDPOINT ?? given.S3_ACCESS_KEY_ID, 'S3_BUCKET', 'with S3_ENDPOINT or S3_ACCESS_KEY_ID'],
    [given.S3_ACCESS_KEY_ID, 'S3_SECRET_ACCESS_KEY', 'with S3_ACCESS_KEY_ID'],
    [given.S3_SECRET_ACCESS_KEY, 'S3_ACCESS_KEY_ID', 'with S3_SECRET_ACCESS_KEY'],
    [given.AI_PROVIDER, 'AI_MODEL', 'with AI_PROVIDER'],
    [given.AI_MODEL, 'AI_PROVIDER', 'with AI_MODEL'],
    [isHosted && !given.AI_BASE_URL, 'AI_API_KEY', `with AI_PROVIDER=${given.AI_PROVIDER}`],
    [given.AI_PROVIDER === 'openai-compatible', 'AI_BASE_URL', 'with AI_PROVIDER=openai-compatible'],
    [given.STRIPE_SECRET_KEY, 'STRIPE_WEBHOOK_SECRET', 'with STRIPE_SECRET_KEY'],
    [given.STRIPE_WEBHOOK_SECRET, 'STRIPE_SECRET_KEY', 'with STRIPE_WEBHOOK_SECRET'],
  ]
  return rules.flatMap(([isAsked, needed, why]) => (isAsked && !given[needed] ? [`${needed}: required ${why}`] : []))
}

/** The only reader of process.env. An empty variable counts as not set. */
export function readServerEnv(raw: Record<string, string | undefined> = process.env) {
  const filled = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()))
  const result = Variables.safeParse(filled)
  const mistakes = result.success
    ? []
    : result.error.issues.map(issue => `${issue.path.slice(0, 1).join('')}: ${issue.message}`)
  mistakes.push(...findMissing(filled))
  if (result.success) {
    const { APP_URL, API_URL, ALLOWED_ORIGINS } = result.data
    const others = [...(API_URL ? [API_URL] : []), ...ALLOWED_ORIGINS]
    const foreign = findForeignSites(APP_URL ?? 'http://localhost', others)
    if (foreign.length > 0)
      mistakes.push(
        `API_URL, ALLOWED_ORIGINS: ${foreign.join(', ')} is on another site than APP_URL; cookies would not travel`,
      )
  }
  if (!result.success || mistakes.length > 0)
    throw new BadEnvironment(`The environment has mistakes:\n${mistakes.map(line => `  - ${line}`).join('\n')}`)

  const env = result.data
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`)
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    APP_URL: appUrl.origin,
    isHttps: appUrl.protocol === 'https:',
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS.map(url => new URL(url).origin),
    PLAN_LIMITS: env.PLAN_LIMITS ?? (env.STRIPE_SECRET_KEY ? 'enforce' : 'notify'),
  }
}

/** Where bodies of pages go, when a bucket is configured. */
export function readBucket(env: ServerEnv): BucketSettings | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  return name ? { name, endpoint, region, ...(id && secret && { keys: { id, secret } }) } : undefined
}

const ClientVariables = z.object({
  SONDEO_URL: z.string().trim().optional(),
  SONDEO_KEY: z.string().trim().optional(),
})

export type ClientEnv = ReturnType<typeof readClientEnv>

/** What programs of this checkout that speak to a server are told: which one, with what key, in what language. */
export function readClientEnv(raw: Record<string, string | undefined> = process.env) {
  const { SONDEO_URL, SONDEO_KEY } = ClientVariables.parse(raw)
  const locale = raw.LC_ALL || raw.LC_MESSAGES || raw.LANG || ''
  return {
    server: SONDEO_URL || undefined,
    key: SONDEO_KEY || undefined,
    language: locale.toLowerCase().startsWith('en') ? ('en' as const) : ('es' as const),
  }
}
