import { createQueue } from '../create-queue.ts'
import { type Answer, rememberAnswer } from '../remember-answer.ts'
import { readText, requestSource, type Verdict } from '../request-source.ts'
import { SourceFailure, type SourcePorts, type SourceReply } from '../source-ports.ts'
import { seriesOfHeading } from './price-names.data.ts'
import { type PriceSeries, readPriceFile } from './read-price-file.ts'

export type PinkSheet = {
  /** Monthly prices that follow a heading; an empty list where the World Bank has none. */
  askPrices: (question: { code: string; signal?: AbortSignal | undefined }) => Promise<Answer<PriceSeries[]>>
  pageAddress: string
}

const PAGE = '/en/research/commodity-markets'
const FILE = 'CMO-Historical-Data-Monthly.xlsx'
const KEPT_MONTHS = 132

const judge = ({ status }: SourceReply): Verdict => {
  if (status === 429 || status >= 500) return { why: status === 429 ? 'throttled' : 'unavailable', again: true }
  return status >= 400 ? { why: 'unavailable', again: false } : 'take'
}

type Options = { address: string; ports: SourcePorts; gapMs?: number }

export function createPinkSheet({ address, ports, gapMs = 500 }: Options): PinkSheet {
  const queue = createQueue(gapMs, ports)
  const pageAddress = address === 'offline' ? '' : new URL(PAGE, address).href

  /** The file's path changes with every release; the page always links to the newest. */
  async function findFile(signal?: AbortSignal): Promise<string> {
    const page = await requestSource({ url: pageAddress, timeoutMs: 15_000, attempts: 2, judge, signal }, queue, ports)
    const link = new RegExp(`href="([^"]*${FILE.replaceAll('.', '\\.')})"`, 'i').exec(readText(page.body))?.[1]
    if (!link) throw new SourceFailure('unreadable', 'no price file linked')
    return new URL(link.replaceAll('&amp;', '&'), pageAddress).href
  }

  async function fetchAll(signal?: AbortSignal): Promise<PriceSeries[]> {
    const url = await findFile(signal)
    const file = await requestSource({ url, timeoutMs: 20_000, attempts: 2, judge, signal }, queue, ports)
    const wanted = new Set(Object.values(seriesOfHeading).flat())
    return (await readPriceFile(file.body))
      .filter(series => wanted.has(series.name))
      .map(series => ({ ...series, months: series.months.slice(-KEPT_MONTHS) }))
  }

  return {
    pageAddress,
    askPrices: async ({ code, signal }) => {
      if (address === 'offline') throw new SourceFailure('offline', 'commodity prices are switched off')
      const names = seriesOfHeading[code.slice(0, 4)] ?? []
      if (names.length === 0) return { value: [], fetchedAt: ports.now(), state: 'answered', reason: null }
      const answer = await rememberAnswer(
        {
          source: 'pink-sheet',
          key: 'prices/1',
          freshForMs: 3 * 86_400_000,
          read: kept => (Array.isArray(kept) ? (kept as PriceSeries[]) : null),
          fetch: () => fetchAll(signal),
        },
        ports,
      )
      return { ...answer, value: answer.value.filter(series => names.includes(series.name)) }
    },
  }
}
