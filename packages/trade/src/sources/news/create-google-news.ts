import { XMLParser } from 'fast-xml-parser'
import { createQueue } from '../create-queue.ts'
import { type Answer, rememberAnswer } from '../remember-answer.ts'
import { readText, requestSource, type Verdict } from '../request-source.ts'
import { SourceFailure, type SourcePorts, type SourceReply } from '../source-ports.ts'
import { type NewsItem, tidyNews } from './news-item.ts'

export type NewsQuestion = { words: string; lang: 'es' | 'en'; signal?: AbortSignal | undefined }
export type GoogleNews = { askNews: (question: NewsQuestion) => Promise<Answer<NewsItem[]>> }

/** The three must agree, else another edition answers. */
const editions = {
  es: { hl: 'es-419', gl: 'MX', ceid: 'MX:es-419', topic: '(exportación OR importación OR mercado OR precio)' },
  en: { hl: 'en-US', gl: 'US', ceid: 'US:en', topic: '(export OR import OR market OR price)' },
}
const MAX_ITEMS = 20

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  htmlEntities: true,
  isArray: name => name === 'item',
})

/** A consent page or anything else that is no feed means that there is no news to be had. */
const judge = ({ status }: SourceReply, text: string): Verdict => {
  if (status === 429 || status === 503) return { why: 'throttled', again: false }
  if (status >= 400) return { why: 'unavailable', again: false }
  return /<rss\b/.test(text.slice(0, 2000)) ? 'take' : { why: 'unreadable', again: false }
}

const textOf = (node: unknown): string =>
  typeof node === 'string' ? node : String((node as Record<string, unknown> | undefined)?.['#text'] ?? '')

function readItem(item: Record<string, unknown>): NewsItem[] {
  const full = textOf(item.title).trim()
  const named = textOf(item.source).trim()
  const cut = full.lastIndexOf(' - ')
  const source = named || (cut > 0 ? full.slice(cut + 3) : '')
  const title = source && full.endsWith(` - ${source}`) ? full.slice(0, -source.length - 3).trim() : full
  const published = new Date(textOf(item.pubDate))
  const url = textOf(item.link).trim()
  if (!title || !/^https?:/.test(url) || Number.isNaN(published.getTime())) return []
  return [{ title, url, source, publishedAt: published.toISOString(), from: 'google-news' }]
}

function readNewsFeed(xml: string): NewsItem[] {
  try {
    const items = parser.parse(xml)?.rss?.channel?.item ?? []
    return tidyNews((items as Record<string, unknown>[]).flatMap(readItem)).slice(0, MAX_ITEMS)
  } catch {
    throw new SourceFailure('unreadable', 'Google News: not a feed')
  }
}

type Options = { address: string; ports: SourcePorts; gapMs?: number }

export function createGoogleNews({ address, ports, gapMs = 2000 }: Options): GoogleNews {
  const queue = createQueue(gapMs, ports)
  return {
    askNews: async ({ words, lang, signal }) => {
      if (address === 'offline') throw new SourceFailure('offline', 'news are switched off')
      const { topic, ...edition } = editions[lang]
      const url = new URL('/rss/search', address)
      url.search = new URLSearchParams({ q: `"${words}" ${topic} when:30d`, ...edition }).toString()
      const call = { url: url.href, timeoutMs: 12_000, attempts: 1, judge, signal }
      return rememberAnswer(
        {
          source: 'google-news',
          key: `news/1/${lang}/${words.toLowerCase()}`,
          freshForMs: 60 * 60_000,
          read: kept => (Array.isArray(kept) ? (kept as NewsItem[]) : null),
          fetch: async () => readNewsFeed(readText((await requestSource(call, queue, ports)).body)),
        },
        ports,
      )
    },
  }
}
