import type { ErrorCode } from '@sondeo/contract/errors'
import type { StoredBatchItem } from '@sondeo/database/batch-items-store'
import type { StoredBatch } from '@sondeo/database/batches-store'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import { DOCUMENT_VERSION } from '../answer-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { type BatchIds, type BatchOutcome, BatchSettings } from './batch-settings.ts'
import { siteIn } from './plan-batch.ts'

const nothing = { rowCount: null, duplicates: 0, matches: [], valueColumns: [], valueColumn: null }

type Joined = { outcome: BatchOutcome; searchId: string | null }

/** All that was read becomes one table, saved as a search; joining again replaces it. */
export async function joinBatch(services: WebsiteServices, ids: BatchIds) {
  const { stores, now } = services
  const batch = await stores.batches.find(ids)
  if (!batch) return
  const joined = await makeTable(services, ids, batch, BatchSettings.parse(batch.settings))
  await stores.batches.finish({ ...ids, ...joined, now: now() })
}

/** The table under other settings: after somebody corrected it. */
export async function joinAgain(
  services: WebsiteServices,
  { batch, settings, ...ids }: BatchIds & { batch: StoredBatch; settings: BatchSettings },
) {
  const { stores, now } = services
  const joined = await makeTable(services, ids, batch, settings)
  if (joined.outcome.code) throw new AppError(joined.outcome.code)
  await stores.batches.change({ ...ids, settings, ...joined, now: now() })
}

async function makeTable(
  services: WebsiteServices,
  ids: BatchIds,
  batch: StoredBatch,
  settings: BatchSettings,
): Promise<Joined> {
  const items = await services.stores.batchItems.list(ids)
  const read = items.filter(({ state, searchId }) => state === 'done' && searchId !== null)
  const fail = (code: ErrorCode | null) => ({ outcome: { ...nothing, code }, searchId: batch.searchId })
  if (read.length === 0) return fail(null)
  try {
    const joined = await join(services, ids.ownerId, read, settings)
    if (joined.problem !== null) return fail(joined.problem)
    const { rowCount, duplicates, documentJson: json, matrix } = joined
    if (!json) throw new Error('a table was not written')
    const searchId = await save(services, ids.ownerId, { batch, settings, json, rowCount })
    const { matches = [], valueColumns = [], valueColumn = null } = matrix ?? {}
    return { outcome: { rowCount, duplicates, code: null, matches, valueColumns, valueColumn }, searchId }
  } catch (error) {
    if (error instanceof AppError) return fail(error.code)
    throw error
  }
}

/** In a reader, which gets the searches of this person one by one. */
function join(
  { stores, readers }: WebsiteServices,
  ownerId: string,
  read: readonly StoredBatchItem[],
  { language, shape, decisions, valueColumn }: BatchSettings,
) {
  const ask = async (_name: string, searchId: unknown) => {
    const search = await stores.searches.findUnopened({ ownerId, searchId: String(searchId) })
    return search && { id: search.id, name: search.name, json: search.json }
  }
  const request = {
    language,
    searchIds: read.map(({ searchId }) => searchId ?? ''),
    sources: read.map(({ url }) => ({ name: siteIn(url), address: url })),
    isSaved: true,
    ...(shape === 'matrix' && { matrix: { decisions, valueColumn } }),
  }
  return orCode('list_too_long', readers.run('joinSearches', request, { ownerId, ask }))
}

type Table = { batch: StoredBatch; settings: BatchSettings; json: Uint8Array; rowCount: number }

/** Under the same id as before, so that links to it stay good; a new one where it was deleted. */
async function save({ stores, now }: WebsiteServices, ownerId: string, table: Table): Promise<string> {
  const { batch, settings, json, rowCount } = table
  const written = { ownerId, documentVersion: DOCUMENT_VERSION, json, rowCount, now: now() }
  if (batch.searchId && (await stores.searches.replaceJson({ ...written, searchId: batch.searchId })))
    return batch.searchId
  const saved = await stores.searches.create({ ...written, tool: 'website', name: settings.name })
  if (saved.result !== 'created') throw new AppError('not_found')
  return saved.id
}
