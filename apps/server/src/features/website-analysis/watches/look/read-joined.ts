import { AppError } from '../../../../app-error.ts'
import { orCode } from '../../../../readers/or-code.ts'
import { DOCUMENT_VERSION } from '../../answer-scan.ts'
import type { WebsiteServices } from '../../website-services.ts'
import type { WatchRunIds } from '../watch-run.ts'
import type { WatchSettings } from '../watch-settings.ts'
import { type Found, readSource } from './read-source.ts'
import { Unreadable } from './unreadable.ts'

type ToJoin = Pick<Parameters<typeof readSource>[2], 'tools'> & { settings: WatchSettings }

/** Reads one of the lists that a joined one is made of, or gives what was read of it in this run. */
export async function readPart(
  services: WebsiteServices,
  ids: WatchRunIds,
  { settings: { joined, language, timeZone }, tools, at }: ToJoin & { at: number },
): Promise<Found> {
  const source = joined?.sources[at]
  if (!source) throw new Unreadable('watched_list_changed_layout')
  const settings = { ...source, language, timeZone }
  const which = { ...ids, runId: `${ids.runId}-${at}` }
  const part = await readSource(services, which, { settings, before: { recordsFound: 0 }, tools })
  // A source that shows nothing would look as if all its rows were gone.
  if (!part.json) throw new Unreadable('watched_list_empty')
  return part
}

/**
 * Joins the lists of several sites as their owner did; one that cannot be read stops it all. All but the last were read
 * before, each in its own site's turn, so that this asks only the last one.
 */
export async function readJoined(
  services: WebsiteServices,
  ids: WatchRunIds,
  { settings, tools }: ToJoin,
): Promise<Found> {
  const { stores, readers, now } = services
  const { ownerId, watchId, runId } = ids
  const { joined, language, name } = settings
  const parts: Found[] = []
  for (const at of (joined?.sources ?? []).keys()) parts.push(await readPart(services, ids, { settings, tools, at }))
  const ask = async (_name: string, searchId: unknown) => {
    const search = await stores.searches.findUnopened({ ownerId, searchId: String(searchId) })
    return search && { id: search.id, name: search.name, json: search.json }
  }
  const request = {
    language,
    searchIds: parts.map(({ searchId }) => searchId),
    columns: joined?.columns,
    isSaved: true,
  }
  const list = await orCode('list_too_long', readers.run('joinSearches', request, { ownerId, ask }))
  if (list.problem !== null) throw new Unreadable('watched_list_changed_layout')
  const json = list.documentJson
  if (!json) throw new Unreadable('watched_list_empty')
  // The joined list is kept like any other, under a scan that has no pages of its own.
  await stores.scans.start({ ownerId, id: runId, watchId, url: settings.url, now: now() })
  const carrier = { ownerId, scanId: runId, url: settings.url, details: {}, now: now() }
  await stores.scans.finish({ ...carrier, state: 'complete' })
  const kept = { ownerId, scanId: runId, name, documentVersion: DOCUMENT_VERSION, json, rowCount: list.rowCount }
  const saved = await stores.searches.saveWholeList({ ...kept, now: now() })
  if (saved.result !== 'saved') throw new AppError('not_found')
  const sum = (of: (part: Found) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    json,
    searchId: saved.id,
    isComplete: parts.every(part => part.isComplete),
    pagesRead: sum(part => part.pagesRead),
    recordsFound: sum(part => part.recordsFound),
  }
}
