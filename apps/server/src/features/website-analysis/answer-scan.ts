import { Plan } from '@sondeo/analyst/plan'
import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import type { getAiData, getScanList, ScanSummary } from '@sondeo/contract/website-analysis'
import type { Scan } from '@sondeo/database/scans-store'
import { AppError } from '../../app-error.ts'
import type { Unasked } from '../../readers/answer-in-reader.ts'
import { orCode } from '../../readers/or-code.ts'
import { needDetails } from './details/need-details.ts'
import { answerReader, listScan } from './list-scan.ts'
import type { WebsiteServices } from './website-services.ts'

/** Raised whenever a stored answer of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type ScanList = ReplyInput<typeof getScanList>['list']

type About = {
  ownerId: string
  scan: Scan
  summary: Omit<ScanSummary, 'suggestions'>
  language: Language
  timeZone: string
  /** The country whose way of writing numbers is followed; unknown to what runs by itself. */
  region?: string | null
}

type Asked = About & {
  question: string
  /** A reading that was offered before and is chosen now. */
  reading?: unknown
}

/** A question about a scan becomes a table, and the table a saved search. The work itself is a reader's. */
export async function answerScan(services: WebsiteServices, asked: Asked): Promise<ReplyInput<typeof getAiData>> {
  const { stores, now } = services
  const { ownerId, scan, summary, question } = asked
  const chosen = readReading(asked.reading)
  const read = await readAnswer(services, { ...asked, ...(chosen && { chosen }) })
  const detailsNeeded = needDetails(read.answer, summary.detailPages)
  const alsoNeeded = detailsNeeded && { detailsNeeded }
  if (!('content' in read)) {
    const nothing = { success: 'false' as const, dataResponse: { content: '[]' }, searchId: null }
    return { ...nothing, message: read.answer.note, doubt: read.doubt, ...alsoNeeded }
  }
  const { content, details, documentJson: json, rowCount } = read
  const saved = await stores.searches.create({
    ownerId,
    tool: 'website',
    ...describeAnswer(question, summary),
    scanId: scan.id,
    documentVersion: DOCUMENT_VERSION,
    json,
    rowCount,
    now: now(),
  })
  const searchId = saved.result === 'created' ? saved.id : null
  return { success: true, dataResponse: { content }, searchId, details, ...alsoNeeded }
}

/** All of the first list, as it was read; null where there is none. Saved for origins and exports, not for the history. */
export async function showWholeList(services: WebsiteServices, about: About): Promise<ScanList> {
  const read = await readAnswer(services, { ...about, question: '', chosen: 'whole-list' })
  if (!('content' in read)) return null
  const { content, details } = read
  return { content, searchId: await keepHidden(services, about, read), details }
}

type Read = { documentJson: Uint8Array; rowCount: number }

/** Kept for origins, exports and comparing, under its scan and not in the history. Gives the id of the search. */
export async function keepHidden(
  { stores, now }: WebsiteServices,
  { ownerId, scan, summary }: Pick<About, 'ownerId' | 'scan' | 'summary'>,
  { documentJson: json, rowCount }: Read,
): Promise<string> {
  const list = { ownerId, scanId: scan.id, name: siteOf(summary), documentVersion: DOCUMENT_VERSION, json, rowCount }
  const saved = await stores.searches.saveWholeList({ ...list, now: now() })
  if (saved.result !== 'saved') throw new AppError('not_found')
  return saved.id
}

type ToRead = About & { question: string; chosen?: Plan | Unasked; isWide?: boolean }

/** The work itself, in a reader. */
export async function readAnswer(services: WebsiteServices, toRead: ToRead) {
  const { readers, model, now } = services
  const { ownerId, scan, summary, question, language, timeZone, region = null, chosen, isWide = false } = toRead
  const { scan: listed, readAt } = await listScan(services, { ownerId, scanId: scan.id })
  if (listed.pages.length === 0) throw new AppError('scan_expired')
  const { pagesRead, recordsFound, recordsAnnounced, complete } = summary
  const request = {
    ...listed,
    question,
    language,
    timeZone,
    region,
    asOf: now().toISOString(),
    ...(chosen && { chosen }),
    isWide,
    model: model?.model ?? null,
    completeness: { pagesRead, recordsFound, recordsAnnounced, complete },
    readAt,
  }
  const whose = { ownerId, ask: answerReader(services, ownerId) }
  const read = await orCode('question_too_complex', readers.run('answerScan', request, whose))
  if (read.isGone) throw new AppError('scan_expired')
  return read
}

/** The analyst checks what it says; here it only has to be a plan. */
function readReading(reading: unknown): Plan | undefined {
  if (reading === undefined) return undefined
  const plan = Plan.safeParse(reading)
  if (!plan.success) throw new AppError('invalid_input')
  return plan.data
}

const maxNameLength = 200

type SiteNames = Pick<ScanSummary, 'title' | 'url'>
export const siteOf = ({ title, url }: SiteNames) => title?.trim() || (URL.parse(url)?.host ?? url)

/** What the history shows: the question first, then where it was asked. */
function describeAnswer(question: string, summary: SiteNames) {
  const site = siteOf(summary)
  return { name: `${question} · ${site}`.slice(0, maxNameLength), about: { question, site } }
}
