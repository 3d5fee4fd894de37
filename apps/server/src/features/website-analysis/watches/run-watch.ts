import type { Plan } from '@sondeo/analyst/plan'
import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import type { Scan } from '@sondeo/database/scans-store'
import { KnownList } from '@sondeo/table/known-list'
import { WorkFailed } from '../../../jobs/work-board.ts'
import { orCode } from '../../../readers/or-code.ts'
import { keepHidden, readAnswer } from '../answer-scan.ts'
import { readSite } from '../scan/run-scan.ts'
import { summariseScan } from '../scan/summarise-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { tellRun } from './tell-run.ts'
import type { WatchRunIds } from './watch-run.ts'
import { type StoredChange, WatchSettings } from './watch-settings.ts'

type Ids = WatchRunIds

/** Nothing was compared, and why. */
class Unreadable extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

const WHY = {
  empty: 'watched_list_empty',
  'much-smaller': 'watched_list_much_smaller',
  'other-layout': 'watched_list_changed_layout',
} as const

/** One look at a watched list: read it again, compare, keep what changed, and tell. Repeating it changes nothing. */
export async function runWatch(services: WebsiteServices, ids: Ids) {
  const { stores, now } = services
  const watch = await stores.watches.find(ids)
  if (!watch) return
  if (await stores.watches.beginRun({ ...ids, now: now() }))
    await lookAndKeep(services, ids, WatchSettings.parse(watch.settings))
  await tellRun(services, ids)
}

async function lookAndKeep(services: WebsiteServices, ids: Ids, settings: WatchSettings) {
  const { stores, now } = services
  try {
    const { list, changes, rowCount, recordsFound, pagesPerRun } = await look(services, ids, settings)
    const count = (kind: StoredChange['kind']) => changes.filter(change => change.kind === kind).length
    const counts = { rowCount, newCount: count('new'), goneCount: count('gone'), changedCount: count('changed') }
    await stores.watches.finishRun({ ...ids, state: 'read', counts, changes, list, now: now() })
    await stores.watches.change({ ...ids, settings: { ...settings, recordsFound, pagesPerRun }, now: now() })
  } catch (error) {
    const { state, code } = explain(error)
    const changes = (await wasReadable(services, ids)) ? [unreadable] : []
    await stores.watches.finishRun({ ...ids, state, code, changes, now: now() })
  }
}

const unreadable: StoredChange = {
  kind: 'unreadable',
  rowId: null,
  row: {},
  fields: [],
  goneSince: null,
  place: null,
  placeBefore: null,
}

function explain(error: unknown): { state: 'unreadable' | 'failed'; code: ErrorCode } {
  if (error instanceof Unreadable) return { state: 'unreadable', code: error.code }
  const outcome = error instanceof WorkFailed ? (error.outcome as { code?: unknown }) : {}
  return { state: 'failed', code: isErrorCode(outcome.code) ? outcome.code : 'internal' }
}

/** What cannot be read is told once, not at every run. */
async function wasReadable({ stores }: WebsiteServices, { runId, ...ids }: Ids): Promise<boolean> {
  const runs = await stores.watches.listRuns({ ...ids, limit: 2 })
  const before = runs.find(({ id }) => id !== runId)
  return !before || before.state === 'read'
}

async function look(services: WebsiteServices, { ownerId, watchId, runId }: Ids, settings: WatchSettings) {
  const { stores, readers, now } = services
  const scan = await readAgain(services, { ownerId, watchId, runId }, settings)
  const summary = summariseScan(scan)
  if (!summary) throw new Unreadable('page_empty')
  const { recordsFound, pagesRead: pagesPerRun } = summary
  const isPart = settings.question !== null
  if (isPart && recordsFound === 0 && settings.recordsFound > 0) throw new Unreadable('watched_list_empty')
  if (isPart && settings.recordsFound >= 10 && recordsFound * 10 < settings.recordsFound)
    throw new Unreadable('watched_list_much_smaller')
  const read = await askAgain(services, { ownerId, scan, summary }, settings)
  const found = 'content' in read ? read : null
  if (!found && !isPart) throw new Unreadable('watched_list_empty')
  const searchId = found ? await keepHidden(services, { ownerId, scan, summary }, found) : ''
  const json = found?.documentJson ?? null
  const known = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const request = { json, known, searchId, at: now().toISOString(), isComplete: summary.complete, isPart }
  const compared = await orCode('question_too_complex', readers.run('compareList', request, { ownerId }))
  if (compared.result === 'unreadable') throw new Unreadable(WHY[compared.why])
  return { ...compared, recordsFound, pagesPerRun }
}

/** The scan has the name of its run, so that a repeated job reads into the same one. */
async function readAgain(
  services: WebsiteServices,
  { ownerId, runId }: Ids,
  { url, isBare }: WatchSettings,
): Promise<Scan> {
  const { stores, now } = services
  const which = { ownerId, scanId: runId }
  await stores.scans.start({ ownerId, id: runId, url, details: { isBare }, now: now() })
  const started = await stores.scans.find({ ...which, now: now() })
  if (started?.state === 'running')
    await readSite(services, started, { ownerId, signal: new AbortController().signal, report: () => {} })
  const scan = await stores.scans.find({ ...which, now: now() })
  if (!scan) throw new Unreadable('storage_full')
  return scan
}

// Days that were said by the calendar of the day of asking are said anew.
const shapeOf = (plan: Plan | null): string => JSON.stringify(plan).replace(/\d{4}-\d\d-\d\d/g, 'day')

/** The question is read as it was when the watch was made; only its days move on. */
async function askAgain(
  services: WebsiteServices,
  { ownerId, scan, summary }: { ownerId: string; scan: Scan; summary: NonNullable<ReturnType<typeof summariseScan>> },
  { question, plan, language, timeZone }: WatchSettings,
) {
  const about = { ownerId, scan, summary, language, timeZone }
  if (question === null || plan === null) return readAnswer(services, { ...about, question: '', chosen: 'whole-list' })
  const anew = await readAnswer(services, { ...about, question })
  if ('content' in anew && shapeOf(anew.details.plan as Plan) === shapeOf(plan)) return anew
  return readAnswer(services, { ...about, question, chosen: plan })
}
