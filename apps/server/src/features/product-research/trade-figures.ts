import type { FoundProduct } from '@sondeo/trade/find-product'
import { TRADE_REPORT_VERSION, type TradeReport } from '@sondeo/trade/trade-report'

/** What is kept between the two calls of a research. Both name one report: it is saved once and counted once. */
export type KeptFigures = { reportId: string; report: TradeReport; product: FoundProduct; isCodeIgnored: boolean }

/** Figures of an older version are as good as none: they are fetched again. */
export function readKeptFigures(kept: unknown): KeptFigures | null {
  const figures = kept as Partial<KeptFigures> | null | undefined
  return figures?.reportId && figures.report?.version === TRADE_REPORT_VERSION ? (figures as KeptFigures) : null
}
