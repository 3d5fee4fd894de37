import type { Job } from '../../../jobs/define-job.ts'
import { BatchIds } from './batch-settings.ts'

/** A person's batches leave one of their places for a scan that they wait for. */
export const LANES_PER_PERSON = 2

/** Reads one address and asks for the next, so that the queue goes round among people after every address. */
export const batchLane: Job<BatchIds> = {
  name: 'batches.read-next',
  payload: BatchIds,
  attempts: 2,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  perOwner: LANES_PER_PERSON,
  lowPriorityWorkers: 1,
}
