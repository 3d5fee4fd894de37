import { allowOnePerGroup, listActiveJobs } from '@sondeo/database/queue-statements'
import { fromPglite, type PGliteLike, PgBoss, type Job as TakenJob } from 'pg-boss'
import type { BeginTrace } from '../metrics/begin-trace.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { traced } from '../traced.ts'
import type { Job, RunnableJob } from './define-job.ts'
import { createWakeUps } from './wake-workers.ts'
import { HandedOver } from './work-board.ts'

export type Jobs = {
  send: <Payload extends object>(
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: { priority?: number; afterSeconds?: number; group?: string },
  ) => Promise<void>
  work: <Parts>(jobs: readonly RunnableJob<Parts>[], parts: Parts) => Promise<void>
  /** What runs goes on; nothing new is taken up. */
  takeNoMore: () => Promise<void>
  stop: () => Promise<void>
}

type Log = { error: (details: object, message: string) => void }

// Dead workers are looked for this often; pg-boss alone would take a minute and more.
const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

const failedJobKeptSeconds = 7 * 24 * 3600

/** One queue for both engines: inside this process on PGlite, shared between processes on PostgreSQL. */
export async function openJobs(
  engine: { pglite: PGliteLike } | { url: string },
  definitions: readonly Omit<Job, 'payload'>[],
  { log, worked, beginTrace }: { log: Log; worked: Metrics['worked']; beginTrace?: BeginTrace | undefined },
): Promise<Jobs> {
  const boss =
    'pglite' in engine
      ? new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite', useListenNotify: true, ...supervision })
      : new PgBoss({ connectionString: engine.url, useListenNotify: true, max: 6, ...supervision })
  const wakeUps = createWakeUps(workerId => boss.notifyWorker(workerId))
  tellOne(boss, wakeUps.announced)
  boss.on('error', error => log.error({ err: error }, 'the job queue reported an error'))
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, attempts, expireInSeconds, heartbeatSeconds, schedule } of definitions) {
    if (!known.has(name))
      await boss.createQueue(name, {
        notify: true,
        retryLimit: attempts - 1,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds,
        deleteAfterSeconds: failedJobKeptSeconds,
        ...(heartbeatSeconds && { heartbeatSeconds }),
      })
    if (schedule) await boss.schedule(name, schedule, {})
  }
  for (const { name, perGroup } of definitions)
    if (perGroup === 1) await boss.getDb().executeSql(allowOnePerGroup(name))
  if ('pglite' in engine) await giveUpOrphans(boss)
  return {
    send: async (job, payload, { priority, afterSeconds, group } = {}) => {
      const { requestId, span } = traced.getStore() ?? {}
      const stored = { ...payload, ...(requestId && { requestId }), ...(span && { trace: span.parent }) }
      const when = { ...(priority !== undefined && { priority }), ...(afterSeconds && { startAfter: afterSeconds }) }
      await boss.send(job.name, stored, { ...when, ...(group ? { group: { id: group } } : groupOf(job, stored)) })
    },
    work: async (toWorkOn, parts) => {
      for (const job of toWorkOn)
        await workOn(boss, job, { run: stored => job.run(parts, stored), log, worked, beginTrace, wakeUps })
    },
    takeNoMore: async () => {
      for (const { name } of definitions) await boss.offWork(name, { wait: false })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** pg-boss wakes all workers of a queue for each job that is announced; here they are woken as `announced` says. */
function tellOne(boss: PgBoss, announced: (queue: string) => void) {
  const db = boss.getDb()
  const listen = db.listen?.bind(db)
  if (listen) db.listen = (channel, _, onReconnect) => listen(channel, announced, onReconnect)
}

/** An embedded database has one process: what is being worked on when it starts was left by one that died, as a failed try. */
async function giveUpOrphans(boss: PgBoss) {
  const { rows } = await boss.getDb().executeSql(listActiveJobs)
  const orphans: { name: string; id: string }[] = rows
  for (const { name, id } of orphans) await boss.fail(name, id, { message: 'the process that worked on it died' })
}

const groupOf = ({ perOwner }: Omit<Job, 'payload'>, stored: object) =>
  perOwner && 'ownerId' in stored ? { group: { id: String(stored.ownerId) } } : {}

/** Somebody has waited for it already. */
const handedOverPriority = 1

type Work = {
  run: (stored: unknown) => Promise<void>
  log: Log
  worked: Metrics['worked']
  beginTrace: BeginTrace | undefined
  wakeUps: ReturnType<typeof createWakeUps>
}

async function workOn(boss: PgBoss, job: Omit<Job, 'payload'>, { run, log, worked, beginTrace, wakeUps }: Work) {
  const handle = async ([taken]: TakenJob[]) => {
    if (!taken) return
    const { requestId, trace } = (taken.data ?? {}) as { requestId?: string; trace?: string }
    const facts = { 'sondeo.job': job.name, ...(requestId && { 'sondeo.request_id': requestId }) }
    const span = beginTrace?.(job.name, { kind: 'job', facts, parent: trace })
    let failed = true
    try {
      await traced.run({ job: job.name, requestId, span }, () => workOnOne(taken))
      failed = false
    } finally {
      span?.end({ failed })
    }
  }
  const workOnOne = async (taken: TakenJob) => {
    const began = performance.now()
    const tell = (failed: boolean) => worked({ name: job.name, seconds: (performance.now() - began) / 1000, failed })
    try {
      await run(taken.data ?? {})
      tell(false)
      // Nobody asks about done work, and its payload may name a person who has just deleted the account.
      await boss.deleteJob(job.name, taken.id)
    } catch (error) {
      if (error instanceof HandedOver) {
        // A new one, because a restart is no failed attempt.
        const stored = taken.data ?? {}
        const group = taken.groupId ? { group: { id: taken.groupId } } : {}
        await boss.send(job.name, stored, { priority: handedOverPriority, ...group })
        await boss.deleteJob(job.name, taken.id)
        return
      }
      tell(true)
      log.error({ err: error }, 'a job failed')
      throw error
    }
  }
  const { concurrency, lowPriorityWorkers, perOwner, perGroup, lookEverySeconds } = job
  // What is sent is announced. Looking finds what nobody announces: the next try of what failed, what a dead worker left.
  // Each worker looks for itself: the more there are, the less often each has to, because looking is what an idle
  // server does all day. Where announcements do not come through, looking is all there is.
  const polling = {
    notifyPollingIntervalSeconds: lookEverySeconds ?? Math.max(2, concurrency / 3),
    pollingIntervalSeconds: lookEverySeconds ?? Math.max(0.5, concurrency / 8),
  }
  const together = perGroup ?? perOwner
  const share = together ? { groupConcurrency: together } : {}
  const [forLow, forAll] = [wakeUps.addLane(job.name), wakeUps.addLane(job.name)]
  // One by one, so that each is known by a name of its own.
  for (let nth = 0; nth < concurrency; nth++) {
    const isForLow = nth < lowPriorityWorkers
    const lane = isForLow ? forLow : forAll
    const settings = { ...polling, ...share, batchSize: 1, ...(isForLow && { maxPriority: 0 }) }
    const worker = Promise.withResolvers<string>()
    const id = await boss.work(job.name, settings, async (taken: TakenJob[]) => {
      lane.took(await worker.promise)
      try {
        await handle(taken)
      } finally {
        // Where one job waited, the next does: a backlog is worked off without pauses.
        lane.done(await worker.promise)
      }
    })
    lane.add(id)
    worker.resolve(id)
  }
}
