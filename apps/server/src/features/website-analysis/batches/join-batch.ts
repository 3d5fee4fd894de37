import type { ErrorCode } from '@sondeo/contract/errors'
import type { StoredBatchItem } from '@sondeo/database/batch-items-store'
import type { StoredBatch } from '@sondeo/database/batches-store'
import { AppError } from '../../../app-error.ts'
import type { WebsiteServices } from '../website-services.ts'
import { type BatchIds, BatchOutcome, BatchSettings } from './batch-settings.ts'
import { joinByKind } from './join-by-kind.ts'
import { makeTable } from './make-table.ts'

const nothing = BatchOutcome.parse({ rowCount: null, duplicates: 0, code: null })

type Joined = { outcome: BatchOutcome; searchId: string | null }
type Parts = { ownerId: string; batch: StoredBatch; settings: BatchSettings; items: readonly StoredBatchItem[] }

/** All that was read becomes one table, saved as a search; joining again replaces it. */
export async function joinBatch(services: WebsiteServices, ids: BatchIds) {
  const { stores, now } = services
  const batch = await stores.batches.find(ids)
  if (!batch) return
  const joined = await joinRead(services, ids, batch, BatchSettings.parse(batch.settings))
  await stores.batches.finish({ ...ids, ...joined, now: now() })
}

/** The table under other settings: after somebody corrected it. */
export async function joinAgain(
  services: WebsiteServices,
  { batch, settings, ...ids }: BatchIds & { batch: StoredBatch; settings: BatchSettings },
) {
  const { stores, now } = services
  const joined = await joinRead(services, ids, batch, settings)
  if (joined.outcome.code) throw new AppError(joined.outcome.code)
  await stores.batches.change({ ...ids, settings, ...joined, now: now() })
}

async function joinRead(
  services: WebsiteServices,
  ids: BatchIds,
  batch: StoredBatch,
  settings: BatchSettings,
): Promise<Joined> {
  const all = await services.stores.batchItems.list(ids)
  const items = all.filter(({ state, searchId }) => state === 'done' && searchId !== null)
  const fail = (code: ErrorCode | null) => ({ outcome: { ...nothing, code }, searchId: batch.searchId })
  if (items.length === 0) return fail(null)
  try {
    const parts = { ownerId: ids.ownerId, batch, settings, items }
    return await (settings.shape === 'kinds' ? joinKinds(services, parts) : joinAll(services, parts))
  } catch (error) {
    if (error instanceof AppError) return fail(error.code)
    throw error
  }
}

async function joinAll(services: WebsiteServices, { batch, ...parts }: Parts): Promise<Joined> {
  const wanted = { ...parts, name: parts.settings.name, before: batch.searchId }
  const { searchId, rowCount, duplicates, matrix } = await makeTable(services, wanted)
  return { outcome: { ...nothing, rowCount, duplicates, ...matrix }, searchId }
}

async function joinKinds(services: WebsiteServices, { batch, ...parts }: Parts): Promise<Joined> {
  const before = BatchOutcome.safeParse(batch.outcome).data?.tables ?? []
  const { tables, otherPageCount } = await joinByKind(services, { ...parts, before })
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0)
  const duplicates = tables.reduce((sum, table) => sum + table.duplicates, 0)
  return {
    outcome: { ...nothing, rowCount, duplicates, tables, otherPageCount },
    searchId: tables[0]?.searchId ?? batch.searchId,
  }
}
