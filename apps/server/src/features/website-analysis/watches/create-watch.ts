import { Plan } from '@sondeo/analyst/plan'
import type { Language } from '@sondeo/contract/fields'
import type { Notify, Schedule } from '@sondeo/contract/watches'
import { watchLimits } from '@sondeo/contract/watches'
import { readSearchDocument } from '@sondeo/database/search-document'
import { AppError } from '../../../app-error.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { orCode } from '../../../readers/or-code.ts'
import { keepHidden, readAnswer, siteOf } from '../answer-scan.ts'
import { summariseScan } from '../scan/summarise-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { isFasterThan, nextRun } from './next-run.ts'
import type { WatchSettings } from './watch-settings.ts'

type Wanted = Schedule & {
  ownerId: string
  language: Language
  scanId?: string | undefined
  searchId?: string | undefined
  name?: string | undefined
  notify?: Notify | undefined
}

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
  const { ownerId, every, at, timeZone, language } = wanted
  await refuseBeyondPlan(services, ownerId, every, true)
  const asked = wanted.searchId ? await findAsked(services, ownerId, wanted.searchId) : null
  const scanId = asked?.scanId ?? wanted.scanId
  const scan = scanId ? await stores.scans.find({ ownerId, scanId, now: now() }) : null
  if (!scan) throw new AppError(asked ? 'watch_not_possible' : 'not_found')
  const summary = summariseScan(scan)
  if (!summary) throw new AppError('watch_not_possible')
  const read = asked ?? (await readWholeList(services, { ownerId, scan, summary, language, timeZone }))
  const moment = now()
  const request = {
    json: read.json,
    known: null,
    searchId: read.searchId,
    at: moment.toISOString(),
    isComplete: summary.complete,
    isPart: false,
  }
  const begun = await orCode('question_too_complex', readers.run('compareList', request, { ownerId }))
  if (begun.result !== 'read' || begun.rowCount === 0) throw new AppError('watch_not_possible')
  const settings: WatchSettings = {
    name: wanted.name ?? (read.question ? `${read.question} · ${siteOf(summary)}` : siteOf(summary)).slice(0, 120),
    url: scan.url,
    isBare: scan.details.isBare === true,
    site: siteOf(summary),
    language,
    question: read.question,
    plan: read.plan,
    every,
    at,
    timeZone,
    weekday: Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).dayOfWeek,
    notify: wanted.notify ?? { mail: 'run' },
    pagesPerRun: summary.pagesRead,
    recordsFound: summary.recordsFound,
  }
  return stores.watches.create({
    ownerId,
    settings,
    list: begun.list,
    nextRunAt: nextRun(settings, moment),
    now: moment,
  })
}

type Read = { searchId: string; json: Uint8Array; question: string | null; plan: Plan | null }

/** The answer to a question, as it was saved. A list joined from several cannot be read again at one address. */
async function findAsked(
  { stores }: WebsiteServices,
  ownerId: string,
  searchId: string,
): Promise<Read & { scanId: string | null }> {
  const search = await stores.searches.findUnopened({ ownerId, searchId })
  if (!search) throw new AppError('not_found')
  const document = readSearchDocument(search.json)
  const plan = Plan.safeParse(document?.details.plan).data
  if (search.tool !== 'website' || !document || !plan) throw new AppError('watch_not_possible')
  const question = document.prompt || null
  return { searchId, json: search.json, question, plan: question ? plan : null, scanId: search.scanId }
}

async function readWholeList(
  services: WebsiteServices,
  about: Omit<Parameters<typeof readAnswer>[1], 'question' | 'chosen'>,
): Promise<Read> {
  const read = await readAnswer(services, { ...about, question: '', chosen: 'whole-list' })
  if (!('content' in read)) throw new AppError('watch_not_possible')
  const searchId = await keepHidden(services, about, read)
  return { searchId, json: read.documentJson, question: null, plan: null }
}
