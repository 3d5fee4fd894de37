/** A headline: shown with its source and a link, never with text of the article. */
export type NewsItem = {
  title: string
  url: string
  source: string
  publishedAt: string
  from: 'google-news' | 'gdelt'
}

/** Mean tone of articles per day: below zero is negative. */
export type NewsTone = { mean: number; days: number; from: string; to: string; address: string }

/** As many headlines as a report shows. */
export const MAX_NEWS = 12

/** The same story comes from many houses: one of each title stays, the newest first. */
export function tidyNews(items: NewsItem[]): NewsItem[] {
  const byTitle = new Map<string, NewsItem>()
  for (const item of items) {
    const key = item.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (key && !byTitle.has(key)) byTitle.set(key, item)
  }
  return [...byTitle.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
}
