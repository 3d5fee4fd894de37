import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Only ids: the address lies sealed in the scan. Reading a site again is safe, so a dead worker's job is repeated. */
export const scanWebsiteJob = defineJob({
  name: 'website-analysis.scan-website',
  payload: z.object({ ownerId: z.string(), scanId: z.string() }),
  attempts: 2,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  lowPriorityWorkers: 1,
  load: async () => (await import('./run-scan.ts')).runScan,
})
