import type { SiteLogin } from '@sondeo/scraping/site-login'
import { WorkFailed } from '../../../jobs/work-board.ts'
import { workFor } from '../../../readers/work-for.ts'
import { answerReader, listScan } from '../list-scan.ts'
import { explainUnreadable } from '../scan/explain-unreadable.ts'
import { findRoom } from '../scan/find-room.ts'
import { keepPage } from '../scan/keep-page.ts'
import type { WebsiteServices } from '../website-services.ts'
import { listDetailUrls } from './list-detail-urls.ts'

export const MAX_DETAIL_PAGES = 500
const MAX_DETAIL_BYTES = 200_000_000
const limits = { maxPages: MAX_DETAIL_PAGES, deadlineMs: 600_000 }

type Ids = { ownerId: string; scanId: string; workId: string }
type Secret = { login?: SiteLogin; ending?: AbortSignal }

/** Reads the own pages of a scan's records that were not read yet, and stores each beside the scan's pages. */
export async function runDetails(services: WebsiteServices, { ownerId, scanId, workId }: Ids, secret: Secret = {}) {
  const { stores, scraping, readers, scanSlots, workBoard, now } = services
  const { login, ending } = secret
  await workBoard.run(
    { ownerId, workId },
    async ({ signal, report, throwIfHandedOver }) => {
      const scan = await stores.scans.find({ ownerId, scanId, now: now() })
      if (!scan) throw new WorkFailed({ code: 'scan_expired' })
      const within = ending ? AbortSignal.any([signal, ending]) : signal
      const { pages, rules } = (await listScan(services, { ownerId, scanId })).scan
      const list = { pages: pages.filter(({ detailOf }) => detailOf === undefined), rules }
      const whose = { ownerId, signal: within, ask: answerReader(services, ownerId) }
      const urls = listDetailUrls(await readers.run('listDetailUrls', list, whose))
      const known = new Set(pages.map(({ detailOf }) => detailOf))
      let position = pages.length
      let read = urls.filter(url => known.has(url)).length
      const maxTotalBytes = Math.min(MAX_DETAIL_BYTES, await findRoom(services, ownerId))
      const readAll = () =>
        scraping.readDetails({
          urls: urls.filter(url => !known.has(url)),
          signal: within,
          work: workFor(readers, { ownerId, signal: within }),
          whose: ownerId,
          limits: { ...limits, maxTotalBytes },
          onProgress: report,
          ...(login && { login }),
          onPage: async (scanned, detailOf) => {
            await keepPage(services, { ownerId, scanId, position: position++, scanned, detailOf })
            read++
          },
        })
      const result = (await scanSlots.run({ ownerId, signal: within }, readAll)) ?? {
        ok: false as const,
        why: { kind: 'stopped' as const },
      }
      throwIfHandedOver()
      if (!result.ok) throw new WorkFailed({ code: explainUnreadable(result.why), why: result.why })
      const { state, url, details } = scan
      const detailPages = { available: urls.length, read, failed: result.failed.length }
      const kept = { ...details, detailPages }
      await stores.scans.finish({
        ownerId,
        scanId,
        state: state === 'running' ? 'incomplete' : state,
        url,
        details: kept,
        now: now(),
      })
      return { resultId: scanId }
    },
    { isJob: !login },
  )
}
