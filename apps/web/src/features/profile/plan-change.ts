import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'

export type PaidPlan = 'standard' | 'pro'
export type Interval = 'month' | 'year'
export type PlanChange = { plan: PaidPlan | 'none'; interval: Interval }
type ChangeKind = 'current' | 'checkout' | 'keep' | 'up' | 'down'

const rank = { trial: 0, standard: 1, pro: 2 }

/** What choosing this plan means for who has that one. */
export function kindOfChange(plan: PlanResponse, wish: { plan: PaidPlan; interval: Interval }): ChangeKind {
  if (!plan.isPaying || plan.plan === null) return 'checkout'
  // In the trial a card already stands behind what comes next.
  const held = plan.plan === 'trial' ? plan.next : { plan: plan.plan, interval: plan.interval }
  if (held?.plan === wish.plan && held.interval === wish.interval) {
    const isKept = plan.next?.plan === wish.plan && plan.next.interval === wish.interval
    return isKept ? 'current' : 'keep'
  }
  if (plan.plan === 'trial' && wish.plan === 'standard' && plan.next?.plan !== 'pro') return 'keep'
  const now = rank[plan.plan]
  if (rank[wish.plan] !== now) return rank[wish.plan] > now ? 'up' : 'down'
  return plan.interval === 'month' && wish.interval === 'year' ? 'up' : 'down'
}
