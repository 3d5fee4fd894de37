import type { PlanResponse, UnitKind } from '@sondeo/contract/plans/plan-calls'
import { findPlan } from '../../plans/find-plan.ts'
import { recordsIn, unitsIn } from '../../plans/plan-limits.ts'
import { reachedLevel } from '../../plans/reached-level.ts'
import type { PlanServices } from './plan-services.ts'

const kinds: UnitKind[] = ['report', 'scan']

/** Everything that the profile shows of a plan. */
export async function describePlan(services: PlanServices, ownerId: string): Promise<PlanResponse> {
  const { stores, enforcesLimits, hasBilling } = services
  const { user, state } = await findPlan(services, ownerId)
  const { period, next } = state
  const left = await stores.credits.countLeft({ ownerId })
  const usage: PlanResponse['usage'] = []
  for (const kind of kinds) {
    const limit = unitsIn(state, kind)
    const used = await stores.usage.count({ ownerId, kind, period: period.key })
    usage.push({ kind, used, limit, creditsLeft: left[kind], level: reachedLevel(used, limit) })
  }
  return {
    plan: state.plan,
    ended: state.ended,
    interval: state.interval,
    period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
    next: next && { ...next, at: next.at.toISOString() },
    usage,
    recordsPerScan: recordsIn(state),
    isEnforced: enforcesLimits,
    hasBilling,
    isPaying: user.stripeSubscriptionId !== null && state.plan !== null,
    isPaymentOverdue: user.isPaymentOverdue,
    hasProFeatures: !hasBilling || state.plan === 'pro',
  }
}
