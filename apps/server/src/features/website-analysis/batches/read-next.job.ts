import { defineJob } from '../../../jobs/define-job.ts'
import { batchLane } from './batch-lane.ts'

/** The handler asks for the same job again, so that what it asks by stands in a file of its own. */
export const readNextJob = defineJob({ ...batchLane, load: async () => (await import('./read-next.ts')).readNext })
