import type { AskedSource } from './gather-trade-report.ts'
import { MAX_NEWS, tidyNews } from './sources/news/news-item.ts'
import type { TradeReport } from './trade-report.ts'

/** A report with what some sources said in another one made of the same: two updates at a time lose neither. */
export function mergeReports(kept: TradeReport, newer: TradeReport, asked: AskedSource[]): TradeReport {
  const has = (source: AskedSource) => asked.includes(source)
  const { exports, imports, pairs, context, prices, tone, news, madeAt } = newer
  const stateOf = new Map(newer.sources.map(state => [state.source, state]))
  return {
    ...kept,
    madeAt,
    ...(has('comtrade') && { exports, imports, pairs }),
    ...(has('world-bank') && { context }),
    ...(has('pink-sheet') && { prices }),
    ...(has('gdelt') && { tone }),
    news: tidyNews([...news, ...kept.news]).slice(0, MAX_NEWS),
    sources: kept.sources.map(state =>
      asked.some(name => name === state.source) ? (stateOf.get(state.source) ?? state) : state,
    ),
  }
}
