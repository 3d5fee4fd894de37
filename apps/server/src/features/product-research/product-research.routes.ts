import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/product-research'
import { compareResearch, readResearch } from '@sondeo/contract/research-views'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { whileConnected } from '../../http/while-connected.ts'
import type { ResearchServices } from './research-services.ts'

/** The product tables are large: they are loaded with the first research, not with the server. */
export function addProductResearchRoutes(http: FastifyInstance, context: HttpContext, services: ResearchServices) {
  serve(http, context, scrapeTrademark, async ({ body, signedIn, language, request, reply }) => {
    const { fetchTradeData } = await import('./fetch-trade-data.ts')
    const data = await fetchTradeData(services, {
      user: signedIn.user,
      productName: body.productName,
      productCode: body.productCode,
      language,
      signal: whileConnected(reply),
      onError: error => request.log.error({ err: error }, 'a product research failed'),
    })
    return { success: true, data }
  })

  serve(http, context, getAiDataForDirectories, async ({ body, signedIn }) => {
    const { writeReport } = await import('./write-report.ts')
    return writeReport(services, { user: signedIn.user, productName: body.productName, lang: body.lang })
  })

  serve(http, context, readResearch, async ({ body, signedIn }) => {
    const views = await import('./read-research.ts')
    const research = await views.readResearch(services, { ownerId: signedIn.user.id, ...body })
    return { success: true, research }
  })

  serve(http, context, compareResearch, async ({ body, signedIn }) => {
    const views = await import('./compare-research.ts')
    const comparison = await views.compareResearch(services, { ownerId: signedIn.user.id, ...body })
    return { success: true, comparison }
  })
}
