import type Stripe from 'stripe'
import { AppError } from '../../app-error.ts'
import { followSubscription } from '../../plans/follow-subscription.ts'
import type { PlanServices } from './plan-services.ts'

const customerIn = (event: Stripe.Event): string | null => {
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return typeof customer === 'string' ? customer : typeof customer?.id === 'string' ? customer.id : null
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Each event is dealt with once; one that fails is not remembered, and Stripe tells it again. */
export async function receiveEvent(services: PlanServices, event: Stripe.Event) {
  const { stores, now } = services
  if (typeof event.id !== 'string' || !isObject(event.data?.object)) throw new AppError('invalid_input')
  if (await stores.billingEvents.isKnown(event.id)) return
  await dealWith(services, event)
  await stores.billingEvents.remember({ eventId: event.id, now: now() })
}

async function dealWith(services: PlanServices, event: Stripe.Event) {
  const customerId = customerIn(event)
  // Somebody who is gone, or a customer of another product of the same Stripe account.
  const user = customerId && (await services.stores.users.findByStripeCustomer(customerId))
  if (!user) return
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded')
    await addPaidCredits(services, user.id, event.data.object)
  await followSubscription(services, user.id)
}

/** A purchase is known by its payment page: told twice, or by two kinds of event, it counts once. */
async function addPaidCredits({ stores, now }: PlanServices, ownerId: string, session: Stripe.Checkout.Session) {
  const { sondeo_kind: kind, sondeo_units: units } = session.metadata ?? {}
  if (session.mode !== 'payment' || session.payment_status !== 'paid') return
  if ((kind !== 'report' && kind !== 'scan') || !Number.isInteger(Number(units))) return
  await stores.credits.add({ ownerId, kind, units: Number(units), reference: session.id, now: now() })
}
