import { AppError } from '../../../../app-error.ts'
import { orCode } from '../../../../readers/or-code.ts'
import { DOCUMENT_VERSION } from '../../answer-scan.ts'
import type { WebsiteServices } from '../../website-services.ts'
import type { WatchRunIds } from '../watch-run.ts'
import type { WatchSettings } from '../watch-settings.ts'
import { type Found, readSource } from './read-source.ts'
import { Unreadable } from './unreadable.ts'

/** Reads every list that a joined one is made of, and joins them as its owner did. One that cannot be read stops it all. */
export async function readJoined(
  services: WebsiteServices,
  ids: WatchRunIds,
  { settings, tools }: Pick<Parameters<typeof readSource>[2], 'tools'> & { settings: WatchSettings },
): Promise<Found> {
  const { stores, readers, now } = services
  const { ownerId, watchId, runId } = ids
  const { joined, language, timeZone, name } = settings
  const parts: Found[] = []
  for (const [at, source] of (joined?.sources ?? []).entries()) {
    const part = await readSource(
      services,
      { ...ids, runId: `${runId}-${at}` },
      { settings: { ...source, language, timeZone }, before: { recordsFound: 0 }, tools },
    )
    // A source that shows nothing would look as if all its rows were gone.
    if (!part.json) throw new Unreadable('watched_list_empty')
    parts.push(part)
  }
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
