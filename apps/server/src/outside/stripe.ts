import type Stripe from 'stripe'
import {
  BadPrices,
  type Interval,
  loadPrices,
  type PaidPlan,
  type PriceIds,
  packKey,
  planKey,
  setUpPrices,
  type UnitKind,
} from './stripe-prices.ts'
import { chooseSubscription, findNextPrice, type PaidSubscription, readSubscription } from './stripe-subscription.ts'

type Person = { ownerId: string; email: string; name: string; language: 'es' | 'en' }
type Page = { customerId: string; returnUrl: string; language: 'es' | 'en' }
type Sold = { plan: PaidPlan; interval: Interval }

/** Every failure of Stripe as we use it: the service is away, or the card was declined. */
export class BillingError extends Error {
  override name = 'BillingError'
  readonly refusal: 'card-declined' | 'away'

  constructor(refusal: BillingError['refusal'], options: ErrorOptions) {
    super(`Stripe: ${refusal}`, options)
    this.refusal = refusal
  }
}

/** Stripe as we use it. Its calls fail with a `BillingError`. */
export type Billing = {
  /** At the start: wrong prices or a wrong key stop it; a service that is away does not. */
  check: () => Promise<'ready' | 'away'>
  setUp: () => Promise<string[]>
  createCustomer: (person: Person) => Promise<string>
  startPlanCheckout: (page: Page & Sold & { chargedAt: Date | null }) => Promise<string>
  startPackCheckout: (page: Page & { kind: UnitKind; packs: number; units: number }) => Promise<string>
  openPortal: (page: Page) => Promise<string>
  findSubscription: (customerId: string) => Promise<PaidSubscription | null>
  changeNow: (subscription: PaidSubscription, to: Sold) => Promise<void>
  changeAtEnd: (subscription: PaidSubscription, to: Sold) => Promise<void>
  cancelAtEnd: (subscription: PaidSubscription) => Promise<void>
  /** Takes back a change or a cancellation that was to come. */
  keep: (subscription: PaidSubscription) => Promise<void>
  /** Ends every subscription at once and forgets the person. */
  removeCustomer: (customerId: string) => Promise<void>
  /** The event in a signed message; throws when the signature or its time is wrong. */
  readEvent: (message: { body: Buffer; signature: string; now: Date }) => Promise<Stripe.Event>
}

type BillingSettings = { secretKey: string; webhookSecret: string; url: string }

const MAX_CLOCK_DRIFT_MS = 300_000
const portalMark = 'sondeo_portal'
const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

export function buildStripe({ secretKey, webhookSecret, url }: BillingSettings): Billing {
  // Loaded with the first use: the library is large, and most servers sell nothing.
  let opened: Promise<Stripe> | undefined
  const open = () => (opened ??= openStripe(secretKey, url))
  let prices: Promise<PriceIds> | undefined
  const priceOf = async (stripe: Stripe, key: string) => {
    prices ??= loadPrices(stripe)
    prices.catch(() => {
      prices = undefined
    })
    return (await prices).get(key) ?? ''
  }

  async function ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await open())
    } catch (error) {
      throw new BillingError(isCardError(error) ? 'card-declined' : 'away', { cause: error })
    }
  }

  /** A schedule owns its subscription: nothing else can change it until it lets go. */
  async function release(stripe: Stripe, { scheduleId }: PaidSubscription) {
    if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId)
  }

  /** A page of payment left open in another tab could be paid too. */
  async function closeOpenCheckouts(stripe: Stripe, customer: string) {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 })
    for (const { id } of data) await stripe.checkout.sessions.expire(id)
  }

  return {
    async check() {
      const stripe = await open()
      try {
        prices = Promise.resolve(await loadPrices(stripe))
        return 'ready'
      } catch (error) {
        if (error instanceof BadPrices) throw error
        const { type, statusCode } = error as { type?: string; statusCode?: number }
        if (type === 'StripeAuthenticationError' || statusCode === 401 || statusCode === 403)
          throw new BadPrices('STRIPE_SECRET_KEY: Stripe refuses this key.')
        return 'away'
      }
    },

    async setUp() {
      const stripe = await open()
      const made = await setUpPrices(stripe)
      prices = undefined
      return (await findPortal(stripe)) ? made : [...made, await makePortal(stripe)]
    },

    createCustomer: ({ ownerId, email, name, language }) =>
      ask(async stripe => {
        const details = { email, name, preferred_locales: [language], metadata: { sondeo_user: ownerId } }
        const { id } = await stripe.customers.create(details, { idempotencyKey: `customer-${ownerId}` })
        return id
      }),

    startPlanCheckout: ({ customerId, returnUrl, language, plan, interval, chargedAt }) =>
      ask(async stripe => {
        await closeOpenCheckouts(stripe, customerId)
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: await priceOf(stripe, planKey(plan, interval)), quantity: 1 }],
          ...(chargedAt && { subscription_data: { trial_end: toSeconds(chargedAt) } }),
          success_url: `${returnUrl}?paid=plan`,
          cancel_url: returnUrl,
          locale: language,
        })
        return session.url ?? ''
      }),

    startPackCheckout: ({ customerId, returnUrl, language, kind, packs, units }) =>
      ask(async stripe => {
        const session = await stripe.checkout.sessions.create({
          mode: 'payment',
          customer: customerId,
          line_items: [{ price: await priceOf(stripe, packKey(kind)), quantity: packs }],
          metadata: { sondeo_kind: kind, sondeo_units: String(units) },
          success_url: `${returnUrl}?paid=credits`,
          cancel_url: returnUrl,
          locale: language,
        })
        return session.url ?? ''
      }),

    openPortal: ({ customerId, returnUrl, language }) =>
      ask(async stripe => {
        const configuration = await findPortal(stripe)
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: language,
          ...(configuration && { configuration }),
        })
        return session.url
      }),

    findSubscription: customerId =>
      ask(async stripe => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20 })
        const found = await Promise.all(data.map(subscription => readWithSchedule(stripe, subscription)))
        return chooseSubscription(found.filter(one => one !== null))
      }),

    changeNow: (subscription, { plan, interval }) =>
      ask(async stripe => {
        await release(stripe, subscription)
        await stripe.subscriptions.update(subscription.id, {
          items: [{ id: subscription.itemId, price: await priceOf(stripe, planKey(plan, interval)) }],
          // The difference is charged now; where it cannot be, nothing changes.
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          ...(subscription.state === 'trialing' && { trial_end: 'now' }),
        })
      }),

    changeAtEnd: (subscription, { plan, interval }) =>
      ask(async stripe => {
        await release(stripe, subscription)
        const price = await priceOf(stripe, planKey(plan, interval))
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
        const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
        const [phase] = schedule.phases
        if (!phase) throw new Error('a schedule without a phase')
        const items = phase.items.map(({ price, quantity }) => ({
          price: typeof price === 'string' ? price : price.id,
          quantity: quantity ?? 1,
        }))
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            { items, start_date: phase.start_date, end_date: phase.end_date },
            { items: [{ price, quantity: 1 }], duration: { interval, interval_count: 1 } },
          ],
        })
      }),

    cancelAtEnd: subscription =>
      ask(async stripe => {
        await release(stripe, subscription)
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
      }),

    keep: subscription =>
      ask(async stripe => {
        await release(stripe, subscription)
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
      }),

    removeCustomer: customerId =>
      ask(async stripe => {
        await stripe.customers.del(customerId).catch((error: { code?: string }) => {
          if (error.code !== 'resource_missing') throw error
        })
      }),

    async readEvent({ body, signature, now }) {
      const stripe = await open()
      // The library refuses what is old and takes what is from tomorrow, which could then be told again all day.
      const signedAtMs = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]) * 1000
      if (!(signedAtMs <= now.getTime() + MAX_CLOCK_DRIFT_MS)) throw new Error('signed in the future')
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now.getTime())
    },
  }
}

async function openStripe(secretKey: string, url: string): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(url)
  const isHttps = protocol === 'https:'
  return new StripeClient(secretKey, {
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
}

async function readWithSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<PaidSubscription | null> {
  const { schedule } = subscription
  const known = typeof schedule === 'string' ? await stripe.subscriptionSchedules.retrieve(schedule) : schedule
  const nextPrice = findNextPrice(known)
  return readSubscription(subscription, nextPrice ? await stripe.prices.retrieve(nextPrice) : null)
}

const isCardError = (error: unknown) => (error as { type?: string }).type === 'StripeCardError'

async function findPortal(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.[portalMark] === 'yes')?.id
}

/** Plans are changed in the profile, where upgrades and downgrades follow our rules; the portal does the rest. */
async function makePortal(stripe: Stripe): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id', 'name'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata: { [portalMark]: 'yes' },
  })
  return `customer portal: ${id}`
}
