import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Only ids. Reading pages again is safe, and those that are there already are left out. */
export const readDetailsJob = defineJob({
  name: 'website-analysis.read-details',
  payload: z.object({ ownerId: z.string(), scanId: z.string(), workId: z.string() }),
  attempts: 2,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  perOwner: 2,
  lowPriorityWorkers: 1,
  load: async () => (await import('./run-details.ts')).runDetails,
})
