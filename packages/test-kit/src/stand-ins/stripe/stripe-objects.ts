/** Objects as the API version of the library has them: the fields that a reader of them may look at. */
export type StripePrice = ReturnType<typeof makePrice>
export type StripeSubscription = ReturnType<typeof makeSubscription>
export type StripeSchedule = ReturnType<typeof makeSchedule>
export type StripeSession = ReturnType<typeof makeSession>

const daySeconds = 24 * 3600

type PriceDraft = {
  id: string
  product: string
  unit_amount: number
  currency: string
  lookup_key: string | null
  interval: string | null
  metadata: Record<string, string>
  created: number
}

export const makePrice = ({ interval, ...draft }: PriceDraft) => ({
  object: 'price' as const,
  active: true,
  billing_scheme: 'per_unit',
  livemode: false,
  nickname: null,
  recurring: interval === null ? null : { interval, interval_count: 1, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  type: interval === null ? 'one_time' : 'recurring',
  ...draft,
})

/** The end of a paid period: a month or a year on, in whole days as far as tests mind. */
export function addInterval(fromSeconds: number, interval: string): number {
  const date = new Date(fromSeconds * 1000)
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return date.getTime() / 1000
}

type SubscriptionDraft = {
  id: string
  itemId: string
  customer: string
  price: StripePrice
  now: number
  trialEnd: number | null
}

export const makeSubscription = ({ id, itemId, customer, price, now, trialEnd }: SubscriptionDraft) => ({
  id,
  object: 'subscription' as const,
  billing_cycle_anchor: trialEnd ?? now,
  cancel_at: null as number | null,
  cancel_at_period_end: false,
  canceled_at: null as number | null,
  collection_method: 'charge_automatically',
  created: now,
  currency: 'usd',
  customer,
  ended_at: null as number | null,
  items: {
    object: 'list' as const,
    data: [
      {
        id: itemId,
        object: 'subscription_item' as const,
        created: now,
        current_period_start: now,
        current_period_end: trialEnd ?? addInterval(now, price.recurring?.interval ?? 'month'),
        metadata: {},
        price,
        quantity: 1,
        subscription: id,
      },
    ],
    has_more: false,
    url: `/v1/subscription_items?subscription=${id}`,
  },
  latest_invoice: null,
  livemode: false,
  metadata: {},
  schedule: null as string | null,
  start_date: now,
  status: (trialEnd === null ? 'active' : 'trialing') as string,
  trial_end: trialEnd,
  trial_start: trialEnd === null ? null : now,
})

type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] }

export const makeSchedule = ({
  id,
  subscription,
  phase,
}: {
  id: string
  subscription: StripeSubscription
  phase: Phase
}) => ({
  id,
  object: 'subscription_schedule' as const,
  created: phase.start_date,
  current_phase: { start_date: phase.start_date, end_date: phase.end_date },
  customer: subscription.customer,
  end_behavior: 'release',
  livemode: false,
  metadata: {},
  phases: [phase],
  released_at: null as number | null,
  status: 'active' as string,
  subscription: subscription.id as string | null,
})

type SessionDraft = {
  id: string
  url: string
  mode: string
  customer: string
  price: string
  quantity: number
  trialEnd: number | null
  metadata: Record<string, string>
  success_url: string
  now: number
}

export const makeSession = ({ now, price, quantity, trialEnd, ...draft }: SessionDraft) => ({
  object: 'checkout.session' as const,
  cancel_url: draft.success_url,
  created: now,
  expires_at: now + daySeconds,
  livemode: false,
  payment_status: 'unpaid' as string,
  status: 'open' as string,
  subscription: null as string | null,
  /** What the page sells: the API answers it only when asked for. */
  line_items: { object: 'list' as const, data: [{ price, quantity }], has_more: false },
  trial_end: trialEnd,
  ...draft,
})
