/** The records' own pages that the main list of each page leads to: on the same site, each once, no page of the list itself. */
export function listDetailUrls(pages: readonly { url: string; detailUrls: readonly string[] }[]): string[] {
  const own = new Set(pages.map(({ url }) => withoutHash(url)))
  const found = new Set<string>()
  for (const { url, detailUrls } of pages) {
    const host = hostOf(url)
    for (const detailUrl of detailUrls)
      if (hostOf(detailUrl) === host && !own.has(withoutHash(detailUrl))) found.add(detailUrl)
  }
  return [...found]
}

const withoutHash = (url: string) => url.split('#')[0] ?? url
const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')
