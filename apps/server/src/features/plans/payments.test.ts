import { deleteAccount } from '@sondeo/contract/accounts'
import { buyCredits, changePlan, getPlan, openPortal, startCheckout } from '@sondeo/contract/plans/plan-calls'
import { type SignedEvent, type StripeStandIn, startStripe } from '@sondeo/test-kit/stand-ins/start-stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { buildStripe } from '../../outside/stripe.ts'
import { endPayments, endPaymentsLater } from '../../plans/end-payments.ts'
import { lookAfterPlans } from '../../plans/look-after-plans.job.ts'

const dayMs = 24 * 3600 * 1000
let stripe: StripeStandIn
let server: TestServer
beforeAll(async () => {
  let now = () => new Date()
  stripe = await startStripe({ now: () => now() })
  const settings = { secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret, url: stripe.url }
  await buildStripe(settings).setUp()
  server = await startTestServer({
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_URL: stripe.url,
    },
  })
  now = server.clock.now
})
afterAll(async () => {
  await server.discard()
  await stripe.close()
})
beforeEach(() => stripe.behave('answer'))

type Person = Awaited<ReturnType<typeof registerSomebody>>

const tell = ({ body, signature }: SignedEvent) =>
  server.client().send({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    payload: body,
  })

const planOf = async ({ client }: Person) => (await client.call(getPlan)).body.plan

/** Chooses a plan on the profile, pays, and lets Stripe tell it. */
async function subscribe(person: Person, plan: 'standard' | 'pro', interval: 'month' | 'year' = 'month') {
  const { body } = await person.client.call(startCheckout, { plan, interval, startsNow: true })
  const session = stripe.books.pay(body.url)
  const subscription = stripe.books.get(stripe.books.subscriptions, session.subscription ?? '')
  expect((await tell(stripe.sign('checkout.session.completed', session))).statusCode).toBe(200)
  return subscription
}
/** In two steps: a session that nobody uses for thirty days ends. */
async function passMonth(person: Person) {
  server.clock.advance(16 * dayMs)
  await planOf(person)
  server.clock.advance(16 * dayMs)
}
const tellUpdated = (subscription: object) => tell(stripe.sign('customer.subscription.updated', subscription))

test('checkout from the profile buys Standard or Pro, by the month or the year', async () => {
  for (const [plan, interval] of [
    ['standard', 'month'],
    ['standard', 'year'],
    ['pro', 'month'],
    ['pro', 'year'],
  ] as const) {
    const person = await registerSomebody(server)
    expect((await planOf(person)).plan).toBe('trial')
    await subscribe(person, plan, interval)
    expect(await planOf(person)).toMatchObject({ plan, interval, isPaying: true, next: { plan, interval } })
    const again = await person.client.call(startCheckout, { plan, interval })
    expect([again.status, again.failure.code]).toEqual([409, 'already_subscribed'])
  }
})

test('section 9: with a card in the trial, Standard is charged on the trial’s last day unless cancelled', async () => {
  const person = await registerSomebody(server)
  const { body } = await person.client.call(startCheckout, { plan: 'standard', interval: 'month' })
  const session = stripe.books.pay(body.url)
  const trialEnd = (await planOf(person)).period.endsAt
  await tell(stripe.sign('checkout.session.completed', session))
  expect(await planOf(person)).toMatchObject({ plan: 'trial', next: { plan: 'standard' }, isPaying: true })
  expect(new Date((session.trial_end ?? 0) * 1000).getTime()).toBe(Math.floor(Date.parse(trialEnd) / 1000) * 1000)
  await person.client.call(changePlan, { plan: 'none', interval: 'month' })
  expect(await planOf(person)).toMatchObject({ plan: 'trial', next: { plan: 'none' } })
  await person.client.call(changePlan, { plan: 'standard', interval: 'month' })
  expect(await planOf(person)).toMatchObject({ next: { plan: 'standard' } })
  server.clock.advance(14 * dayMs)
  await tellUpdated(stripe.books.passPeriod(session.subscription ?? ''))
  expect(await planOf(person)).toMatchObject({ plan: 'standard', next: { plan: 'standard' } })
})

test('section 4: an upgrade is immediate and charged at once; a declined card changes nothing', async () => {
  const person = await registerSomebody(server)
  await subscribe(person, 'standard')
  stripe.behave('decline')
  const declined = await person.client.call(changePlan, { plan: 'pro', interval: 'month' })
  expect([declined.status, declined.failure.code]).toEqual([402, 'payment_failed'])
  expect((await planOf(person)).plan).toBe('standard')
  stripe.behave('answer')
  const { body } = await person.client.call(changePlan, { plan: 'pro', interval: 'month' })
  expect(body.plan).toMatchObject({ plan: 'pro', next: { plan: 'pro' } })
})

test('section 4: a downgrade and a cancellation take effect at the end of the period, and can be taken back', async () => {
  const person = await registerSomebody(server)
  const subscription = await subscribe(person, 'pro')
  const change = async (plan: 'standard' | 'pro' | 'none') =>
    (await person.client.call(changePlan, { plan, interval: 'month' })).body.plan
  expect(await change('standard')).toMatchObject({ plan: 'pro', next: { plan: 'standard' } })
  expect(await change('none')).toMatchObject({ plan: 'pro', next: { plan: 'none' } })
  expect(await change('pro')).toMatchObject({ plan: 'pro', next: { plan: 'pro' } })
  expect(await change('standard')).toMatchObject({ plan: 'pro', next: { plan: 'standard' } })
  await passMonth(person)
  await tellUpdated(stripe.books.passPeriod(subscription.id))
  expect(await planOf(person)).toMatchObject({ plan: 'standard', next: { plan: 'standard' } })
  expect(await change('none')).toMatchObject({ plan: 'standard', next: { plan: 'none' } })
  await passMonth(person)
  await tell(stripe.sign('customer.subscription.deleted', stripe.books.passPeriod(subscription.id)))
  expect(await planOf(person)).toMatchObject({ plan: null, ended: 'plan_required', isPaying: false })
  const refused = await person.client.call(changePlan, { plan: 'pro', interval: 'month' })
  expect(refused.failure.code).toBe('no_subscription')
  await subscribe(person, 'pro')
  expect((await planOf(person)).plan).toBe('pro')
})

test('events in any order, repeated and at the same moment end in the same plan', async () => {
  const person = await registerSomebody(server)
  const { body } = await person.client.call(startCheckout, { plan: 'standard', interval: 'month', startsNow: true })
  const session = stripe.books.pay(body.url)
  const subscription = stripe.books.get(stripe.books.subscriptions, session.subscription ?? '')
  const early = structuredClone(subscription)
  const upgraded = await person.client.call(changePlan, { plan: 'pro', interval: 'month' })
  expect(upgraded.body.plan.plan).toBe('pro')
  const late = [
    stripe.sign('customer.subscription.updated', subscription),
    stripe.sign('invoice.paid', { object: 'invoice', customer: subscription.customer }),
    stripe.sign('customer.subscription.created', early),
    stripe.sign('checkout.session.completed', session),
  ]
  const told = await Promise.all([...late, ...late].map(tell))
  expect(told.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(await planOf(person)).toMatchObject({ plan: 'pro', isPaying: true })
})

test('a renewal that could not be charged is shown, and a renewal whose news got lost is looked up', async () => {
  const person = await registerSomebody(server)
  const subscription = await subscribe(person, 'standard')
  await passMonth(person)
  stripe.books.passPeriod(subscription.id, { isPaid: false })
  expect((await planOf(person)).isPaymentOverdue).toBe(false)
  await lookAfterPlans.run(server.services, {})
  const overdue = await planOf(person)
  expect(overdue).toMatchObject({ plan: 'standard', isPaymentOverdue: true })
  expect(Date.parse(overdue.next?.at ?? '')).toBeGreaterThan(server.clock.now().getTime())
})

test('section 9: credits are bought in packs, counted once however often the payment is told', async () => {
  const person = await registerSomebody(server)
  const { body } = await person.client.call(buyCredits, { kind: 'scan', packs: 2 })
  const session = stripe.books.pay(body.url)
  const event = stripe.sign('checkout.session.completed', session)
  const again = stripe.sign('checkout.session.async_payment_succeeded', session)
  await Promise.all([tell(event), tell(event), tell(again)])
  expect((await planOf(person)).usage).toMatchObject([
    { kind: 'report', creditsLeft: 0 },
    { kind: 'scan', creditsLeft: 50 },
  ])
})

test('only messages that Stripe signed a moment ago are believed', async () => {
  const person = await registerSomebody(server)
  const { body } = await person.client.call(buyCredits, { kind: 'report', packs: 1 })
  const session = stripe.books.pay(body.url)
  const signed = stripe.sign('checkout.session.completed', session)
  const old = new Date(server.clock.now().getTime() - 6 * 60_000)
  const forged = [
    stripe.sign('checkout.session.completed', session, { secret: 'whsec_of_somebody_else' }),
    stripe.sign('checkout.session.completed', session, { at: old }),
    { ...signed, body: signed.body.replace('"sondeo_units":"5"', '"sondeo_units":"5000"') },
    stripe.sign('checkout.session.completed', session, { at: new Date(server.clock.now().getTime() + 86_400_000) }),
    { ...signed, signature: '' },
    { ...signed, signature: 't=,v1=' },
    { ...signed, body: '' },
  ]
  for (const message of forged) {
    const reply = await tell(message)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'webhook_signature_invalid'])
  }
  expect((await planOf(person)).usage[0]?.creditsLeft).toBe(0)
})

test('a signed event without an object is refused as bad input, never as a failure of ours', async () => {
  for (const object of [undefined, null, 5, 'text']) {
    const reply = await tell(stripe.sign('customer.subscription.deleted', object as unknown as object))
    expect([object, reply.statusCode, reply.json().code]).toEqual([object, 400, 'invalid_input'])
  }
})

test('events about customers we do not know are taken and change nothing', async () => {
  const reply = await tell(stripe.sign('customer.subscription.deleted', { object: 'subscription', customer: 'cus_x' }))
  expect(reply.statusCode).toBe(200)
})

test('an event that could not be dealt with is told again by Stripe, and counts then', async () => {
  const person = await registerSomebody(server)
  const { body } = await person.client.call(startCheckout, { plan: 'pro', interval: 'month' })
  const event = stripe.sign('checkout.session.completed', stripe.books.pay(body.url))
  stripe.behave('fail')
  expect((await tell(event)).statusCode).toBe(503)
  expect((await planOf(person)).plan).toBe('trial')
  stripe.behave('answer')
  expect((await tell(event)).statusCode).toBe(200)
  expect((await planOf(person)).plan).toBe('pro')
})

test('the customer portal opens for who has paid something, and says so to who has not', async () => {
  const person = await registerSomebody(server)
  expect((await person.client.call(openPortal)).failure.code).toBe('no_subscription')
  await subscribe(person, 'standard')
  expect((await person.client.call(openPortal)).body.url).toContain('https://billing.stripe.example/')
})

test('a second payment page closes the first, so that nobody pays twice', async () => {
  const person = await registerSomebody(server)
  const first = await person.client.call(startCheckout, { plan: 'pro', interval: 'month' })
  await person.client.call(startCheckout, { plan: 'pro', interval: 'year' })
  expect(() => stripe.books.pay(first.body.url)).toThrow('no open payment page')
})

test('deleting an account cancels its subscription, at once or as soon as Stripe answers', async () => {
  const person = await registerSomebody(server)
  const subscription = await subscribe(person, 'pro')
  expect((await person.client.call(deleteAccount, { email: person.email })).status).toBe(200)
  expect(subscription.status).toBe('canceled')

  const other = await registerSomebody(server)
  const stays = await subscribe(other, 'standard')
  const user = await server.services.stores.users.find({ ownerId: other.user._id })
  const queued: { customerId: string }[] = []
  const jobs = {
    ...server.services.jobs,
    send: async (_: unknown, payload: object) => void queued.push(payload as never),
  }
  stripe.behave('fail')
  await endPayments({ ...server.services, jobs }, { stripeCustomerId: user?.stripeCustomerId ?? null })
  expect(queued).toEqual([{ customerId: stays.customer }])
  stripe.behave('answer')
  await endPaymentsLater.run(server.services, { customerId: stays.customer })
  expect(stays.status).toBe('canceled')
  await endPaymentsLater.run(server.services, { customerId: stays.customer })
})
