import type { User } from '@sondeo/database/users-store'
import type { Services } from '../build-services.ts'
import { endPayments as job } from './end-payments.job.ts'

/** Deleting an account cancels its subscription: now, or as soon as Stripe answers. */
export async function endPayments(
  { billing, jobs }: Pick<Services, 'billing' | 'jobs'>,
  { stripeCustomerId: customerId }: Pick<User, 'stripeCustomerId'>,
) {
  if (!billing || customerId === null) return
  await billing.removeCustomer(customerId).catch(() => jobs.send(job, { customerId }))
}
