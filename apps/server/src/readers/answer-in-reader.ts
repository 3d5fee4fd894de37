import { type Answer, answerQuestion, type Planner } from '@sondeo/analyst/analyst'
import type { AskModel, ModelUsage } from '@sondeo/analyst/ask-model'
import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import type { ResolvePlace } from '@sondeo/analyst/check-origins'
import { flatRows } from '@sondeo/analyst/flat-rows'
import { makeModelPlanner } from '@sondeo/analyst/model-planner'
import type { Plan } from '@sondeo/analyst/plan'
import { planWholeList } from '@sondeo/analyst/plan-whole-list'
import { priceOf } from '@sondeo/analyst/price-of'
import { widely } from '@sondeo/analyst/widen-plan'
import type { Language } from '@sondeo/contract/fields'
import type { AnswerDetails, AnswerDoubt, AnswerUsage } from '@sondeo/contract/website-analysis'
import { openPage } from '@sondeo/extraction/open-page'
import { textAtPlace } from '@sondeo/extraction/place-on-page'
import type { AskServer } from './ask-server.ts'
import { keepLately } from './keep-lately.ts'
import { askForBody, openScan, type ScanToOpen } from './open-scan.ts'

/** All of the first list; or what a page about one thing says of it, and the first list of any other page. */
export type Unasked = 'whole-list' | 'record-or-list'

export type AnswerRequest = ScanToOpen & {
  question: string
  language: Language
  timeZone: string
  region: string | null
  asOf: string
  /** A reading that was offered before and is chosen now; or what nobody had to ask for. */
  chosen?: Plan | Unasked
  /** Whether rows are to say all that their records say: what is compared must be known again elsewhere. */
  isWide?: boolean
  /** The model that the server can ask; null where it has none. */
  model: string | null
  /** Stored with the answer as it is. */
  completeness: AnswerDetails['completeness']
  readAt: Record<string, string>
}

/** `content` are the rows as the wire carries them, `documentJson` is what is stored: table, origins and all. */
type ReaderAnswer =
  | { isGone: true }
  | { isGone: false; answer: Extract<Answer, { found: false }>; doubt: ReturnType<typeof describeDoubt> }
  | {
      isGone: false
      answer: Omit<Extract<Answer, { found: true }>, 'table'>
      details: AnswerDetails
      content: string
      documentJson: Uint8Array
      rowCount: number
    }

/** A question over a whole scan: gathering, planning, running and looking every value up. Only the model is outside. */
export async function answerInReader(request: AnswerRequest, ask: AskServer): Promise<ReaderAnswer> {
  const { question, language, timeZone, region, asOf, completeness, readAt } = request
  const pages = await openScan(request, ask)
  if (pages.length === 0) return { isGone: true }
  const { chosen } = request
  const found = await answerQuestion({
    pages,
    planners: typeof chosen === 'string' ? [unaskedPlanner(chosen)] : choosePlanners(request, ask),
    question,
    language,
    timeZone,
    region,
    asOf,
    ...(typeof chosen === 'object' && { chosen }),
    openPlaces: pageIds => openPlaces(pageIds, ask),
  })
  const doubt = describeDoubt(found)
  if (!found.found) return { isGone: false, answer: found, doubt }
  const { table, ...answer } = found
  const { explanation, plan, model } = answer
  const usage = describeUsage(request.model, answer.usage)
  const details = { explanation, analyst: { model }, completeness, usage, plan, doubt }
  const content = JSON.stringify(flatRows(table))
  const document = { prompt: question, content, summary: null, details: { ...details, table, readAt } }
  const documentJson = Buffer.from(JSON.stringify(document))
  return { isGone: false, answer, details, content, documentJson, rowCount: table.rows.length }
}

/** Shows what nobody asked for, over the same sets that a question would be asked of. */
const unaskedPlanner = (wanted: Unasked): Planner => ({
  model: null,
  makePlan: async ({ sets, asOf, timeZone }) => {
    const plan = planWholeList(sets, { asOf, timeZone, isRecordFirst: wanted === 'record-or-list' })
    return plan ? { plan } : { plan: null, note: '' }
  },
})

/** What was planned before it stands; it plans where nothing was. */
const orElse = (planner: Planner): Planner => ({
  ...planner,
  makePlan: async request =>
    request.proposed ? { plan: request.proposed, isProposed: true } : await planner.makePlan(request),
})

/** The model first, where there is one; what it cannot plan the built-in planner answers. */
function choosePlanners({ model, isWide }: AnswerRequest, ask: AskServer): Planner[] {
  // The schema stays with the server, which knows the only one there is.
  const askModel = (({ instructions, data }) => ask('askModel', { instructions, data })) as AskModel
  const planners = [...(model ? [makeModelPlanner({ model, ask: askModel })] : []), makeBuiltInPlanner()]
  return isWide ? [...planners.map(widely), orElse(unaskedPlanner('whole-list'))] : planners
}

/** A model that was asked has its price, also when its plan was of no use. */
function describeUsage(model: string | null, usage: ModelUsage): AnswerUsage | null {
  if (!model || usage.inputTokens + usage.outputTokens === 0) return null
  return { model, ...usage, costUsd: priceOf(model, usage) }
}

/** A page takes some twenty times as much opened as written. */
const pagesLately = keepLately<ReturnType<typeof openPage>>({
  maxBytes: 1_000_000,
  maxBytesOfOne: 200_000,
  keptMs: 60_000,
})

/** Opens stored pages, so that a value can be looked up at its place. A page whose copy has expired cannot be asked. */
async function openPlaces(pageIds: readonly string[], ask: AskServer): Promise<ResolvePlace> {
  const pages = new Map<string, ReturnType<typeof openPage>>()
  for (const pageId of pageIds) {
    const page = pagesLately.find(pageId) ?? (await openStored(pageId, ask))
    if (page) pages.set(pageId, page)
  }
  return ({ pageId, place }) => {
    const page = pages.get(pageId)
    return page ? textAtPlace(page, place) : undefined
  }
}

async function openStored(pageId: string, ask: AskServer) {
  const html = await askForBody(ask, pageId)
  if (!html) return undefined
  // The address does not matter for places.
  const page = openPage({ html, url: 'http://page.invalid/' })
  pagesLately.keep(pageId, page, html.length)
  return page
}

/** What an answer knows of its own doubt, as the screens need it. */
function describeDoubt(answer: Answer): AnswerDoubt {
  const { certainty, alternatives, unusedWords, nearest } = answer
  return {
    certainty,
    label: answer.found ? answer.label : null,
    readings: alternatives.map(({ label = null, explanation, plan }) => ({ label, explanation, reading: plan })),
    unusedWords,
    nearest: nearest.map(({ words, column, value, plan }) => ({ words, column: column.name, value, reading: plan })),
  }
}
