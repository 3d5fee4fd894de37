import type { StoredBatchItem } from '@sondeo/database/batch-items-store'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import { DOCUMENT_VERSION } from '../answer-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import type { BatchSettings } from './batch-settings.ts'
import { siteIn } from './plan-batch.ts'

type Wanted = {
  ownerId: string
  items: readonly StoredBatchItem[]
  settings: BatchSettings
  name: string
  /** The table that this one replaces. */
  before: string | null
}

/** One table of what was read, saved as a search; fails with an `AppError` where there can be none. */
export async function makeTable(services: WebsiteServices, wanted: Wanted) {
  const joined = await join(services, wanted)
  if (joined.problem !== null) throw new AppError(joined.problem)
  const { rowCount, duplicates, documentJson: json, matrix } = joined
  if (!json) throw new Error('a table was not written')
  return { searchId: await save(services, wanted, { json, rowCount }), rowCount, duplicates, matrix }
}

/** What a reader asks while it works on searches of this person: one of them. */
export const searchesOf =
  ({ stores }: WebsiteServices, ownerId: string) =>
  async (_name: string, searchId: unknown) => {
    const search = await stores.searches.findUnopened({ ownerId, searchId: String(searchId) })
    return search && { id: search.id, name: search.name, json: search.json }
  }

/** In a reader, which gets the searches of this person one by one. */
function join(services: WebsiteServices, { ownerId, items, settings }: Wanted) {
  const { language, shape, decisions, valueColumn, question } = settings
  const request = {
    language,
    searchIds: items.map(({ searchId }) => searchId ?? ''),
    sources: items.map(({ url }) => ({ name: siteIn(url), address: url })),
    isSaved: true,
    ...(shape === 'matrix' && { matrix: { decisions, valueColumn, question } }),
  }
  const whose = { ownerId, ask: searchesOf(services, ownerId) }
  return orCode('list_too_long', services.readers.run('joinSearches', request, whose))
}

/** Under the same id as before, so that links to it stay good; a new one where it was deleted. */
async function save(
  { stores, now }: WebsiteServices,
  { ownerId, name, before }: Wanted,
  table: { json: Uint8Array; rowCount: number },
): Promise<string> {
  const written = { ownerId, documentVersion: DOCUMENT_VERSION, ...table, now: now() }
  if (before && (await stores.searches.replaceJson({ ...written, searchId: before }))) return before
  const about = { question: null, site: null, madeOf: 'batch' } as const
  const saved = await stores.searches.create({ ...written, tool: 'website', name, about })
  if (saved.result !== 'created') throw new AppError('not_found')
  return saved.id
}
