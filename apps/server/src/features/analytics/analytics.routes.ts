import { getAnalytics } from '@sondeo/contract/analytics'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { readTimeZone } from '../../http/request-time-zone.ts'
import { serve } from '../../http/serve.ts'
import { requirePro } from '../../plans/find-plan.ts'
import type { Services } from '../../services.ts'
import { buildAnalytics, listMonths, namesShown } from './build-analytics.ts'

export function addAnalyticsRoutes(
  http: FastifyInstance,
  context: HttpContext,
  services: Pick<Services, 'stores' | 'hasBilling' | 'now'>,
) {
  serve(http, context, getAnalytics, async ({ signedIn, request }) => {
    const ownerId = signedIn.user.id
    await requirePro(services, ownerId)
    const { stores, now } = services
    const months = listMonths({ now: now(), timeZone: readTimeZone(request) })
    const monthStarts = months.map(({ start }) => start)
    const figures = await stores.figures.count({ ownerId, monthStarts, namesShown })
    return { success: true, analytics: buildAnalytics(months, figures) }
  })
}
