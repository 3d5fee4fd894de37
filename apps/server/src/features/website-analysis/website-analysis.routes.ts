import type { Language } from '@sondeo/contract/fields'
import { getRowsSoFar, getScanState } from '@sondeo/contract/scans'
import {
  getAiData,
  getScanList,
  getScrapedContents,
  scrapeDetails,
  scrapeWebsite,
} from '@sondeo/contract/website-analysis'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { readTimeZone } from '../../http/request-time-zone.ts'
import { serve } from '../../http/serve.ts'
import { whileConnected } from '../../http/while-connected.ts'
import { requirePro } from '../../plans/find-plan.ts'
import { ReaderEnded } from '../../readers/reader-ended.ts'
import { answerScan, showWholeList } from './answer-scan.ts'
import { addBatchRoutes } from './batches/batches.routes.ts'
import { startDetails } from './details/start-details.ts'
import { answerReader, listScan } from './list-scan.ts'
import { addOriginRoutes } from './origins/origins.routes.ts'
import { addPointingRoutes } from './rules/pointing.routes.ts'
import { addReadingRuleRoutes } from './rules/reading-rules.routes.ts'
import { isAdvanced, readLogin } from './scan/read-login.ts'
import { describeScanState, readRowsSoFar } from './scan/scan-state.ts'
import { startScan } from './scan/start-scan.ts'
import { summariseScan } from './scan/summarise-scan.ts'
import { addShareRoutes } from './shares/shares.routes.ts'
import { addWatchRoutes } from './watches/watches.routes.ts'
import type { WebsiteServices } from './website-services.ts'

type Asked = { ownerId: string; scanId: string; language: Language; timeZone: string }

/** Questions that fit what the scan found; none once its pages are gone, or when looking for some takes too long. */
async function suggestForScan(services: WebsiteServices, asked: Asked): Promise<string[]> {
  const { ownerId, language, timeZone } = asked
  // As if it were asked now: the answer to a suggestion must be the one that was tried.
  const asking = { language, timeZone, asOf: services.now().toISOString() }
  const { scan } = await listScan(services, asked)
  if (scan.pages.length === 0) return []
  try {
    const whose = { ownerId, ask: answerReader(services, ownerId) }
    return await services.readers.run('suggestQuestions', { ...scan, asking }, whose)
  } catch (error) {
    if (error instanceof ReaderEnded) return []
    throw error
  }
}

export function addWebsiteAnalysisRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, now } = services
  addOriginRoutes(http, context, services)
  addReadingRuleRoutes(http, context, services)
  addPointingRoutes(http, context, services)
  addWatchRoutes(http, context, services)
  addBatchRoutes(http, context, services)
  addShareRoutes(http, context, services)

  async function findSummary(ownerId: string, scanId: string) {
    const scan = await stores.scans.find({ ownerId, scanId, now: now() })
    const summary = scan && summariseScan(scan)
    if (!summary) throw new AppError('not_found')
    return { scan, summary }
  }

  async function describeScan(asked: Asked) {
    const { summary } = await findSummary(asked.ownerId, asked.scanId)
    return { ...summary, suggestions: await suggestForScan(services, asked) }
  }

  async function findLogin(ownerId: string, given: Parameters<typeof readLogin>[0]) {
    const login = readLogin(given)
    if (login && isAdvanced(login)) await requirePro(services, ownerId)
    return login
  }

  serve(http, context, scrapeWebsite, async ({ body, signedIn, language, request, reply }) => {
    const { user } = signedIn
    // The page completes what was typed, and says so.
    const isBare = request.headers['x-typed-address'] === 'bare'
    const asked = { user, url: body.url, isBare, login: await findLogin(user.id, body) }
    const scanId = await startScan(services, { ...asked, signal: whileConnected(reply) })
    const timeZone = readTimeZone(request)
    return { success: true, data: await describeScan({ ownerId: user.id, scanId, language, timeZone }) }
  })

  serve(http, context, scrapeDetails, async ({ body, signedIn, language, request, reply }) => {
    const { user } = signedIn
    const { scan, summary } = await findSummary(user.id, body.id)
    if (summary.detailPages.available === 0) throw new AppError('details_missing')
    await startDetails(services, { user, scan, login: await findLogin(user.id, body), signal: whileConnected(reply) })
    const timeZone = readTimeZone(request)
    return { success: true, data: await describeScan({ ownerId: user.id, scanId: scan.id, language, timeZone }) }
  })

  serve(http, context, getScrapedContents, async ({ body, signedIn, language, request }) => {
    const asked = { ownerId: signedIn.user.id, scanId: body.id, language, timeZone: readTimeZone(request) }
    return { success: true, data: await describeScan(asked) }
  })

  serve(http, context, getScanState, async ({ body, signedIn }) => {
    return { success: true, scan: await describeScanState(services, { ownerId: signedIn.user.id, scanId: body.id }) }
  })

  serve(http, context, getRowsSoFar, async ({ body, signedIn }) => {
    return { success: true, content: await readRowsSoFar(services, { ownerId: signedIn.user.id, scanId: body.id }) }
  })

  serve(http, context, getScanList, async ({ body, signedIn, language, region, request }) => {
    const ownerId = signedIn.user.id
    const found = await findSummary(ownerId, body.id)
    const reader = { language, region, timeZone: readTimeZone(request) }
    const list = await showWholeList(services, { ownerId, ...found, ...reader })
    return { success: true, list }
  })

  serve(http, context, getAiData, async ({ body, signedIn, language, region, request }) => {
    const ownerId = signedIn.user.id
    const { scan, summary } = await findSummary(ownerId, body.scrappedDataId)
    const timeZone = readTimeZone(request)
    const { prompt: question, reading } = body
    return answerScan(services, { ownerId, scan, summary, question, language, region, timeZone, reading })
  })
}
