import type { Page, PageReader } from '../page.ts'
import type { ScanResult } from './scan.ts'

/** What an earlier try of the same scan read, over HTTP and without a login, before its process ended. */
export type ReadBefore = {
  pageAt: (url: string) => Promise<Page | undefined>
  /** The site's cookies of then: without them it might go on with another list. */
  cookies: string
}

/** A reader that asks the site only for what was not read before. */
export function readOn<Reader extends PageReader>(before: ReadBefore, reader: Reader) {
  const known = new Set<Page>()
  let hasAsked = false
  return {
    reader: {
      ...reader,
      readPage: async request => {
        const page = await before.pageAt(request.url)
        if (page) known.add(page)
        else hasAsked = true
        return page ? { ok: true, page } : reader.readPage(request)
      },
    } satisfies PageReader,
    /** The first page that is new only repeats old ones: perhaps the site has forgotten where it was. */
    isInDoubt: (result: ScanResult) =>
      hasAsked &&
      known.size > 0 &&
      result.ok &&
      result.completeness.endedBecause === 'repeats' &&
      result.pages.every(({ page }) => known.has(page)),
  }
}
