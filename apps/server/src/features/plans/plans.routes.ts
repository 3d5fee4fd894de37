import { getPlan } from '@sondeo/contract/plan-calls'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../build-services.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { describePlan } from './plan-on-the-wire.ts'

export function addPlanRoutes(http: FastifyInstance, context: HttpContext, services: Services) {
  serve(http, context, getPlan, async ({ signedIn }) => {
    return { success: true, plan: await describePlan(services, signedIn.user.id) }
  })
}
