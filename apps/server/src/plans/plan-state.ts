import type { PlanName } from '@sondeo/contract/plans/plans'
import type { PlanInterval, User } from '@sondeo/database/users-store'
import { spanAround } from './add-months.ts'

export type PaidPlan = 'standard' | 'pro'

/** What a user may at a moment, and what comes after. */
export type PlanState = {
  /** null: nothing until a plan is chosen. */
  plan: PlanName | null
  ended: 'trial_ended' | 'plan_required' | null
  interval: PlanInterval
  /** Where its months are counted from. */
  since: Date
  /** What usage is counted by: the trial, or a month from the plan's first day, also where a year is paid. */
  period: { key: string; startsAt: Date; endsAt: Date }
  /** A renewal, another plan, or the end. */
  next: { at: Date; plan: PaidPlan | 'none'; interval: PlanInterval } | null
}

const dayMs = 24 * 3600 * 1000
/** A renewal is told within the hour; where the news is late, nobody is locked out for it. */
const renewalGraceMs = 3 * dayMs

const monthsIn: Record<PlanInterval, number> = { month: 1, year: 12 }

type At = { now: Date; hasBilling: boolean }
type Running = { plan: PaidPlan; interval: PlanInterval; since: Date }

/** The one place that says which plan a user has. Whoever asks brings the moment. */
export function planAt(user: User, { now, hasBilling }: At): PlanState {
  if (user.plan === 'trial') return trialAt(user, { now, hasBilling })
  const running: Running = {
    plan: user.plan,
    interval: user.planInterval,
    since: user.planSince ?? user.createdAt,
  }
  const { planEndsAt: endsAt, nextPlan } = user
  if (!endsAt || now < endsAt) return runningAt(running, user, now)
  if (nextPlan === 'none') return endedAt(endsAt, { now, hasBilling })
  if (nextPlan) return changed(nextPlan, user, endsAt, now)
  const isPaidElsewhere = user.stripeSubscriptionId !== null
  if (isPaidElsewhere && now.getTime() >= endsAt.getTime() + renewalGraceMs) return endedAt(endsAt, { now, hasBilling })
  return runningAt(running, { ...user, planEndsAt: null }, now)
}

function trialAt(user: User, { now, hasBilling }: At): PlanState {
  const endsAt = user.trialEndsAt ?? user.createdAt
  if (now < endsAt) {
    const next = user.nextPlan ?? (hasBilling ? 'none' : 'standard')
    return {
      plan: 'trial',
      ended: null,
      interval: 'month',
      since: user.createdAt,
      period: { key: 'trial', startsAt: user.createdAt, endsAt },
      next: { at: endsAt, plan: next, interval: user.nextInterval ?? 'month' },
    }
  }
  if (user.nextPlan === 'standard' || user.nextPlan === 'pro') return changed(user.nextPlan, user, endsAt, now)
  const after = endedAt(endsAt, { now, hasBilling })
  return after.plan === null ? { ...after, ended: 'trial_ended' } : after
}

const changed = (plan: PaidPlan, user: User, since: Date, now: Date): PlanState =>
  runningAt(
    { plan, interval: user.nextInterval ?? user.planInterval, since },
    { planEndsAt: null, nextPlan: null, nextInterval: null },
    now,
  )

/** Without billing nobody is left without a plan: what follows is Standard. */
function endedAt(endsAt: Date, { now, hasBilling }: At): PlanState {
  if (!hasBilling)
    return runningAt(
      { plan: 'standard', interval: 'month', since: endsAt },
      { planEndsAt: null, nextPlan: null, nextInterval: null },
      now,
    )
  const { startsAt, endsAt: end } = spanAround(endsAt, now, 1)
  const period = { key: startsAt.toISOString().slice(0, 10), startsAt, endsAt: end }
  return { plan: null, ended: 'plan_required', interval: 'month', since: endsAt, period, next: null }
}

type Next = Pick<User, 'planEndsAt' | 'nextPlan' | 'nextInterval'>

function runningAt(
  { plan, interval, since }: Running,
  { planEndsAt, nextPlan, nextInterval }: Next,
  now: Date,
): PlanState {
  const { startsAt, endsAt } = spanAround(since, now, 1)
  const renewsAt = planEndsAt ?? spanAround(since, now, monthsIn[interval]).endsAt
  return {
    plan,
    ended: null,
    interval,
    since,
    period: { key: startsAt.toISOString().slice(0, 10), startsAt, endsAt },
    next: { at: renewsAt, plan: nextPlan ?? plan, interval: nextInterval ?? interval },
  }
}
