import { answerQuestion } from '@sondeo/analyst/analyst'
import type { ModelUsage } from '@sondeo/analyst/ask-model'
import { flatRows } from '@sondeo/analyst/flat-rows'
import { Plan } from '@sondeo/analyst/plan'
import { priceOf } from '@sondeo/analyst/price-of'
import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import type { AnswerUsage, getAiData, ScanSummary } from '@sondeo/contract/website-analysis'
import type { Scan } from '@sondeo/database/scans-store'
import { AppError } from '../../app-error.ts'
import { describeDoubt } from './describe-doubt.ts'
import { loadPages } from './load-pages.ts'
import { needDetails } from './need-details.ts'
import { openPlaces } from './open-places.ts'
import type { WebsiteServices } from './website-services.ts'

/** Raised whenever a stored answer of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type Asked = {
  ownerId: string
  scan: Scan
  summary: Omit<ScanSummary, 'suggestions'>
  question: string
  language: Language
  timeZone: string
  /** A reading that was offered before and is chosen now. */
  reading?: unknown
}

/** A question about a scan becomes a table, and the table a saved search. */
export async function answerScan(services: WebsiteServices, asked: Asked): Promise<ReplyInput<typeof getAiData>> {
  const { stores, planners, now } = services
  const { ownerId, scan, summary, question, language, timeZone } = asked
  const chosen = readReading(asked.reading)
  const { pages, readAt } = await loadPages(services, { ownerId, scanId: scan.id })
  if (pages.length === 0) throw new AppError('scan_expired')
  const asOf = now().toISOString()
  const answer = await answerQuestion({
    pages,
    planners,
    question,
    language,
    timeZone,
    asOf,
    ...(chosen && { chosen }),
    openPlaces: openPlaces(services, ownerId),
  })
  const detailsNeeded = needDetails(answer, summary.detailPages)
  const alsoNeeded = detailsNeeded && { detailsNeeded }
  const doubt = describeDoubt(answer)
  if (!answer.found) {
    const nothing = { success: 'false' as const, dataResponse: { content: '[]' }, searchId: null }
    return { ...nothing, message: answer.note, doubt, ...alsoNeeded }
  }

  const { table, plan, explanation, otherQuestions: alternatives, model } = answer
  const content = JSON.stringify(flatRows(table))
  const usage = describeUsage(services.model?.model, answer.usage)
  const { pagesRead, recordsFound, recordsAnnounced, complete } = summary
  const completeness = { pagesRead, recordsFound, recordsAnnounced, complete }
  const details = { explanation, analyst: { model }, alternatives, completeness, usage, plan, doubt }
  const saved = await stores.searches.create({
    ownerId,
    tool: 'website',
    ...describeAnswer(question, summary),
    scanId: scan.id,
    documentVersion: DOCUMENT_VERSION,
    document: { prompt: question, content, summary: null, details: { ...details, table, readAt } },
    now: now(),
  })
  const searchId = saved.result === 'created' ? saved.id : null
  return { success: true, dataResponse: { content }, searchId, details, ...alsoNeeded }
}

/** The analyst checks what it says; here it only has to be a plan. */
function readReading(reading: unknown): Plan | undefined {
  if (reading === undefined) return undefined
  const plan = Plan.safeParse(reading)
  if (!plan.success) throw new AppError('invalid_input')
  return plan.data
}

const maxNameLength = 200

/** What the history shows: the question first, then where it was asked. */
function describeAnswer(question: string, { title, url }: Pick<ScanSummary, 'title' | 'url'>) {
  const site = title?.trim() || (URL.parse(url)?.host ?? url)
  return { name: `${question} · ${site}`.slice(0, maxNameLength), about: { question, site } }
}

/** A model that was asked has its price, also when its plan was of no use. */
function describeUsage(model: string | undefined, usage: ModelUsage): AnswerUsage | null {
  if (!model || usage.inputTokens + usage.outputTokens === 0) return null
  return { model, ...usage, costUsd: priceOf(model, usage) }
}
