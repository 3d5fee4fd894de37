import * as calls from '@sondeo/contract/plan-calls'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { changePaidPlan } from './change-paid-plan.ts'
import { buyCredits, openPortal, startCheckout } from './pay.ts'
import { describePlan } from './plan-response.ts'
import type { PlanServices } from './plan-services.ts'
import { addStripeWebhook } from './stripe-webhook.ts'

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
