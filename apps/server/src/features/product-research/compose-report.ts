import type { FigureOrigins, FigureScope, ResearchDetails } from '@sondeo/contract/research/product-research'
import { scoreMarket } from '@sondeo/contract/research/score-market'
import type { SearchDocument } from '@sondeo/database/search-document'
import type { Table } from '@sondeo/table/table'
import { buildCharts } from '@sondeo/trade/build-charts'
import { buildKeyFigures } from '@sondeo/trade/build-key-figures'
import { buildTradeTable } from '@sondeo/trade/build-trade-table'
import { describeOwnMarket } from '@sondeo/trade/describe-own-market'
import { dotCode } from '@sondeo/trade/format-figures'
import type { Locale } from '@sondeo/trade/locale'
import { rankMarkets } from '@sondeo/trade/rank-markets'
import { tellName } from '@sondeo/trade/tell-name'
import { tellOrigin } from '@sondeo/trade/tell-scope'
import { messagesIn, tradeMessages } from '@sondeo/trade/trade-messages'
import { type TradeReport, usesBuiltIn } from '@sondeo/trade/trade-report'
import { writeAnswer } from '@sondeo/trade/write-answer'
import type { NamedModel } from '../../outside/language-model.ts'
import { composeSummary, localeOf, type Reader } from './compose-summary.ts'
import { toProductResponse } from './product-response.ts'
import type { KeptFigures } from './trade-figures.ts'

type ComposedReport = {
  rowCount: number
  content: string
  summary: string
  details: ResearchDetails
  /** What is saved: the same, with the figures it was made of, so that it can be written again. */
  document: SearchDocument
}

/** Table, analysis and charts of the figures, in a language. */
export async function composeReport(
  services: { model: NamedModel | undefined },
  kept: KeptFigures,
  reader: Reader,
): Promise<ComposedReport> {
  const { report, product, isCodeIgnored } = kept
  const { lang, region, perspective } = reader
  const locale = localeOf(reader)
  const { content: rows, table, parts } = buildTradeTable(report, locale)
  const content = JSON.stringify(rows)
  const { summary, model } = await composeSummary(services, report, reader)
  const details: ResearchDetails = {
    ...toProductResponse({ product, isCodeIgnored, report, locale }),
    news: report.news.map(({ title, url, source, publishedAt }) => ({ title, url, source, publishedAt })),
    figureOrigins: listFigureOrigins(table),
    builtInYears: listBuiltInYears(report),
    analyst: { model },
    madeAt: report.madeAt,
    lang,
    region,
    charts: buildCharts(report, locale),
    keyFigures: buildKeyFigures(report, locale, perspective),
    perspective,
    answer: writeAnswer(report, perspective, locale),
    scopes: listScopes(report, locale),
    tableParts: parts,
    own: describeOwnMarket(report, perspective, locale),
    markets: scoreMarkets(report, reader),
    attributions: usesBuiltIn(report) ? [tradeMessages[lang].attribution(report.builtInRelease)] : [],
  }
  const document = { prompt: null, content, summary, details: { ...details, table, kept } }
  return { rowCount: rows.length, content, summary, details, document }
}

/** What the figures of each direction are about; a wider group than asked for says so. */
const listScopes = (report: TradeReport, locale: Locale): FigureScope[] =>
  [report.exports, report.imports].flatMap(figures =>
    figures
      ? [
          {
            flow: figures.flow,
            code: dotCode(figures.code),
            name: tellName(figures.names, locale),
            edition: figures.edition,
            year: figures.year,
            basis: figures.basis,
            source: tellOrigin(figures, report, locale),
            isWider: figures.code.length < report.product.code.length,
            notes: figures.notes.map(note => messagesIn(locale).notes[note]),
          },
        ]
      : [],
  )

/** Markets from the best score down, by the weights that are proposed. */
const scoreMarkets = (report: TradeReport, reader: Reader): ResearchDetails['markets'] =>
  rankMarkets(report, reader.perspective, localeOf(reader)).map(ranking => {
    const weights = Object.fromEntries(ranking.parts.map(({ id, weight }) => [id, weight]))
    const rows = ranking.rows.map(row => ({ ...row, score: scoreMarket(row.parts, weights) }))
    return { ...ranking, rows: rows.sort((a, b) => (b.score ?? 0) - (a.score ?? 0)) }
  })

const listBuiltInYears = ({ exports, imports }: TradeReport): number[] => {
  const years = [exports, imports].flatMap(flow => (flow?.basis === 'built-in' ? [flow.year] : []))
  return [...new Set(years)].sort()
}

/** The origin of every figure. Whole columns share one, so each is written once and cells name it by its place. */
function listFigureOrigins({ columns, rows }: Table): FigureOrigins {
  const places = new Map<string, number>()
  const origins: FigureOrigins['origins'] = []
  const placeOf = (origin: FigureOrigins['origins'][number]): number => {
    const key = JSON.stringify(origin)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, origins.length)
    return origins.push(origin) - 1
  }
  return {
    rows: rows.map(({ cells }) =>
      Object.fromEntries(
        columns.flatMap(({ id, name }) => {
          const origin = cells[id]?.origin
          if (origin?.kind !== 'figure') return []
          const { source, year, method, address, isAtLeast } = origin
          return [[name, placeOf({ source, year, method, address, ...(isAtLeast && { isAtLeast }) })]]
        }),
      ),
    ),
    origins,
  }
}
