import type { User } from '@sondeo/database/users-store'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { Services } from '../services.ts'

/** For an account that is gone while Stripe was away: nobody may be charged for it. Tried for days. */
export const endPaymentsLater = defineJob({
  name: 'plans.end-payments',
  payload: z.object({ customerId: z.string() }),
  attempts: 16,
  load:
    async () =>
    async ({ billing }: Pick<Services, 'billing'>, { customerId }) =>
      billing?.removeCustomer(customerId),
})

/** Deleting an account cancels its subscription: now, or as soon as Stripe answers. */
export async function endPayments(
  { billing, jobs }: Pick<Services, 'billing' | 'jobs'>,
  { stripeCustomerId: customerId }: Pick<User, 'stripeCustomerId'>,
) {
  if (!billing || customerId === null) return
  await billing.removeCustomer(customerId).catch(() => jobs.send(endPaymentsLater, { customerId }))
}
