import { AppError } from '../../app-error.ts'
import { isUpgrade, type PlanWish } from '../../plans/change-plan.ts'
import { findPlan } from '../../plans/find-plan.ts'
import { followSubscription } from '../../plans/follow-subscription.ts'
import { needBilling } from './pay.ts'
import type { PlanServices } from './plan-services.ts'

/** Upgrades at once and charged at once; downgrades and cancelling at the end of what is paid. */
export async function changePaidPlan(services: PlanServices, ownerId: string, wish: PlanWish) {
  const billing = needBilling(services)
  const { user } = await findPlan(services, ownerId)
  const subscription = user.stripeCustomerId ? await billing.findSubscription(user.stripeCustomerId) : null
  if (!subscription || subscription.state === 'ended') throw new AppError('no_subscription')
  const { plan, interval } = wish
  const isSame = plan === subscription.plan && interval === subscription.interval
  if (plan === 'none') await billing.cancelAtEnd(subscription)
  else if (isSame) await billing.keep(subscription)
  else if (isUpgrade(subscription, wish)) await billing.changeNow(subscription, { plan, interval })
  else await billing.changeAtEnd(subscription, { plan, interval })
  await followSubscription(services, ownerId)
}
