import type { z } from 'zod'

type JobSettings = {
  name: string
  attempts: number
  /** A cron expression (UTC) for work that starts by itself. */
  schedule?: string
  expireInSeconds: number
  /** A worker that gives no sign for so long is taken for dead, and the job is repeated. */
  heartbeatSeconds?: number
  /** How many of them one process works on at a time. */
  concurrency: number
  /** How many of those take only jobs without priority: however many have it, the others still move. */
  lowPriorityWorkers: number
  /** How often each worker looks for work that nobody announced, where some seconds do not matter. */
  lookEverySeconds?: number
  /** How many of one person's are worked on at a time, by all processes together. Needs an `ownerId` in the payload. */
  perOwner?: number
  /** The same by whatever group a job is sent with: one site, say. */
  perGroup?: number
}

/** What is needed to ask for a job: its handler's code is not loaded for that. */
export type Job<Payload extends object = object> = JobSettings & {
  /** What the queue stores: never a secret. */
  payload: z.ZodType<Payload>
}

/** A job with its handler, which gets the parts it names of the services. */
export type RunnableJob<Parts> = JobSettings & { run: (parts: Parts, stored: unknown) => Promise<void> }

type JobDraft<Payload extends object, Parts> = Pick<Job<Payload>, 'name' | 'payload'> &
  Partial<JobSettings> & {
    /** Imports the handler, only where jobs are worked on. */
    load: () => Promise<(parts: Parts, payload: Payload) => Promise<unknown>>
  }

export function defineJob<Payload extends object, Parts>(
  draft: JobDraft<Payload, Parts>,
): Job<Payload> & RunnableJob<Parts> {
  const { load, ...settings } = draft
  return {
    attempts: 3,
    expireInSeconds: 120,
    concurrency: 1,
    lowPriorityWorkers: 0,
    ...settings,
    run: async (parts, stored) => {
      const handle = await load()
      await handle(parts, settings.payload.parse(stored))
    },
  }
}
