import type { Language } from '@sondeo/contract/fields'
import { paths } from '@sondeo/contract/paths'
import { creditPacks } from '@sondeo/contract/plans/plans'
import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import type { Billing } from '../../outside/stripe.ts'
import { findPlan } from '../../plans/find-plan.ts'
import { followSubscription } from '../../plans/follow-subscription.ts'
import type { PlanServices } from './plan-services.ts'

/** Stripe charges a trial's end no sooner than this from now. */
const soonestChargeMs = 48 * 3600 * 1000 + 5 * 60_000

export function needBilling({ billing }: PlanServices): Billing {
  if (!billing) throw new AppError('billing_not_configured')
  return billing
}

/** Made once per user, whatever happens twice: Stripe knows the request again, and here only the first is kept. */
async function customerOf(services: PlanServices, user: User): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const { id: ownerId, email, username, language } = user
  const name = user.name || username
  const stripeCustomerId = await needBilling(services).createCustomer({ ownerId, email, name, language })
  await services.stores.users.changePlan({ ownerId, facts: { stripeCustomerId }, now: services.now() })
  return stripeCustomerId
}

const profileUrl = ({ mailBrand }: PlanServices) => `${mailBrand.appUrl}${paths.profile}`

type PlanOrder = {
  ownerId: string
  plan: 'standard' | 'pro'
  interval: 'month' | 'year'
  startsNow: boolean
  language: Language
}

/** Standard chosen in the trial is charged on the trial's last day; everything else begins with the payment. */
export async function startCheckout(services: PlanServices, order: PlanOrder): Promise<string> {
  const { ownerId, plan, interval, startsNow, language } = order
  const billing = needBilling(services)
  const { user, state } = await findPlan(services, ownerId)
  const customerId = await customerOf(services, user)
  const running = await billing.findSubscription(customerId)
  if (running && running.state !== 'ended') {
    await followSubscription(services, ownerId)
    throw new AppError('already_subscribed')
  }
  const waits = state.plan === 'trial' && plan === 'standard' && !startsNow
  const trialEnd = state.period.endsAt
  const canWait = trialEnd.getTime() >= services.now().getTime() + soonestChargeMs
  const chargedAt = waits && canWait ? trialEnd : null
  return billing.startPlanCheckout({
    customerId,
    plan,
    interval,
    chargedAt,
    language,
    returnUrl: profileUrl(services),
  })
}

type PackOrder = { ownerId: string; kind: 'report' | 'scan'; packs: number; language: Language }

export async function buyCredits(
  services: PlanServices,
  { ownerId, kind, packs, language }: PackOrder,
): Promise<string> {
  const billing = needBilling(services)
  const { user } = await findPlan(services, ownerId)
  const customerId = await customerOf(services, user)
  const units = packs * creditPacks[kind].units
  return billing.startPackCheckout({ customerId, kind, packs, units, language, returnUrl: profileUrl(services) })
}

export async function openPortal(services: PlanServices, ownerId: string, language: Language): Promise<string> {
  const billing = needBilling(services)
  const { user } = await findPlan(services, ownerId)
  if (!user.stripeCustomerId) throw new AppError('no_subscription')
  return billing.openPortal({ customerId: user.stripeCustomerId, language, returnUrl: profileUrl(services) })
}
