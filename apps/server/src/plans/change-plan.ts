import type { PlanFacts, PlanInterval, User } from '@sondeo/database/users-store'
import { type PaidPlan, type PlanState, planAt } from './plan-state.ts'

export type PlanWish = { plan: PaidPlan | 'none'; interval: PlanInterval }

const rank = { none: 0, trial: 0, standard: 1, pro: 2 }

/** More than there is now is an upgrade: the higher plan, or the same one paid by the year. */
export function isUpgrade(state: Pick<PlanState, 'plan' | 'interval'>, { plan, interval }: PlanWish): boolean {
  const now = rank[state.plan ?? 'none']
  if (rank[plan] !== now) return rank[plan] > now
  return state.interval === 'month' && interval === 'year'
}

type How = { now: Date; hasBilling: boolean /** Do not wait for the end of what is paid. */; atOnce?: boolean }

/** Upgrades begin at once, everything else at the end of the period. For plans that no payment service keeps. */
export function decidePlanChange(
  user: User,
  wish: PlanWish,
  { now, hasBilling, atOnce = false }: How,
): Partial<PlanFacts> {
  const state = planAt(user, { now, hasBilling })
  const { plan, interval } = wish
  if (plan !== 'none' && (atOnce || isUpgrade(state, wish)))
    return {
      plan,
      planInterval: interval,
      planSince: keepsItsMonths(state, interval) ? state.since : now,
      ...nothingToCome,
    }
  if (state.plan === null || (atOnce && plan === 'none'))
    return { plan: state.plan === 'pro' ? 'pro' : 'standard', planEndsAt: now, nextPlan: 'none', trialEndsAt: null }
  const isSame = state.plan === plan && state.interval === interval
  const current = resolveCurrent(user, state)
  if (isSame) return { ...current, planEndsAt: null, nextPlan: null, nextInterval: null }
  const nextInterval = plan === 'none' ? null : interval
  return { ...current, planEndsAt: state.next?.at ?? state.period.endsAt, nextPlan: plan, nextInterval }
}

const nothingToCome = { trialEndsAt: null, planEndsAt: null, nextPlan: null, nextInterval: null } as const

/** Who upgrades within a month has used what was used. A year that begins begins today. */
const keepsItsMonths = (state: PlanState, interval: PlanInterval) =>
  (state.plan === 'standard' || state.plan === 'pro') && state.interval === interval

/** Writes down what time has already made of the plan, so that the next change builds on it. */
function resolveCurrent(user: User, state: PlanState): Partial<PlanFacts> {
  if (state.plan === null || state.plan === 'trial' || state.plan === user.plan) return {}
  const { plan, interval, since } = state
  return { plan, planInterval: interval, planSince: since, ...nothingToCome }
}
