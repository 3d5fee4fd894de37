import { paths } from '@sondeo/contract/paths'
import type { WebsiteServices } from '../website-services.ts'
import { describeScanState } from './scan-state.ts'
import { summariseScan } from './summarise-scan.ts'

/** Programs that asked for it hear how a scan ended; told again, it is sent once. */
export async function announceEnd(services: WebsiteServices, ids: { ownerId: string; scanId: string }) {
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
