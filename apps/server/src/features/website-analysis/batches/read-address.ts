import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import type { StoredBatchItem } from '@sondeo/database/batch-items-store'
import type { StoredBatch } from '@sondeo/database/batches-store'
import { AppError } from '../../../app-error.ts'
import { type HandOverTools, WorkFailed } from '../../../jobs/work-board.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { reserveUnit } from '../../../plans/reserve-unit.ts'
import { keepHidden, readAnswer } from '../answer-scan.ts'
import { findRoom } from '../scan/find-room.ts'
import { readSite } from '../scan/run-scan.ts'
import { summariseScan } from '../scan/summarise-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { type BatchIds, BatchSettings } from './batch-settings.ts'

type Reading = BatchIds & { item: StoredBatchItem; batch: StoredBatch; tools: HandOverTools }

const REPORT_MS = 1000

/** Reads one address of a batch and answers the question there. One that fails says why and ends no other. */
export async function readAddress(services: WebsiteServices, reading: Reading) {
  const { ownerId, batchId, item, batch, tools } = reading
  const { stores, now } = services
  const which = { ownerId, batchId, position: item.position }
  // The same try has the same scan, so that a repeated job reads into it.
  const scanId = `${batchId}-${item.position}-${item.attempt}`
  const stop = new AbortController()
  let pagesRead = 0
  const report = async () => {
    const kept = await stores.batchItems.report({ ...which, pagesRead, now: now() })
    if (!kept || kept.stopRequested) stop.abort()
  }
  const timer = setInterval(() => void report().catch(() => {}), REPORT_MS)
  try {
    const end = await read(services, {
      ownerId,
      scanId,
      item,
      settings: BatchSettings.parse(batch.settings),
      signal: AbortSignal.any([stop.signal, tools.signal]),
      throwIfHandedOver: tools.throwIfHandedOver,
      report: progress => {
        pagesRead = (progress as { pagesRead?: number }).pagesRead ?? pagesRead
      },
    })
    await report()
    await stores.batchItems.finish({ ...which, state: 'done', scanId, ...end, now: now() })
  } catch (error) {
    if (tools.signal.aborted) {
      // Whoever takes it up need not wait until this process is taken for dead.
      await stores.batchItems.giveBack(which)
      tools.throwIfHandedOver()
    }
    const code = codeOf(error)
    if (code === null) throw error
    const state = code === 'scan_stopped' ? 'stopped' : 'failed'
    // Where no scan was begun there is nothing to open.
    const scan = await stores.scans.find({ ownerId, scanId, now: now() })
    await stores.batchItems.finish({ ...which, state, code, scanId: scan?.id ?? null, now: now() })
  } finally {
    clearInterval(timer)
  }
}

/** Null for what nobody foresaw: the queue tries it once more. */
function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code
  if (!(error instanceof WorkFailed)) return null
  const { code } = error.outcome as { code?: unknown }
  return isErrorCode(code) ? code : 'internal'
}

type Wanted = {
  ownerId: string
  scanId: string
  item: StoredBatchItem
  settings: BatchSettings
  report: (progress: unknown) => void
} & HandOverTools

async function read(services: WebsiteServices, wanted: Wanted) {
  const { stores, now } = services
  const { ownerId, scanId, item, settings, signal, report, throwIfHandedOver } = wanted
  if ((await findRoom(services, ownerId)) === 0) throw new AppError('storage_full')
  const { user } = await findPlan(services, ownerId)
  await reserveUnit(services, { user, kind: 'scan', searchId: scanId })
  await stores.scans.start({ ownerId, id: scanId, url: item.url, details: { isBare: item.isBare }, now: now() })
  const started = await stores.scans.find({ ownerId, scanId, now: now() })
  if (started?.state === 'running') await readSite(services, started, { ownerId, signal, report, throwIfHandedOver })
  const scan = await stores.scans.find({ ownerId, scanId, now: now() })
  const summary = scan && summariseScan(scan)
  if (!summary) throw new AppError('page_empty')
  const { question, language, timeZone, shape } = settings
  const about = { ownerId, scan, summary, language, timeZone }
  const chosen = shape === 'kinds' ? 'record-or-list' : 'whole-list'
  const isWide = shape === 'matrix'
  const answer = await readAnswer(services, { ...about, question, isWide, ...(question === '' && { chosen }) })
  if (!('content' in answer)) throw new AppError(question === '' ? 'page_empty' : 'batch_no_answer')
  return { searchId: await keepHidden(services, about, answer), rowCount: answer.rowCount }
}
