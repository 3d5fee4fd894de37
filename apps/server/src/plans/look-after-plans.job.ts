import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { Services } from '../services.ts'
import { followSubscription } from './follow-subscription.ts'

/** Renewals whose news got lost are looked up every hour, long before anybody would be locked out. */
export const lookAfterPlans = defineJob({
  name: 'plans.look-after',
  payload: z.object({}),
  schedule: '17 * * * *',
  lookEverySeconds: 5,
  load: async () => async (services: Pick<Services, 'stores' | 'billing' | 'now'>) => {
    if (!services.billing) return
    for (const { id } of await services.stores.users.listPaidBefore(services.now()))
      await followSubscription(services, id)
  },
})
