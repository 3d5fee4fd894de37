import { openDatabase } from '@sondeo/database/open-database'
import type { FastifyBaseLogger } from 'fastify'
import { buildHttp } from './build-http.ts'
import { buildServices } from './build-services.ts'
import { isDatabaseUp } from './http/health.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { createSilenceWatch } from './jobs/end-silent-work.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { makeFirstStart } from './make-first-start.ts'
import { addGauges } from './metrics/add-gauges.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openLog } from './open-log.ts'
import type { TradePace } from './outside/trade-sources.ts'
import { readOrMakeSecret } from './read-secret.ts'
import type { ReaderLimits } from './readers/reader-limits.ts'
import { type SampleSite, serveSampleSite } from './sample-site/serve-sample-site.ts'
import { readBucket, type ServerEnv } from './server-env.ts'

const silenceLookMs = 10_000
/** How long calls under way may take when the process is to end. */
const patienceMs = 7_000

type Halves = {
  serves: boolean
  works: boolean
  now?: () => Date
  tradePace?: TradePace
  /** Tests sign up under names that have no mailbox. */
  needsMailProof?: (email: string) => boolean
  /** How callers are made to wait; for tests that do not. */
  pause?: (ms: number) => Promise<void>
  readerLimits?: Partial<ReaderLimits>
  logger?: FastifyBaseLogger | false
}

export type Application = Awaited<ReturnType<typeof openApplication>>

/** Opens everything in order and closes it in the opposite one. Both halves in one process, or one of them. */
export async function openApplication(env: ServerEnv, halves: Halves) {
  const { serves, works, now, tradePace, readerLimits, needsMailProof, pause, logger } = halves
  const log = logger === undefined ? openLog({ level: env.LOG_LEVEL }) : logger
  const opened = new AsyncDisposableStack()
  const metrics = createMetrics()
  try {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
    const service = serves && works ? 'sondeo' : serves ? 'sondeo-server' : 'sondeo-worker'
    const tracing = endpoint && (await import('./metrics/open-tracing.ts')).openTracing({ endpoint, service })
    const beginTrace = tracing ? tracing.beginTrace : undefined
    opened.defer(() => (tracing ? tracing.close() : undefined))
    const database = await openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      encryptionKey: env.ENCRYPTION_KEY ?? readOrMakeSecret(env.DATA_DIR),
      alsoOpens: env.ENCRYPTION_KEY_ALSO,
      bucket: readBucket(env),
    })
    opened.defer(() => database.close())
    await database.stores.authorizedEmails.authorize({ patterns: env.AUTHORIZED_EMAILS, now: new Date() })
    const engine = database.pglite ? { pglite: database.pglite } : { url: env.DATABASE_URL ?? '' }
    const jobs = await openJobs(engine, allJobs, {
      log: log || { error: () => {} },
      worked: metrics.worked,
      beginTrace,
    })
    opened.defer(() => jobs.stop())
    const isEmbedded = database.engine === 'embedded'
    // Next to our own port, so that addresses of earlier scans go on working; any free one where that is taken.
    const sampleSite = isEmbedded && serves ? await openSampleSite(env.PORT + 1, now) : undefined
    opened.defer(() => sampleSite?.close())
    const services = buildServices({
      env,
      database,
      jobs,
      metrics,
      log: line => (log ? log.info(line) : undefined),
      ...(sampleSite && { alsoAllowed: [sampleSite.allow] }),
      ...(tradePace && { tradePace }),
      ...(readerLimits && { readerLimits }),
      ...(needsMailProof && { needsMailProof }),
      ...(now && { now }),
    })
    opened.defer(() => services.scraping.close())
    opened.defer(() => services.readers.close())
    opened.defer(() => services.ownWork.close())
    if ((await services.billing?.check()) === 'away' && log)
      log.warn('Stripe does not answer; its prices are not checked')
    const demo = isEmbedded ? await makeFirstStart(services, env.DATA_DIR) : undefined
    if (works) {
      await jobs.work(allJobs, services)
      const watch = createSilenceWatch(services)
      const tell = (error: unknown) => (log ? log.error({ err: error }, 'silent work was not ended') : undefined)
      const look = () => void watch.look().catch(tell)
      const timer = setInterval(look, silenceLookMs).unref()
      opened.defer(() => clearInterval(timer))
    }
    const http = serves
      ? await buildHttp({
          env,
          services,
          database,
          sampleLists: sampleSite?.lists ?? null,
          logger: log,
          metrics,
          beginTrace,
          ...(pause && { pause }),
        })
      : undefined
    // At once, since calls wait for work and work waits for nobody.
    opened.defer(async () => {
      const cut = setTimeout(() => http?.server.closeAllConnections(), patienceMs).unref()
      await Promise.all([http?.close(), jobs.takeNoMore().then(() => services.workBoard.close())])
      clearTimeout(cut)
    })
    addGauges(metrics.registry, services)
    const isReady = () => isDatabaseUp(database)
    const own = env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST }
    const metricsPort =
      own && (await serveMetrics({ registry: metrics.registry, ...own, isReady, findFault: database.findFault }))
    opened.defer(() => metricsPort?.close())
    return { http, services, database, demo, log, metrics, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function openSampleSite(port: number, now?: () => Date): Promise<SampleSite> {
  const options = now ? { now } : {}
  try {
    return await serveSampleSite({ ...options, port })
  } catch {
    return serveSampleSite(options)
  }
}
