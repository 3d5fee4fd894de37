import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import { KnownList } from '@sondeo/table/known-list'
import { HandedOver, type HandOverTools, WorkFailed } from '../../../jobs/work-board.ts'
import { orCode } from '../../../readers/or-code.ts'
import type { WebsiteServices } from '../website-services.ts'
import { readJoined, readPart } from './look/read-joined.ts'
import { readSource } from './look/read-source.ts'
import { Unreadable } from './look/unreadable.ts'
import { nextRun, nextTry } from './next-run.ts'
import { sendRun } from './send-run.ts'
import { tellRun } from './tell-run.ts'
import type { WatchRunIds } from './watch-run.ts'
import { NO_FACTS, type StoredChange, WatchFacts, WatchSettings } from './watch-settings.ts'

type Ids = WatchRunIds

// Enough to wait a day between two tries.
const MOST_FAILURES = 8

const WHY = {
  empty: 'watched_list_empty',
  'much-smaller': 'watched_list_much_smaller',
  'other-layout': 'watched_list_changed_layout',
} as const

/** One look at a watched list: read it again, compare, keep what changed, and tell. Repeating it changes nothing. */
export const runWatch = (services: WebsiteServices, ids: Ids): Promise<void> =>
  services.workBoard.runUnseen(tools => runHere(services, ids, tools))

async function runHere(services: WebsiteServices, ids: Ids, tools: HandOverTools) {
  const { stores, now } = services
  const watch = await stores.watches.find(ids)
  if (!watch) return
  const settings = WatchSettings.parse(watch.settings)
  if (await stores.watchRuns.begin({ ...ids, now: now() })) {
    const facts = WatchFacts.safeParse(watch.facts).data ?? NO_FACTS
    const nextPart = await lookAndKeep(services, ids, { settings, facts, tools })
    if (nextPart !== null) return sendRun(services, { ...ids, part: nextPart }, { settings, goesFirst: true })
  }
  await tellRun(services, ids)
  await removeUnneeded(services, ids, settings)
}

type About = { settings: WatchSettings; facts: WatchFacts; tools: HandOverTools }

/** Gives the part that is to be read next of a joined list; null when the run has ended. */
async function lookAndKeep(services: WebsiteServices, ids: Ids, about: About): Promise<number | null> {
  const { stores, now } = services
  const { ownerId, part = 0 } = ids
  try {
    const { joined } = about.settings
    if (joined && part + 1 < joined.sources.length) {
      await readPart(services, ids, { ...about, at: part })
      return part + 1
    }
    const { list, changes, rowCount, facts } = await look(services, ids, about)
    const count = (kind: StoredChange['kind']) => changes.filter(change => change.kind === kind).length
    const counts = {
      rowCount,
      newCount: count('new'),
      goneCount: count('gone'),
      changedCount: count('changed'),
      deadlineCount: count('deadline'),
    }
    // Before anything is told: what it points to may not be tidied away by whoever comes next.
    const places = changes.flatMap(({ place, placeBefore }) => [place, placeBefore])
    await stores.scans.keepAsEvidence({ ownerId, scanIds: scansOf(places, about.settings) })
    const failures = await countFailures(services, ids)
    await stores.watchRuns.finish({ ...ids, state: 'read', counts, changes, list, facts, now: now() })
    // Asked for by hand, it is no longer to be tried again before its time.
    if (failures > 0) await returnToSchedule(services, ids, about.settings)
  } catch (error) {
    // A process that is told to end cuts everything off: that says nothing about the list.
    about.tools.throwIfHandedOver()
    if (error instanceof HandedOver) throw error
    const { state, code } = explain(error)
    const failures = await countFailures(services, ids)
    const changes = failures === 0 ? [unreadable] : []
    await stores.watchRuns.finish({ ...ids, state, code, changes, now: now() })
    await tryLater(services, ids, { settings: about.settings, failures: failures + 1 })
  }
  return null
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

/** How many looks before this one failed in a row: what cannot be read is told once, and left alone for longer and longer. */
async function countFailures({ stores }: WebsiteServices, { runId, ...ids }: Ids): Promise<number> {
  const runs = await stores.watchRuns.list({ ...ids, limit: MOST_FAILURES })
  const before = runs.filter(({ id, state }) => id !== runId && state !== 'running')
  const lastRead = before.findIndex(({ state }) => state === 'read')
  return lastRead < 0 ? before.length : lastRead
}

async function tryLater(
  { stores, now }: WebsiteServices,
  { ownerId, watchId }: Ids,
  { settings, failures }: { settings: WatchSettings; failures: number },
) {
  await stores.watches.change({ ownerId, watchId, nextRunAt: nextTry(settings, now(), failures), now: now() })
}

async function returnToSchedule({ stores, now }: WebsiteServices, { ownerId, watchId }: Ids, settings: WatchSettings) {
  await stores.watches.change({ ownerId, watchId, nextRunAt: nextRun(settings, now()), now: now() })
}

async function look(services: WebsiteServices, ids: Ids, { settings, facts: before, tools }: About) {
  const { stores, readers, now } = services
  const { ownerId, watchId } = ids
  const { question, joined, quietColumns, deadlineDays, timeZone } = settings
  const found = await (joined ? readJoined : readSource)(services, ids, { settings, before, tools })
  const { json, searchId, isComplete, pagesRead: pagesPerRun, recordsFound } = found
  const known = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const moment = now()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
  const at = moment.toISOString()
  const isPart = question !== null
  const request = { json, known, searchId, at, isComplete, isPart, quietColumns, today, deadlineDays }
  const compared = await orCode('question_too_complex', readers.run('compareList', request, { ownerId }))
  if (compared.result === 'unreadable') throw new Unreadable(WHY[compared.why])
  return { ...compared, facts: factsOf(compared.list, { pagesPerRun, recordsFound }) }
}

export const factsOf = (
  { rows, columns }: KnownList,
  read: Pick<WatchFacts, 'pagesPerRun' | 'recordsFound'>,
): WatchFacts => ({
  ...read,
  rowCount: rows.filter(({ goneAt }) => goneAt === null).length,
  columns: columns.map(({ name, isQuiet }) => ({ name, isQuiet })),
})

type Places = readonly ({ searchId: string } | null)[]

/** The scans behind saved lists: a list has the name of its scan, and a joined one has a scan for each of its parts. */
function scansOf(places: Places, { joined }: WatchSettings): string[] {
  const ids = new Set(places.flatMap(place => (place?.searchId.startsWith('list-') ? [place.searchId.slice(5)] : [])))
  return [...ids].flatMap(id => [id, ...(joined?.sources ?? []).map((_, at) => `${id}-${at}`)])
}

/** What a run read and nothing points to goes: no change tells of it, and the list was seen again since. */
async function removeUnneeded({ stores, now }: WebsiteServices, { ownerId, watchId }: Ids, settings: WatchSettings) {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const [last] = await stores.watchRuns.list({ ownerId, watchId, limit: 1 })
  if (!list || last?.state === 'running') return
  const but = scansOf(
    list.rows.map(({ place }) => place),
    settings,
  )
  await stores.scans.removeOfWatch({ ownerId, watchId, but, now: now() })
}
