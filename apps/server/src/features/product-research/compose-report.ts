import type { Language } from '@sondeo/contract/fields'
import type { ResearchDetails } from '@sondeo/contract/product-research'
import type { SearchDocument } from '@sondeo/database/searches-store'
import { buildCharts } from '@sondeo/trade/build-charts'
import { buildKeyFigures } from '@sondeo/trade/build-key-figures'
import { buildTradeTable } from '@sondeo/trade/build-trade-table'
import type { TradeReport } from '@sondeo/trade/trade-report'
import type { Services } from '../../services.ts'
import { composeSummary } from './compose-summary.ts'
import { listFigureOrigins } from './list-figure-origins.ts'
import { toProductResponse } from './product-response.ts'
import type { KeptFigures } from './trade-figures.ts'

export type ComposedReport = {
  rowCount: number
  content: string
  summary: string
  details: ResearchDetails
  /** What is saved: the same, with the figures it was made of, so that it can be written again. */
  document: SearchDocument
}

/** Table, analysis and charts of the figures, in a language. */
export async function composeReport(
  services: Pick<Services, 'model'>,
  kept: KeptFigures,
  lang: Language,
): Promise<ComposedReport> {
  const { report, product, isCodeIgnored } = kept
  const { content: rows, table } = buildTradeTable(report, lang)
  const content = JSON.stringify(rows)
  const { summary, model } = await composeSummary(services, report, lang)
  const details: ResearchDetails = {
    ...toProductResponse({ product, isCodeIgnored, report, lang }),
    news: report.news.map(({ title, url, source, publishedAt }) => ({ title, url, source, publishedAt })),
    figureOrigins: listFigureOrigins(table),
    builtInYears: listBuiltInYears(report),
    analyst: { model },
    madeAt: report.madeAt,
    lang,
    charts: buildCharts(report, lang),
    keyFigures: buildKeyFigures(report, lang),
  }
  const document = { prompt: null, content, summary, details: { ...details, table, kept } }
  return { rowCount: rows.length, content, summary, details, document }
}

const listBuiltInYears = ({ exports, imports }: TradeReport): number[] => {
  const years = [exports, imports].flatMap(flow => (flow?.basis === 'built-in' ? [flow.year] : []))
  return [...new Set(years)].sort()
}
