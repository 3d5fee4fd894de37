import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** For an account that is gone while Stripe was away: nobody may be charged for it. Tried for days. */
export const endPayments = defineJob({
  name: 'plans.end-payments',
  payload: z.object({ customerId: z.string() }),
  attempts: 16,
  load: () => import('./end-payments.handler.ts'),
})
