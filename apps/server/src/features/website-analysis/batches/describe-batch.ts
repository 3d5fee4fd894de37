import type { Batch, BatchSummary } from '@sondeo/contract/batches'
import { isErrorCode } from '@sondeo/contract/errors'
import type { BatchItemState } from '@sondeo/database/batch-items-store'
import type { StoredBatch } from '@sondeo/database/batches-store'
import { AppError } from '../../../app-error.ts'
import type { WebsiteServices } from '../website-services.ts'
import { type BatchIds, BatchOutcome, BatchSettings } from './batch-settings.ts'
import { siteIn } from './plan-batch.ts'

export function summariseBatch(batch: StoredBatch, counts: Record<BatchItemState, number>): BatchSummary {
  const { name, question, shape } = BatchSettings.parse(batch.settings)
  // Its one table may bear another name by now; of several, each has its own.
  const called = shape === 'kinds' ? name : (batch.tableName ?? name)
  const { waiting, running, done, failed, stopped } = counts
  return {
    _id: batch.id,
    name: called,
    question,
    shape,
    state: batch.state,
    isStopping: batch.stopRequested,
    createdAt: batch.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    addressCount: waiting + running + done + failed + stopped,
    doneCount: done,
    failedCount: failed,
    rowCount: BatchOutcome.safeParse(batch.outcome).data?.rowCount ?? null,
  }
}

/** A batch whole, with how far each address is. */
export async function describeBatch({ stores }: WebsiteServices, ids: BatchIds): Promise<Batch> {
  const batch = await stores.batches.find(ids)
  if (!batch) throw new AppError('not_found')
  const items = await stores.batchItems.list(ids)
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, stopped: 0 }
  for (const { state } of items) counts[state]++
  const outcome = BatchOutcome.safeParse(batch.outcome).data
  return {
    ...summariseBatch(batch, counts),
    startedAt: items.some(({ attempt }) => attempt > 1) ? null : batch.createdAt.toISOString(),
    items: items.map(({ position, url, state, code, rowCount, pagesRead, scanId }) => ({
      position,
      url,
      site: siteIn(url),
      state,
      code: isErrorCode(code) ? code : null,
      rowCount,
      pagesRead,
      scanId: state === 'done' || state === 'failed' ? scanId : null,
    })),
    searchId: batch.searchId,
    tables: (outcome?.tables ?? []).map(({ positions, ...table }) => ({ ...table, pageCount: positions.length })),
    otherPageCount: outcome?.otherPageCount ?? 0,
    duplicates: outcome?.duplicates ?? 0,
    joinCode: outcome?.code ?? null,
    matches: outcome?.matches ?? [],
    valueColumns: outcome?.valueColumns ?? [],
    valueColumn: outcome?.valueColumn ?? null,
  }
}
