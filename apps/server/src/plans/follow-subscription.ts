import type { PlanFacts, User } from '@sondeo/database/users-store'
import type { PaidSubscription } from '../outside/stripe-subscription.ts'
import type { Services } from '../services.ts'

const maxTries = 10

/**
 * Brings the plan to what Stripe says now. Events only say when to look: whatever order they come in, and however
 * often, the plan ends as the subscription is. Who looked before somebody else wrote looks again.
 */
export async function followSubscription(
  { stores, billing, now }: Pick<Services, 'stores' | 'billing' | 'now'>,
  ownerId: string,
): Promise<User | null> {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const user = await stores.users.find({ ownerId })
    if (!user?.stripeCustomerId || !billing) return user
    const subscription = await billing.findSubscription(user.stripeCustomerId)
    const facts = planFactsOf(user, subscription)
    if (!facts || isSaid(user, facts)) return user
    const changed = await stores.users.changePlan({ ownerId, facts, decidedOn: user.planVersion, now: now() })
    if (changed) return changed
  }
  throw new Error(`The plan of ${ownerId} changes faster than it can be read`)
}

/** Nothing new: most events tell of a change that is known already. */
function isSaid(user: User, facts: Partial<PlanFacts>): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.entries(facts).every(([name, value]) => plain(user[name as keyof PlanFacts]) === plain(value))
}

/** `null` when the subscription has nothing to say about this user's plan. */
function planFactsOf(user: User, subscription: PaidSubscription | null): Partial<PlanFacts> | null {
  if (!subscription) return null
  const { id, state, plan, interval, since, endsAt, next } = subscription
  if (state === 'ended') {
    // One that ended before the plan of today says nothing about it.
    if (user.stripeSubscriptionId !== id) return null
    const over = { stripeSubscriptionId: null, isPaymentOverdue: false, nextInterval: null }
    if (user.plan === 'trial') return { ...over, planEndsAt: null, nextPlan: 'none' }
    return { ...over, plan, planInterval: interval, planEndsAt: endsAt, nextPlan: 'none' }
  }
  const coming = {
    nextPlan: next === 'none' ? ('none' as const) : (next?.plan ?? null),
    nextInterval: next === 'none' ? null : (next?.interval ?? null),
  }
  const paid = { stripeSubscriptionId: id, isPaymentOverdue: state === 'overdue', planInterval: interval }
  if (state === 'trialing') {
    const after = next === 'none' ? coming : { nextPlan: next?.plan ?? plan, nextInterval: next?.interval ?? interval }
    return { ...paid, plan: 'trial', trialEndsAt: endsAt, planSince: null, planEndsAt: null, ...after }
  }
  return { ...paid, plan, trialEndsAt: null, planSince: since, planEndsAt: endsAt, ...coming }
}
