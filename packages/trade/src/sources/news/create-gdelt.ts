import { z } from 'zod'
import { createQueue } from '../create-queue.ts'
import { type Answer, rememberAnswer } from '../remember-answer.ts'
import { readText, requestSource, type Verdict } from '../request-source.ts'
import { SourceFailure, type SourcePorts, type SourceReply } from '../source-ports.ts'
import type { NewsQuestion } from './create-google-news.ts'
import { type NewsItem, type NewsTone, tidyNews } from './news-item.ts'

export type Gdelt = {
  askArticles: (question: NewsQuestion) => Promise<Answer<NewsItem[]>>
  askTone: (question: NewsQuestion) => Promise<Answer<NewsTone | null>>
}

const Article = z.object({ url: z.string(), title: z.string(), seendate: z.string(), domain: z.string() })
const Articles = z.object({ articles: z.array(z.unknown()).optional() })
const Point = z.object({ date: z.string(), value: z.number() })
const Timeline = z.object({ timeline: z.array(z.object({ data: z.array(Point) })).optional() })

/** Throttling is plain text, often on the first request; a bad query is a sentence with status 200. */
const judge = ({ status }: SourceReply, text: string): Verdict => {
  if (status === 429) return { why: 'throttled', again: false }
  if (status >= 400) return { why: 'unavailable', again: false }
  const start = text.trim()
  return start === '' || start.startsWith('{') ? 'take' : { why: 'bad-request', again: false }
}

/** Titles may hold control characters that JSON forbids. */
function parseLoosely(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed
    return JSON.parse(text.replace(/[\u0000-\u001f]+/g, ' '))
  } catch {
    throw new SourceFailure('unreadable', 'GDELT: not JSON')
  }
}

/** The stamp of the source: "20230918T030000Z" as ISO. */
const readStamp = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z')

/** Titles come with spaces around punctuation. */
const tidyTitle = (title: string): string =>
  title
    .replace(/\s{1,9}([,.;:!?%)»”])/g, '$1')
    .replace(/([(«“¿¡])\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

function readGdeltArticles(text: string): NewsItem[] {
  const { articles = [] } = Articles.safeParse(parseLoosely(text)).data ?? {}
  const items = articles.flatMap((raw): NewsItem[] => {
    const article = Article.safeParse(raw).data
    if (!article || !/^https?:/.test(article.url)) return []
    const { url, title, domain, seendate } = article
    return [{ title: tidyTitle(title), url, source: domain, publishedAt: readStamp(seendate), from: 'gdelt' }]
  })
  return tidyNews(items).slice(0, 20)
}

function readGdeltTone(text: string, address: string): NewsTone | null {
  const points = Timeline.safeParse(parseLoosely(text)).data?.timeline?.[0]?.data ?? []
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const mean = points.reduce((sum, point) => sum + point.value, 0) / points.length
  return {
    mean,
    days: points.length,
    from: readStamp(first.date).slice(0, 10),
    to: readStamp(last.date).slice(0, 10),
    address,
  }
}

type Options = { address: string; ports: SourcePorts; gapMs?: number }

export function createGdelt({ address, ports, gapMs = 6000 }: Options): Gdelt {
  const queue = createQueue(gapMs, ports)

  const buildUrl = ({ words, lang }: NewsQuestion, more: Record<string, string>): string => {
    const url = new URL('/api/v2/doc/doc', address)
    const query = `"${words}" sourcelang:${lang === 'es' ? 'spanish' : 'english'}`
    url.search = new URLSearchParams({ query, format: 'json', timespan: '1month', ...more }).toString()
    return url.href
  }

  function ask<T>(
    question: NewsQuestion,
    what: string,
    more: Record<string, string>,
    read: (text: string, url: string) => T,
  ) {
    if (address === 'offline') return Promise.reject(new SourceFailure('offline', 'GDELT is switched off'))
    const url = buildUrl(question, more)
    const headers = { 'user-agent': 'Sondeo trade research' }
    const call = { url, headers, timeoutMs: 15_000, attempts: 1, judge, signal: question.signal }
    return rememberAnswer<T>(
      {
        source: 'gdelt',
        key: `${what}/1/${question.lang}/${question.words.toLowerCase()}`,
        freshForMs: 45 * 60_000,
        read: kept => kept as T,
        fetch: async () => read(readText((await requestSource(call, queue, ports)).body), url),
      },
      ports,
    )
  }

  return {
    askArticles: question =>
      ask(question, 'articles', { mode: 'artlist', maxrecords: '75', sort: 'datedesc' }, readGdeltArticles),
    askTone: question => ask(question, 'tone', { mode: 'timelinetone' }, readGdeltTone),
  }
}
