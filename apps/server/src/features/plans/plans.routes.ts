import type { PlanResponse, UnitKind } from '@sondeo/contract/plans/plan-calls'
import * as calls from '@sondeo/contract/plans/plan-calls'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { isUpgrade, type PlanWish } from '../../plans/change-plan.ts'
import { findPlan } from '../../plans/find-plan.ts'
import { followSubscription } from '../../plans/follow-subscription.ts'
import { recordsIn, unitsIn } from '../../plans/plan-limits.ts'
import { reachedLevel } from '../../plans/reached-level.ts'
import { buyCredits, needBilling, openPortal, startCheckout } from './pay.ts'
import type { PlanServices } from './plan-services.ts'
import { receiveEvent } from './receive-event.ts'

const webhookPath = '/api/stripe/webhook'

/** Stripe signs the bytes it sends, so this one call sees its body as it came. No session, no origin: the signature counts. */
function addStripeWebhook(http: FastifyInstance, services: PlanServices) {
  const { billing, now } = services
  if (!billing) return
  http.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(webhookPath, { schema: { hide: true } }, async request => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await billing.readEvent({ body, signature: String(signature ?? ''), now: now() }).catch(cause => {
        throw new AppError('webhook_signature_invalid', { cause })
      })
      await receiveEvent(services, event)
      return { success: true }
    })
  })
}

export function addPlanRoutes(http: FastifyInstance, context: HttpContext, services: PlanServices) {
  serve(http, context, calls.getPlan, async ({ signedIn }) => {
    return { success: true, plan: await describePlan(services, signedIn.user.id) }
  })

  serve(http, context, calls.startCheckout, async ({ body, signedIn, language }) => {
    const { plan, interval, startsNow = false } = body
    const ownerId = signedIn.user.id
    return { success: true, url: await startCheckout(services, { ownerId, plan, interval, startsNow, language }) }
  })

  serve(http, context, calls.buyCredits, async ({ body, signedIn, language }) => {
    const { kind, packs } = body
    return { success: true, url: await buyCredits(services, { ownerId: signedIn.user.id, kind, packs, language }) }
  })

  serve(http, context, calls.changePlan, async ({ body, signedIn }) => {
    await changePaidPlan(services, signedIn.user.id, body)
    return { success: true, plan: await describePlan(services, signedIn.user.id) }
  })

  serve(http, context, calls.openPortal, async ({ signedIn, language }) => {
    return { success: true, url: await openPortal(services, signedIn.user.id, language) }
  })

  addStripeWebhook(http, services)
}

/** Upgrades at once and charged at once; downgrades and cancelling at the end of what is paid. */
async function changePaidPlan(services: PlanServices, ownerId: string, wish: PlanWish) {
  const billing = needBilling(services)
  const { user } = await findPlan(services, ownerId)
  const subscription = user.stripeCustomerId ? await billing.findSubscription(user.stripeCustomerId) : null
  if (!subscription || subscription.state === 'ended') throw new AppError('no_subscription')
  const { plan, interval } = wish
  const isSame = plan === subscription.plan && interval === subscription.interval
  if (plan === 'none') await billing.cancelAtEnd(subscription)
  else if (isSame) await billing.keep(subscription)
  else if (isUpgrade(subscription, wish)) await billing.changeNow(subscription, { plan, interval })
  else await billing.changeAtEnd(subscription, { plan, interval })
  await followSubscription(services, ownerId)
}

const kinds: UnitKind[] = ['report', 'scan']

/** Everything that the profile shows of a plan. */
async function describePlan(services: PlanServices, ownerId: string): Promise<PlanResponse> {
  const { stores, enforcesLimits, hasBilling } = services
  const { user, state } = await findPlan(services, ownerId)
  const { period, next } = state
  const left = await stores.credits.countLeft({ ownerId })
  const usage: PlanResponse['usage'] = []
  for (const kind of kinds) {
    const limit = unitsIn(state, kind)
    const used = await stores.usage.count({ ownerId, kind, period: period.key })
    usage.push({ kind, used, limit, creditsLeft: left[kind], level: reachedLevel(used, limit) })
  }
  return {
    plan: state.plan,
    ended: state.ended,
    interval: state.interval,
    period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
    next: next && { ...next, at: next.at.toISOString() },
    usage,
    recordsPerScan: recordsIn(state),
    isEnforced: enforcesLimits,
    hasBilling,
    isPaying: user.stripeSubscriptionId !== null && state.plan !== null,
    isPaymentOverdue: user.isPaymentOverdue,
    hasProFeatures: !hasBilling || state.plan === 'pro',
  }
}
