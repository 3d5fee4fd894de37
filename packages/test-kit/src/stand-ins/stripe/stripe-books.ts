import {
  addInterval,
  makePrice,
  makeSubscription,
  type StripePrice,
  type StripeSchedule,
  type StripeSession,
  type StripeSubscription,
} from './stripe-objects.ts'

export type StripeBooks = ReturnType<typeof openStripeBooks>

/** What Stripe remembers, and what happens there without a call of ours: people pay, time renews, cards fail. */
export function openStripeBooks(now: () => number) {
  let made = 0
  const newId = (prefix: string) => `${prefix}_${++made}`
  const prices = new Map<string, StripePrice>()
  const products = new Set<string>()
  const customers = new Map<string, { id: string; email: string }>()
  const subscriptions = new Map<string, StripeSubscription>()
  const schedules = new Map<string, StripeSchedule>()
  const sessions = new Map<string, StripeSession>()
  const portals: { id: string; metadata: Record<string, string> }[] = []
  const answersByKey = new Map<string, object>()

  function get<Thing>(things: Map<string, Thing>, id: string | undefined): Thing {
    const thing = things.get(id ?? '')
    if (!thing) throw new Error(`the stand-in knows no ${id}`)
    return thing
  }
  const itemOf = ({ items }: StripeSubscription) => items.data[0] as StripeSubscription['items']['data'][number]

  return {
    now,
    newId,
    prices,
    products,
    customers,
    subscriptions,
    schedules,
    sessions,
    portals,
    answersByKey,
    get,
    itemOf,

    addPrice(draft: Omit<Parameters<typeof makePrice>[0], 'id' | 'created'>): StripePrice {
      const price = makePrice({ ...draft, id: newId('price'), created: now() })
      // A lookup key belongs to one price only.
      for (const other of prices.values()) if (other.lookup_key === price.lookup_key) other.lookup_key = null
      prices.set(price.id, price)
      return price
    },

    /** Somebody fills in the payment page. */
    pay(url: string): StripeSession {
      const session = [...sessions.values()].find(one => one.url === url)
      if (session?.status !== 'open') throw new Error(`no open payment page at ${url}`)
      const [line] = session.line_items.data
      session.status = 'complete'
      session.payment_status = session.trial_end === null ? 'paid' : 'no_payment_required'
      if (session.mode === 'subscription') {
        const price = get(prices, line?.price)
        const { customer, trial_end: trialEnd } = session
        const id = newId('sub')
        subscriptions.set(id, makeSubscription({ id, itemId: newId('si'), customer, price, now: now(), trialEnd }))
        session.subscription = id
      }
      return session
    },

    /** A period ends: it is renewed, changed by its schedule, or over. */
    passPeriod(id: string, { isPaid = true } = {}): StripeSubscription {
      const subscription = get(subscriptions, id)
      const item = itemOf(subscription)
      if (subscription.cancel_at_period_end) return this.end(id)
      const schedule = subscription.schedule ? get(schedules, subscription.schedule) : null
      const next = schedule?.phases[1]
      if (schedule && next) {
        item.price = get(prices, next.items[0]?.price)
        schedule.status = 'released'
        subscription.schedule = null
      }
      item.current_period_start = item.current_period_end
      item.current_period_end = addInterval(item.current_period_start, item.price.recurring?.interval ?? 'month')
      if (subscription.status === 'trialing') subscription.billing_cycle_anchor = item.current_period_start
      subscription.status = isPaid ? 'active' : 'past_due'
      return subscription
    },

    end(id: string): StripeSubscription {
      const subscription = get(subscriptions, id)
      subscription.status = 'canceled'
      subscription.ended_at = now()
      subscription.canceled_at = now()
      return subscription
    },
  }
}
