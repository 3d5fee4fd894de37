import type Stripe from 'stripe'
import type { Interval, PaidPlan } from './stripe-prices.ts'

/** What counts of a subscription, whatever else Stripe says of it. */
export type PaidSubscription = {
  id: string
  itemId: string
  scheduleId: string | null
  state: 'trialing' | 'active' | 'overdue' | 'ended'
  plan: PaidPlan
  interval: Interval
  /** Where its months are counted from. */
  since: Date
  /** The end of what is paid or tried; for one that ended, that moment. */
  endsAt: Date
  /** What comes at that end; null is the same again. */
  next: { plan: PaidPlan; interval: Interval } | 'none' | null
  createdAt: Date
}

const moment = (seconds: number) => new Date(seconds * 1000)

const states: Partial<Record<Stripe.Subscription.Status, PaidSubscription['state']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'overdue',
  canceled: 'ended',
  unpaid: 'ended',
  paused: 'ended',
}

const isInterval = (name: unknown): name is Interval => name === 'month' || name === 'year'
const isPaidPlan = (name: unknown): name is PaidPlan => name === 'standard' || name === 'pro'

/** By what setting up wrote on the price: its lookup key may have moved on to a newer price. */
function planOfPrice(price: Stripe.Price): { plan: PaidPlan; interval: Interval } | null {
  const plan = price.metadata.sondeo_plan ?? price.lookup_key?.split('_')[1]
  const interval = price.recurring?.interval
  return isPaidPlan(plan) && isInterval(interval) ? { plan, interval } : null
}

/** `null` for what never began (its first payment failed) and for what is not one of our plans. */
export function readSubscription(
  subscription: Stripe.Subscription,
  nextPrice: Stripe.Price | null,
): PaidSubscription | null {
  const state = states[subscription.status]
  const [item] = subscription.items.data
  const sold = item && planOfPrice(item.price)
  if (!state || !item || !sold) return null
  const { schedule, billing_cycle_anchor: anchor, cancel_at: cancelAt, ended_at: endedAt } = subscription
  const periodEnd = subscription.status === 'trialing' ? subscription.trial_end : item.current_period_end
  const stopped = endedAt ?? item.current_period_start
  const isCancelled = subscription.cancel_at_period_end || cancelAt !== null
  const planned = nextPrice && planOfPrice(nextPrice)
  const isOther = planned && (planned.plan !== sold.plan || planned.interval !== sold.interval)
  return {
    id: subscription.id,
    itemId: item.id,
    scheduleId: typeof schedule === 'string' ? schedule : (schedule?.id ?? null),
    state,
    ...sold,
    since: moment(Math.min(anchor, item.current_period_start)),
    endsAt: moment(state === 'ended' ? stopped : (cancelAt ?? periodEnd ?? item.current_period_end)),
    next: isCancelled || state === 'ended' ? 'none' : isOther ? planned : null,
    createdAt: moment(subscription.created),
  }
}

/** The price that a schedule brings after the current phase. */
export function findNextPrice(schedule: Stripe.SubscriptionSchedule | null): string | null {
  if (schedule?.status !== 'active') return null
  const current = schedule.current_phase
  const next = schedule.phases.find(({ start_date }) => current !== null && start_date >= current.end_date)
  const price = next?.items[0]?.price
  return typeof price === 'string' ? price : (price?.id ?? null)
}

/** The one that counts: what runs, else what ended last. */
export function chooseSubscription(found: PaidSubscription[]): PaidSubscription | null {
  const newestFirst = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return newestFirst.find(({ state }) => state !== 'ended') ?? newestFirst[0] ?? null
}
