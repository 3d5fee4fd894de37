import { listCountries, readPerspective, setPerspective } from '@sondeo/contract/research/perspective'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import {
  compareCountries,
  compareResearch,
  readResearch,
  updateResearch,
} from '@sondeo/contract/research/research-views'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
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

  serve(http, context, getAiDataForDirectories, async ({ body, signedIn, region }) => {
    const { writeReport } = await import('./write-report.ts')
    return writeReport(services, { user: signedIn.user, productName: body.productName, lang: body.lang, region })
  })

  serve(http, context, readResearch, async ({ body, signedIn, region }) => {
    const views = await import('./read-research.ts')
    const { perspectiveOf } = await import('./perspective-of.ts')
    const { searchId, lang, perspective = perspectiveOf(signedIn.user) } = body
    const asked = { ownerId: signedIn.user.id, searchId, lang, region, perspective }
    const research = await views.readResearch(services, asked)
    return { success: true, research }
  })

  serve(http, context, updateResearch, async ({ body, signedIn, region, reply }) => {
    const views = await import('./update-research.ts')
    const { searchId, lang, source } = body
    const asked = { user: signedIn.user, searchId, lang, region, source, signal: whileConnected(reply) }
    return { success: true, research: await views.updateResearch(services, asked) }
  })

  serve(http, context, readPerspective, async ({ signedIn }) => {
    const { tradeCountry, tradeRole } = signedIn.user
    return { success: true, perspective: tradeRole ? { country: tradeCountry, role: tradeRole } : null }
  })

  serve(http, context, listCountries, async ({ language }) => {
    const { allCountries, nameCountry } = await import('@sondeo/trade/country-names')
    const countries = allCountries.map(code => ({ code, name: nameCountry(code, language) }))
    return { success: true, countries: countries.sort((a, b) => a.name.localeCompare(b.name, language)) }
  })

  serve(http, context, setPerspective, async ({ body, signedIn }) => {
    const { allCountries } = await import('@sondeo/trade/country-names')
    if (body.country !== null && !allCountries.includes(body.country))
      throw new AppError('invalid_input', { fields: [{ field: 'country', code: 'invalid_input' }] })
    await services.stores.users.updateProfile({ ownerId: signedIn.user.id, perspective: body, now: services.now() })
    return { success: true }
  })

  serve(http, context, compareCountries, async ({ body, signedIn, region }) => {
    const views = await import('./compare-research.ts')
    return {
      success: true,
      comparison: await views.compareResearchCountries(services, { user: signedIn.user, region, ...body }),
    }
  })

  serve(http, context, compareResearch, async ({ body, signedIn, region }) => {
    const views = await import('./compare-research.ts')
    const comparison = await views.compareResearch(services, { ownerId: signedIn.user.id, region, ...body })
    return { success: true, comparison }
  })
}
