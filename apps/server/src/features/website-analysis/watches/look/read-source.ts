import type { Plan } from '@sondeo/analyst/plan'
import type { Scan } from '@sondeo/database/scans-store'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import type { WorkTools } from '../../../../jobs/work-board.ts'
import { keepHidden, readAnswer } from '../../answer-scan.ts'
import { readSite } from '../../scan/run-scan.ts'
import { summariseScan } from '../../scan/summarise-scan.ts'
import type { WebsiteServices } from '../../website-services.ts'
import type { WatchRunIds } from '../watch-run.ts'
import type { WatchFacts, WatchSettings, WatchSource } from '../watch-settings.ts'
import { Unreadable } from './unreadable.ts'

/** What one look at a list gave: the saved table, and how much was read for it. */
export type Found = {
  json: Uint8Array | null
  searchId: string
  isComplete: boolean
  pagesRead: number
  recordsFound: number
}

type ToRead = {
  settings: Pick<WatchSettings, 'language' | 'timeZone'> & WatchSource
  /** How much there was the last time. */
  before: Pick<WatchFacts, 'recordsFound'>
  tools: Pick<WorkTools, 'signal' | 'throwIfHandedOver'>
}

const ENOUGH = 10

/** Reads one list again and asks of it what was asked. The scan has the name of its run, so that a repeated job reads into the same one. */
export async function readSource(
  services: WebsiteServices,
  { ownerId, watchId, runId }: WatchRunIds,
  { settings, before, tools }: ToRead,
): Promise<Found> {
  const scan = await readAgain(services, { ownerId, watchId, runId }, { settings, tools })
  const summary = summariseScan(scan)
  if (!summary) throw new Unreadable('page_empty')
  const { recordsFound, pagesRead, complete: isComplete } = summary
  const isPart = settings.question !== null
  if (isPart && recordsFound === 0 && before.recordsFound > 0) throw new Unreadable('watched_list_empty')
  if (isPart && before.recordsFound >= ENOUGH && recordsFound * 10 < before.recordsFound)
    throw new Unreadable('watched_list_much_smaller')
  const read = await askAgain(services, { ownerId, scan, summary }, settings)
  const found = 'content' in read ? read : null
  if (!found && !isPart) throw new Unreadable('watched_list_empty')
  const searchId = found ? await keepHidden(services, { ownerId, scan, summary }, found) : ''
  return { json: found?.documentJson ?? null, searchId, isComplete, pagesRead, recordsFound }
}

async function readAgain(
  services: WebsiteServices,
  ids: WatchRunIds,
  { settings: { url, isBare }, tools }: Pick<ToRead, 'settings' | 'tools'>,
): Promise<Scan> {
  const { stores, now } = services
  const { ownerId, watchId, runId } = ids
  const which = { ownerId, scanId: runId }
  await stores.scans.start({ ownerId, id: runId, watchId, url, details: { isBare }, now: now() })
  const started = await stores.scans.find({ ...which, now: now() })
  if (started?.state === 'running') {
    // Opened only for this look, where its owner chose to keep one.
    const login = (await stores.watches.readLogin({ ownerId, watchId })) as SiteLogin | null
    await readSite(services, started, { ...tools, ownerId, report: () => {}, ...(login && { login }) })
  }
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
  { question, plan, language, timeZone }: ToRead['settings'],
) {
  const about = { ownerId, scan, summary, language, timeZone }
  if (question === null || plan === null) return readAnswer(services, { ...about, question: '', chosen: 'whole-list' })
  const anew = await readAnswer(services, { ...about, question })
  if ('content' in anew && shapeOf(anew.details.plan as Plan) === shapeOf(plan)) return anew
  return readAnswer(services, { ...about, question, chosen: plan })
}
