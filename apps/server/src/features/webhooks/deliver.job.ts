import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** One message to one address. A failed try is repeated by the schedule of `deliver.ts`, not by the queue. */
export const deliverJob = defineJob({
  name: 'webhooks.deliver',
  payload: z.object({ ownerId: z.string(), deliveryId: z.string() }),
  attempts: 1,
  concurrency: 4,
  perOwner: 2,
  lookEverySeconds: 2,
  load: async () => (await import('./deliver.ts')).deliver,
})
