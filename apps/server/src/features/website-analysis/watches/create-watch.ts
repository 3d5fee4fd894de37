import { randomInt } from 'node:crypto'
import { Plan } from '@sondeo/analyst/plan'
import { ListColumn } from '@sondeo/contract/consolidation'
import type { Language } from '@sondeo/contract/fields'
import type { Notify, Schedule } from '@sondeo/contract/watches/watch'
import { watchLimits } from '@sondeo/contract/watches/watch'
import { readSearchDocument } from '@sondeo/database/search-document'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import { z } from 'zod'
import { AppError } from '../../../app-error.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { orCode } from '../../../readers/or-code.ts'
import { keepHidden, readAnswer, siteOf } from '../answer-scan.ts'
import { summariseScan } from '../scan/summarise-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { isFasterThan, nextRun, SPREAD_MINUTES } from './next-run.ts'
import { factsOf } from './run-watch.ts'
import type { WatchSettings, WatchSource } from './watch-settings.ts'

type Wanted = Schedule & {
  ownerId: string
  language: Language
  scanId?: string | undefined
  searchId?: string | undefined
  name?: string | undefined
  notify?: Notify | undefined
  deadlineDays?: number | null | undefined
  login?: SiteLogin | undefined
}

const DEADLINE_DAYS = 7

/** Refuses what the plan does not include. Where nothing is sold, everything is. */
export async function refuseBeyondPlan(
  services: WebsiteServices,
  ownerId: string,
  every: Schedule['every'],
  isNew: boolean,
) {
  const { state } = await findPlan(services, ownerId)
  const limits = watchLimits[services.hasBilling ? (state.plan ?? 'trial') : 'pro']
  if (isFasterThan(every, limits.fastest)) throw new AppError('watch_too_often')
  if (!isNew) return
  const watches = await services.stores.watches.list({ ownerId })
  if (watches.filter(watch => watch.state === 'active').length >= limits.watches) throw new AppError('watch_limit')
}

/** What is on the screen is what is known: only what comes after it is news. */
export async function createWatch(services: WebsiteServices, wanted: Wanted): Promise<string> {
  const { stores, readers, now } = services
  const { ownerId, every, at, timeZone, language, login, deadlineDays = DEADLINE_DAYS } = wanted
  await refuseBeyondPlan(services, ownerId, every, true)
  const begin = wanted.searchId ? await beginWithSearch(services, ownerId, wanted.searchId) : null
  const begun = begin ?? (await beginWithScan(services, wanted))
  const moment = now()
  const request = {
    json: begun.json,
    known: null,
    searchId: begun.searchId,
    at: moment.toISOString(),
    isComplete: true,
    isPart: false,
    quietColumns: null,
    today: moment.toISOString().slice(0, 10),
    deadlineDays: null,
  }
  const known = await orCode('question_too_complex', readers.run('compareList', request, { ownerId }))
  if (known.result !== 'read' || known.rowCount === 0) throw new AppError('watch_not_possible')
  const { source, site, joined, pagesPerRun, recordsFound } = begun
  const called = joined ? site : source.question ? `${source.question} · ${site}` : site
  const settings: WatchSettings = {
    ...source,
    name: wanted.name ?? called.slice(0, 120),
    site,
    language,
    every,
    at,
    timeZone,
    weekday: Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).dayOfWeek,
    delayMinutes: randomInt(SPREAD_MINUTES),
    notify: wanted.notify ?? { mail: 'run' },
    deadlineDays,
    quietColumns: null,
    feedNonce: null,
    madeFrom: { scanId: wanted.scanId ?? null, searchId: wanted.searchId ?? null },
    joined,
  }
  return stores.watches.create({
    ownerId,
    settings,
    facts: factsOf(known.list, { pagesPerRun, recordsFound }),
    list: known.list,
    ...(login && !joined && { login }),
    nextRunAt: nextRun(settings, moment),
    now: moment,
  })
}

/** What a watch begins with: the saved table, and where to read it again. */
type Begun = {
  searchId: string
  json: Uint8Array
  source: WatchSource
  site: string
  joined: WatchSettings['joined']
  pagesPerRun: number
  recordsFound: number
}

async function findScan({ stores, now }: WebsiteServices, ownerId: string, scanId: string | null) {
  const scan = scanId ? await stores.scans.find({ ownerId, scanId, now: now() }) : null
  const summary = scan && summariseScan(scan)
  return summary ? { scan, summary } : null
}

async function beginWithScan(
  services: WebsiteServices,
  { ownerId, scanId = '', language, timeZone }: Wanted,
): Promise<Begun> {
  const found = await findScan(services, ownerId, scanId)
  if (!found) throw new AppError('not_found')
  const { scan, summary } = found
  const about = { ownerId, ...found, language, timeZone }
  const read = await readAnswer(services, { ...about, question: '', chosen: 'whole-list' })
  if (!('content' in read)) throw new AppError('watch_not_possible')
  const searchId = await keepHidden(services, about, read)
  const source = { url: scan.url, isBare: scan.details.isBare === true, question: null, plan: null }
  const { pagesRead: pagesPerRun, recordsFound } = summary
  return { searchId, json: read.documentJson, source, site: siteOf(summary), joined: null, pagesPerRun, recordsFound }
}

/** How a joined list came about, as it was saved. */
const SavedJoin = z.object({ sources: z.array(z.object({ searchId: z.string() })), columns: z.array(ListColumn) })

/** The answer to a question as it was saved, or a list that was joined from several of them. */
async function beginWithSearch(services: WebsiteServices, ownerId: string, searchId: string): Promise<Begun> {
  const search = await services.stores.searches.findUnopened({ ownerId, searchId })
  if (!search) throw new AppError('not_found')
  const document = readSearchDocument(search.json)
  if (search.tool !== 'website' || !document) throw new AppError('watch_not_possible')
  const join = SavedJoin.safeParse(document.details.list).data
  if (!join) {
    const plan = Plan.safeParse(document.details.plan).data
    const found = await findScan(services, ownerId, search.scanId)
    if (!found || !plan) throw new AppError('watch_not_possible')
    const { scan, summary } = found
    const question = document.prompt || null
    const source = { url: scan.url, isBare: scan.details.isBare === true, question, plan: question ? plan : null }
    const { pagesRead: pagesPerRun, recordsFound } = summary
    return { searchId, json: search.json, source, site: siteOf(summary), joined: null, pagesPerRun, recordsFound }
  }
  const parts: Begun[] = []
  for (const part of join.sources) parts.push(await beginWithSearch(services, ownerId, part.searchId))
  const [first] = parts
  // A list of lists would have to be read at more places than anybody expects.
  if (!first || parts.some(({ joined }) => joined !== null)) throw new AppError('watch_not_possible')
  const sum = (of: (part: Begun) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    searchId,
    json: search.json,
    source: { ...first.source, question: null, plan: null },
    site: search.name,
    joined: { sources: parts.map(({ source }) => source), columns: join.columns },
    pagesPerRun: sum(part => part.pagesPerRun),
    recordsFound: sum(part => part.recordsFound),
  }
}
