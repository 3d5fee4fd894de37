import type { FlowFigures, PairFigures, WorldSeries } from './figures/trade-figure.ts'
import type { Names } from './product/catalog.ts'
import type { NewsItem, NewsTone } from './sources/news/news-item.ts'
import type { PriceSeries } from './sources/pink-sheet/read-price-file.ts'
import type { SourceState } from './sources/source-ports.ts'
import type { IndicatorValue } from './sources/world-bank/create-world-bank.ts'

/** Raised whenever a stored report of before would not be understood any more. */
export const TRADE_REPORT_VERSION = 3

/** Everything known about a product's trade: plain data, fit to be stored. */
export type TradeReport = {
  version: typeof TRADE_REPORT_VERSION
  product: { name: string; code: string; names: Names }
  madeAt: string
  exports: FlowFigures | null
  imports: FlowFigures | null
  series: WorldSeries | null
  pairs: PairFigures[]
  prices: PriceSeries[]
  pricesAddress: string
  context: IndicatorValue[]
  news: NewsItem[]
  tone: NewsTone | null
  sources: SourceState[]
  /** The imported release that figures or years were taken from. */
  release: string | null
  /** The release that ships with the product. */
  builtInRelease: string
}

/** Whether any trade figure was found at all. */
export const hasTradeFigures = ({ exports, imports }: TradeReport): boolean => exports !== null || imports !== null

/** Whether something in a report comes from the release that ships with the product. */
export const usesBuiltIn = ({ exports, imports, series, pairs }: TradeReport): boolean =>
  series !== null ||
  [exports, imports].some(figures => figures?.basis === 'built-in') ||
  pairs.some(({ source }) => source === 'built-in')
