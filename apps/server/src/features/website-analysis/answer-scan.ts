import { answerQuestion } from '@sondeo/analyst/analyst'
import { flatRows } from '@sondeo/analyst/flat-rows'
import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import type { getAiData } from '@sondeo/contract/website-analysis'
import type { Scan } from '@sondeo/database/scans-store'
import type { Services } from '../../build-services.ts'
import { AppError } from '../../http/app-error.ts'
import { loadPages } from './load-pages.ts'
import { openPlaces } from './open-places.ts'

/** Raised whenever a stored answer of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type Asked = { ownerId: string; scan: Scan; question: string; language: Language; timeZone: string }

/** A question about a scan becomes a table, and the table a saved search. */
export async function answerScan(services: Services, asked: Asked): Promise<ReplyInput<typeof getAiData>> {
  const { stores, planners, now } = services
  const { ownerId, scan, question, language, timeZone } = asked
  const pages = await loadPages(services, { ownerId, scanId: scan.id })
  if (pages.length === 0) throw new AppError('scan_expired')
  const asOf = now().toISOString()
  const answer = await answerQuestion({
    pages,
    planners,
    question,
    language,
    timeZone,
    asOf,
    openPlaces: openPlaces(services, ownerId),
  })
  if (!answer.found) return { success: 'false', dataResponse: { content: '[]' }, searchId: null, message: answer.note }

  const { table, plan, explanation, alternatives, model, usage } = answer
  const content = JSON.stringify(flatRows(table))
  const details = { explanation, analyst: { model }, alternatives }
  const saved = await stores.searches.create({
    ownerId,
    tool: 'website',
    name: scan.url,
    scanId: scan.id,
    documentVersion: DOCUMENT_VERSION,
    document: {
      prompt: question,
      content,
      summary: null,
      details: { ...details, table, plan, usage, scan: scan.details },
    },
    now: now(),
  })
  const searchId = saved.result === 'created' ? saved.id : null
  return { success: true, dataResponse: { content }, searchId, details }
}
