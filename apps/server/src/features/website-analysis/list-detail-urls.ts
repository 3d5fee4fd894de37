import type { PageReading } from '@sondeo/extraction/page-reading'

/** The records' own pages that the main list of each page leads to: on the same site, each once, no page of the list itself. */
export function listDetailUrls(pages: readonly { url: string; reading: PageReading }[]): string[] {
  const own = new Set(pages.map(({ url }) => withoutHash(url)))
  const found = new Set<string>()
  for (const { url, reading } of pages) {
    for (const { detailUrl } of reading.recordSets[0]?.records ?? []) {
      const isThere = detailUrl !== undefined && hostOf(detailUrl) === hostOf(url) && !own.has(withoutHash(detailUrl))
      if (isThere) found.add(detailUrl)
    }
  }
  return [...found]
}

const withoutHash = (url: string) => url.split('#')[0] ?? url
const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')
