import type { Scan } from '@sondeo/database/scans-store'
import type { ScannedPage, ScanResult } from '@sondeo/scraping/scan'
import type { Services } from '../../build-services.ts'
import { WorkFailed, type WorkTools } from '../../jobs/work-board.ts'
import { findPlan } from '../../plans/find-plan.ts'
import { recordsIn } from '../../plans/plan-limits.ts'
import { settleUnit } from '../../plans/settle-unit.ts'
import { explainUnreadable } from './explain-unreadable.ts'

const deadlineMs = 600_000

type Ids = { ownerId: string; scanId: string }

export async function handle({ ownerId, scanId }: Ids, services: Services) {
  const { stores, workBoard, now } = services
  const scan = await stores.scans.find({ ownerId, scanId, now: now() })
  if (scan?.state !== 'running') return
  await workBoard.run({ ownerId, workId: scanId }, tools => readSite(services, { ownerId, scanId }, scan, tools))
}

async function readSite(services: Services, ids: Ids, scan: Scan, { signal, report }: WorkTools) {
  const { scraping, now } = services
  const maxRecords = recordsIn((await findPlan(services, ids.ownerId)).state)
  try {
    const result = await scraping.scanWebsite({
      url: scan.url,
      signal,
      limits: { deadlineMs, maxRecords },
      onProgress: report,
    })
    return await (result.ok ? keepScan(services, ids, result) : failScan(services, ids, scan, result))
  } catch (error) {
    if (!(error instanceof WorkFailed)) await giveUp(services, ids, scan)
    throw error
  }

  async function giveUp({ stores }: Services, { ownerId, scanId }: Ids, { url }: Scan) {
    await stores.scans.finish({ ownerId, scanId, state: 'failed', url, details: {}, now: now() })
    await stores.usage.release({ ownerId, searchId: scanId, kind: 'scan' })
  }
}

async function keepScan(services: Services, ids: Ids, result: Extract<ScanResult, { ok: true }>) {
  const { stores, now } = services
  for (const [position, page] of result.pages.entries()) await keepPage(stores, ids, { position, page, now: now() })
  const { completeness } = result
  await stores.scans.finish({
    ...ids,
    state: completeness.isComplete ? 'complete' : 'incomplete',
    url: result.url,
    details: { title: result.pages[0]?.reading.title ?? null, completeness },
    now: now(),
  })
  await settleUnit(services, { ownerId: ids.ownerId, searchId: ids.scanId, kind: 'scan' })
  return { resultId: ids.scanId }
}

type Kept = { position: number; page: ScannedPage; now: Date }

async function keepPage(stores: Services['stores'], ids: Ids, { position, page: { page, reading }, now }: Kept) {
  const { html, trace, redirects, ...details } = page
  const saved = await stores.pages.save({ ...ids, position, details, body: Buffer.from(html), now })
  if (saved.result !== 'saved') return
  const version = String(reading.engineVersion)
  await stores.pages.saveReading({ ownerId: ids.ownerId, pageId: saved.page.id, version, reading, now })
}

async function failScan(
  { stores, now }: Services,
  ids: Ids,
  { url }: Scan,
  { why }: Extract<ScanResult, { ok: false }>,
) {
  await stores.scans.finish({ ...ids, state: 'failed', url, details: { why }, now: now() })
  await stores.usage.release({ ownerId: ids.ownerId, searchId: ids.scanId, kind: 'scan' })
  throw new WorkFailed({ code: explainUnreadable(why), why })
}
