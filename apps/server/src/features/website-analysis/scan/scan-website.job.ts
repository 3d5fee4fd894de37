import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Scans mostly wait for sites, so that many can run at once; one person's may not take all places. */
export const SCANS_AT_ONCE = 12
export const SCANS_PER_PERSON = 3

/** Only ids: the address lies sealed in the scan. Reading a site again is safe, so a dead worker's job is repeated. */
export const scanWebsiteJob = defineJob({
  name: 'website-analysis.scan-website',
  payload: z.object({ ownerId: z.string(), scanId: z.string() }),
  attempts: 2,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: SCANS_AT_ONCE,
  lowPriorityWorkers: 3,
  perOwner: SCANS_PER_PERSON,
  load: async () => (await import('./run-scan.ts')).runScan,
})
