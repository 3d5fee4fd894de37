import type { Page } from '@sondeo/scraping/page'
import type { KeptPage, ScannedPage } from '@sondeo/scraping/scan'
import type { WebsiteServices } from '../website-services.ts'
import { keepPage } from './keep-page.ts'

type Scan = {
  ownerId: string
  scanId: string
  maxRecords: number
  /** What an earlier try stored. */
  isStored: (page: Page, position: number) => boolean
  /** The cookies with which whoever takes the scan up goes on. */
  keepCookies: (cookies: string) => Promise<unknown>
}

/** Stores pages while the scan goes on, so that their rows can be seen; the scan does not wait for it. */
export function createPageKeeper(services: WebsiteServices, scan: Scan) {
  /** Of a list that grows faster than it is written, only the newest state of a position. */
  const waiting = new Map<number, ScannedPage>()
  let cookies: string | undefined
  let cookiesKept: string | undefined
  const written: ScannedPage[] = []
  let writing: Promise<void> | undefined

  async function write(position: number, scanned: ScannedPage) {
    await keepPage(services, { ...scan, position, scanned })
    written[position] = scanned
  }

  async function writeWaiting() {
    for (const [position, scanned] of waiting) {
      // Before the page: without its cookies nobody could go on from it.
      if (cookies !== undefined && cookies !== cookiesKept) await scan.keepCookies(cookies)
      cookiesKept = cookies
      waiting.delete(position)
      await write(position, scanned)
    }
  }

  return {
    add({ position, scanned, cookies: latest }: KeptPage) {
      cookies = latest
      if (scan.isStored(scanned.page, position)) {
        written[position] = scanned
        return
      }
      waiting.set(position, scanned)
      // What cannot be written now is written, or fails, at the end.
      writing ??= writeWaiting()
        .catch(() => {})
        .finally(() => {
          writing = undefined
        })
    },
    /** What is being written is there then. */
    settle: async () => {
      await writing
    },
    /** Everything that the scan ends with, and nothing of an earlier try. */
    async finish(pages: readonly ScannedPage[]) {
      await writing
      for (const [position, scanned] of pages.entries())
        if (written[position] !== scanned) await write(position, scanned)
      await services.stores.pages.removeFrom({ ...scan, position: pages.length })
    },
  }
}
