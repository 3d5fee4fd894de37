import { type FormFields, fieldsIn, listIn, textIn } from './parse-form.ts'
import type { StripeBooks } from './stripe-books.ts'
import { addInterval, makeSchedule, makeSession } from './stripe-objects.ts'

type Refused = { type: string; message: string; code?: string }

/** Stripe's own way of saying no. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly details: Refused
  constructor(status: number, details: Refused) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

type Call = { method: string; path: string; fields: FormFields; idempotencyKey: string }
type Answer = (books: StripeBooks, call: Call & { id: string }, mood: { isDeclining: boolean }) => object

const missing = (what: string) =>
  new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })

const listOf = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })

function find<Thing>(things: Map<string, Thing>, id: string, what: string): Thing {
  const thing = things.get(id)
  if (!thing) throw missing(`${what}: '${id}'`)
  return thing
}

const textsIn = (fields: FormFields, name: string) =>
  Object.fromEntries(Object.entries(fieldsIn(fields, name)).map(([key, value]) => [key, String(value)]))

const numberIn = (fields: FormFields, name: string) => {
  const text = textIn(fields, name)
  return text === undefined ? null : Number(text)
}

const priceIn = (item: string | FormFields | undefined) =>
  typeof item === 'object' ? textIn(item, 'price') : undefined

const answers: [method: string, path: RegExp, answer: Answer][] = [
  [
    'GET',
    /^\/v1\/prices$/,
    ({ prices }, { fields }) => {
      const keys = listIn(fields, 'lookup_keys')
      return listOf(
        [...prices.values()].filter(price => keys.includes(price.lookup_key ?? '')),
        '/v1/prices',
      )
    },
  ],
  ['GET', /^\/v1\/prices\/(.+)$/, ({ prices }, { id }) => find(prices, id, 'price')],
  [
    'POST',
    /^\/v1\/prices$/,
    (books, { fields }) =>
      books.addPrice({
        product: textIn(fields, 'product') ?? '',
        unit_amount: Number(textIn(fields, 'unit_amount')),
        currency: textIn(fields, 'currency') ?? '',
        lookup_key: textIn(fields, 'lookup_key') ?? null,
        interval: textIn(fieldsIn(fields, 'recurring'), 'interval') ?? null,
        metadata: textsIn(fields, 'metadata'),
      }),
  ],
  [
    'POST',
    /^\/v1\/products$/,
    ({ products }, { fields }) => {
      const id = textIn(fields, 'id') ?? ''
      if (products.has(id))
        throw new StripeRefusal(400, {
          type: 'invalid_request_error',
          code: 'resource_already_exists',
          message: 'Product already exists.',
        })
      products.add(id)
      return { id, object: 'product', name: textIn(fields, 'name') }
    },
  ],
  [
    'POST',
    /^\/v1\/customers$/,
    (books, { fields, idempotencyKey }) => {
      const known = books.answersByKey.get(idempotencyKey)
      if (known) return known
      const customer = { id: books.newId('cus'), object: 'customer', email: textIn(fields, 'email') ?? '' }
      books.customers.set(customer.id, customer)
      if (idempotencyKey) books.answersByKey.set(idempotencyKey, customer)
      return customer
    },
  ],
  [
    'DELETE',
    /^\/v1\/customers\/(.+)$/,
    (books, { id }) => {
      find(books.customers, id, 'customer')
      books.customers.delete(id)
      for (const subscription of books.subscriptions.values())
        if (subscription.customer === id) books.end(subscription.id)
      return { id, object: 'customer', deleted: true }
    },
  ],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    ({ subscriptions, customers }, { fields }) => {
      const customer = textIn(fields, 'customer') ?? ''
      find(customers, customer, 'customer')
      return listOf(
        [...subscriptions.values()].filter(one => one.customer === customer),
        '/v1/subscriptions',
      )
    },
  ],
  ['POST', /^\/v1\/subscriptions\/(.+)$/, updateSubscription],
  [
    'POST',
    /^\/v1\/subscription_schedules$/,
    (books, { fields }) => {
      const subscription = find(books.subscriptions, textIn(fields, 'from_subscription') ?? '', 'subscription')
      const { price, current_period_start: start_date, current_period_end: end_date } = books.itemOf(subscription)
      const phase = { start_date, end_date, items: [{ price: price.id, quantity: 1 }] }
      const schedule = makeSchedule({ id: books.newId('sub_sched'), subscription, phase })
      books.schedules.set(schedule.id, schedule)
      subscription.schedule = schedule.id
      return schedule
    },
  ],
  ['GET', /^\/v1\/subscription_schedules\/([^/]+)$/, ({ schedules }, { id }) => find(schedules, id, 'schedule')],
  [
    'POST',
    /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
    (books, { id }) => {
      const schedule = find(books.schedules, id, 'schedule')
      const subscription = books.subscriptions.get(schedule.subscription ?? '')
      if (subscription) subscription.schedule = null
      return Object.assign(schedule, { status: 'released', subscription: null, released_at: books.now() })
    },
  ],
  [
    'POST',
    /^\/v1\/subscription_schedules\/([^/]+)$/,
    (books, { id, fields }) => {
      const schedule = find(books.schedules, id, 'schedule')
      const given = listIn(fields, 'phases').filter(phase => typeof phase === 'object')
      let start = schedule.phases[0]?.start_date ?? books.now()
      schedule.phases = given.map(phase => {
        const interval = textIn(fieldsIn(phase, 'duration'), 'interval') ?? 'month'
        const end = numberIn(phase, 'end_date') ?? addInterval(start, interval)
        const items = listIn(phase, 'items').map(item => ({ price: priceIn(item) ?? '', quantity: 1 }))
        const made = { start_date: start, end_date: end, items }
        start = end
        return made
      })
      return schedule
    },
  ],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    ({ sessions }, { fields }) => {
      const [customer, status] = [textIn(fields, 'customer'), textIn(fields, 'status')]
      const found = [...sessions.values()].filter(one => one.customer === customer && one.status === status)
      return listOf(found, '/v1/checkout/sessions')
    },
  ],
  ['POST', /^\/v1\/checkout\/sessions$/, openSession],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    ({ sessions }, { id }) => Object.assign(find(sessions, id, 'checkout.session'), { status: 'expired', url: null }),
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (books, { fields }) => {
      find(books.customers, textIn(fields, 'customer') ?? '', 'customer')
      const id = books.newId('bps')
      return { id, object: 'billing_portal.session', url: `https://billing.stripe.example/p/${id}` }
    },
  ],
  [
    'GET',
    /^\/v1\/billing_portal\/configurations$/,
    ({ portals }) => listOf(portals, '/v1/billing_portal/configurations'),
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/configurations$/,
    (books, { fields }) => {
      const portal = { id: books.newId('bpc'), metadata: textsIn(fields, 'metadata') }
      books.portals.push(portal)
      return { object: 'billing_portal.configuration', ...portal }
    },
  ],
]

function updateSubscription(
  books: StripeBooks,
  { id, fields }: Call & { id: string },
  { isDeclining }: { isDeclining: boolean },
) {
  const subscription = find(books.subscriptions, id, 'subscription')
  if (subscription.schedule && (fields.items || fields.cancel_at_period_end))
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'The subscription is managed by a subscription schedule.',
    })
  const price = priceIn(listIn(fields, 'items')[0])
  if (price && isDeclining)
    throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
  const item = books.itemOf(subscription)
  if (price) {
    const chosen = find(books.prices, price, 'price')
    const startsAnew = chosen.recurring?.interval !== item.price.recurring?.interval || fields.trial_end === 'now'
    item.price = chosen
    if (startsAnew) {
      item.current_period_start = books.now()
      item.current_period_end = addInterval(books.now(), chosen.recurring?.interval ?? 'month')
      subscription.billing_cycle_anchor = books.now()
      Object.assign(subscription, { status: 'active', trial_end: null })
    }
  }
  const cancels = textIn(fields, 'cancel_at_period_end')
  if (cancels) subscription.cancel_at_period_end = cancels === 'true'
  return subscription
}

function openSession(books: StripeBooks, { fields }: Call) {
  const customer = textIn(fields, 'customer') ?? ''
  find(books.customers, customer, 'customer')
  const [line] = listIn(fields, 'line_items')
  const price = priceIn(line) ?? ''
  find(books.prices, price, 'price')
  const trialEnd = numberIn(fieldsIn(fields, 'subscription_data'), 'trial_end')
  if (trialEnd !== null && trialEnd < books.now() + 48 * 3600)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'The `trial_end` date has to be at least 2 days in the future.',
    })
  const id = books.newId('cs_test')
  const session = makeSession({
    id,
    url: `https://checkout.stripe.example/c/${id}`,
    mode: textIn(fields, 'mode') ?? '',
    customer,
    price,
    quantity: typeof line === 'object' ? Number(textIn(line, 'quantity') ?? 1) : 1,
    trialEnd,
    metadata: textsIn(fields, 'metadata'),
    success_url: textIn(fields, 'success_url') ?? '',
    now: books.now(),
  })
  books.sessions.set(id, session)
  return session
}

/** One call of the API. What is not there is refused as Stripe refuses it. */
export function answerStripe(books: StripeBooks, call: Call, mood: { isDeclining: boolean }): object {
  for (const [method, path, answer] of answers) {
    const match = call.method === method ? path.exec(call.path) : null
    if (match) return answer(books, { ...call, id: match[1] ?? '' }, mood)
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}).`,
  })
}
