import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Renewals whose news got lost are looked up every hour, long before anybody would be locked out. */
export const lookAfterPlans = defineJob({
  name: 'plans.look-after',
  payload: z.object({}),
  schedule: '17 * * * *',
  load: () => import('./look-after-plans.handler.ts'),
})
