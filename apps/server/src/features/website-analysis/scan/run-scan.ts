import { paths } from '@sondeo/contract/paths'
import type { Scan } from '@sondeo/database/scans-store'
import { findStorageFault } from '@sondeo/database/storage-faults'
import type { ScannedPage, ScanResult } from '@sondeo/scraping/scan'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import { HandedOver, WorkFailed, type WorkTools } from '../../../jobs/work-board.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { recordsIn } from '../../../plans/plan-limits.ts'
import { settleUnit } from '../../../plans/settle-unit.ts'
import { workFor } from '../../../readers/work-for.ts'
import { listDetailUrls } from '../details/list-detail-urls.ts'
import type { WebsiteServices } from '../website-services.ts'
import { explainUnreadable } from './explain-unreadable.ts'
import { findReadBefore } from './find-read-before.ts'
import { findRoom } from './find-room.ts'
import { createPageKeeper } from './keep-pages.ts'
import { describeScanState } from './scan-state.ts'
import { summariseScan } from './summarise-scan.ts'

const deadlineMs = 600_000
const MAX_SCAN_BYTES = 200_000_000

type Ids = { ownerId: string; scanId: string }
type Secret = { login?: SiteLogin; ending?: AbortSignal }
/** Only what has a work of its own is handed over. */
type SiteTools = Omit<WorkTools, 'throwIfHandedOver'> & Partial<WorkTools> & Secret & { ownerId: string }

/** Reads a site from beginning to end. With a login it runs where the call came in, and the login is nowhere but here. */
export async function runScan(services: WebsiteServices, { ownerId, scanId }: Ids, secret: Secret = {}) {
  const { stores, workBoard, now } = services
  const scan = await stores.scans.find({ ownerId, scanId, now: now() })
  if (scan?.state !== 'running') return
  await workBoard.run(
    { ownerId, workId: scanId },
    tools => readSite(services, scan, { ...tools, ownerId, ...secret }),
    { isJob: !secret.login },
  )
  await announceEnd(services, { ownerId, scanId })
}

/** Reads all pages of a scan that was started, and keeps them; fails with `WorkFailed`. */
export async function readSite(services: WebsiteServices, scan: Scan, tools: SiteTools) {
  const { scraping, readers, scanSlots, now } = services
  const { ownerId, signal, ending, report, login } = tools
  const ids = { ownerId, scanId: scan.id }
  const maxRecords = recordsIn((await findPlan(services, ownerId)).state)
  try {
    const within = ending ? AbortSignal.any([signal, ending]) : signal
    const whose = { ownerId, signal: within }
    const { before, bytes, isStored } = await findReadBefore(services, ownerId, scan)
    // What this scan stored itself takes no room from it.
    const maxTotalBytes = Math.min(MAX_SCAN_BYTES, bytes + (await findRoom(services, ownerId)))
    const keepCookies = (cookies: string) =>
      services.stores.scans.note({ ...ids, url: scan.url, details: { ...scan.details, cookies }, now: now() })
    const keeper = createPageKeeper(services, { ...ids, maxRecords, isStored, keepCookies })
    const read = () =>
      scraping.scanWebsite({
        url: scan.url,
        isBare: scan.details.isBare === true,
        before,
        signal: within,
        work: workFor(readers, whose),
        whose: ownerId,
        limits: { deadlineMs, maxRecords, maxTotalBytes },
        onProgress: report,
        onPage: keeper.add,
        ...(login && { login }),
      })
    const result: ScanResult = (await scanSlots.run(whose, read)) ?? { ok: false, why: { kind: 'stopped' } }
    await keeper.settle()
    tools.throwIfHandedOver?.()
    return await (result.ok
      ? keeper.finish(result.pages).then(() => keepScan(services, ids, result))
      : failScan(services, ids, scan, result))
  } catch (error) {
    if (!(error instanceof WorkFailed || error instanceof HandedOver))
      await giveUp(services, findStorageFault(error) !== null)
    throw error
  }

  async function giveUp({ stores }: WebsiteServices, isUnsaved: boolean) {
    const details = { ...(isUnsaved && { isUnsaved }) }
    await stores.scans.finish({ ...ids, state: 'failed', url: scan.url, details, now: now() })
    await stores.usage.release({ ownerId, searchId: scan.id, kind: 'scan' })
  }
}

async function keepScan(services: WebsiteServices, ids: Ids, result: Extract<ScanResult, { ok: true }>) {
  const { stores, now } = services
  const { completeness, pages, frameUrl } = result
  const detailLinks = listDetailUrls(pages.map(listedOn)).length
  await stores.scans.finish({
    ...ids,
    state: completeness.isComplete ? 'complete' : 'incomplete',
    url: result.url,
    details: { title: pages[0]?.digest.title ?? null, completeness, detailLinks, frameUrl },
    now: now(),
  })
  await settleUnit(services, { ownerId: ids.ownerId, searchId: ids.scanId, kind: 'scan' })
  return { resultId: ids.scanId }
}

const listedOn = ({ page, digest }: ScannedPage) => ({
  url: page.url,
  detailUrls: digest.lists[0]?.detailUrls ?? [],
})

async function failScan(
  { stores, now }: WebsiteServices,
  ids: Ids,
  { url }: Scan,
  { why }: Extract<ScanResult, { ok: false }>,
) {
  await stores.scans.finish({ ...ids, state: 'failed', url, details: { why }, now: now() })
  await stores.usage.release({ ownerId: ids.ownerId, searchId: ids.scanId, kind: 'scan' })
  throw new WorkFailed({ code: explainUnreadable(why), why })
}

/** Programs that asked for it hear how a scan ended; told again, it is sent once. */
async function announceEnd(services: WebsiteServices, ids: { ownerId: string; scanId: string }) {
  const { stores, webhooks, mailBrand, now } = services
  const { ownerId, scanId } = ids
  // Hardly anybody has any, and whoever waits for the scan waits for these questions too.
  if ((await stores.webhooks.list({ ownerId })).length === 0) return
  const scan = await stores.scans.find({ ...ids, now: now() })
  if (!scan || scan.state === 'running') return
  const { url, state, code } = await describeScanState(services, ids)
  const summary = summariseScan(scan)
  await webhooks.announce(ownerId, {
    type: 'scan.finished',
    key: scanId,
    data: {
      scan: { id: scanId, url, link: `${mailBrand.appUrl}${paths.scanPlace(scanId)}` },
      state,
      code,
      pagesRead: summary?.pagesRead ?? 0,
      recordsFound: summary?.recordsFound ?? 0,
      isComplete: summary?.complete ?? false,
    },
  })
}
