import type { z } from 'zod'
import type { Services } from '../build-services.ts'

export type JobHandler<Payload> = (payload: Payload, services: Services) => Promise<void>

export type JobDefinition<Payload = unknown> = {
  name: string
  /** What the queue stores: never a secret. */
  payload: z.ZodType<Payload>
  attempts: number
  /** A cron expression (UTC) for work that starts by itself. */
  schedule?: string
  expireInSeconds: number
  /** A worker that gives no sign for so long is taken for dead, and the job is repeated. */
  heartbeatSeconds?: number
  /** How many of them one process works on at a time. */
  concurrency: number
  /** How many of those take only jobs without priority: however many have it, the others still move. */
  unhurriedWorkers: number
  load: () => Promise<{ handle: JobHandler<Payload> }>
}

type JobDraft<Payload> = Omit<
  JobDefinition<Payload>,
  'attempts' | 'expireInSeconds' | 'concurrency' | 'unhurriedWorkers'
> &
  Partial<JobDefinition<Payload>>

/** The definition stands here; its handler is loaded only where jobs are worked on. */
export const defineJob = <Payload>(draft: JobDraft<Payload>): JobDefinition<Payload> => ({
  attempts: 3,
  expireInSeconds: 120,
  concurrency: 1,
  unhurriedWorkers: 0,
  ...draft,
})
