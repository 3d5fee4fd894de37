import { nameCountry } from '../countries/countries.ts'
import type { FlowYear } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { tellName } from '../product/tell-name.ts'
import { callProduct } from '../product/write-product-name.ts'
import { tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import { type MarketYear, takeFromSeries } from './pick-year.ts'
import { isTopAtLeast, sumTop } from './sum-top.ts'
import { writeFindings } from './write-findings.ts'

type ComparedSide = {
  product: string
  code: string
  year: number
  /** The years that can be chosen, oldest first. */
  years: number[]
  source: string
  /** Name, code and edition of what the figures are of. */
  scope: string
}

type Side = 'left' | 'right'

const sidesOf = (isLeft: boolean | undefined, isRight: boolean | undefined): Side[] => [
  ...(isLeft ? (['left'] as const) : []),
  ...(isRight ? (['right'] as const) : []),
]

type ComparedMetric = {
  id: 'exports' | 'imports' | 'usd-per-kg' | 'top-share'
  label: string
  unit: 'usd' | 'percent' | 'usd-per-kg'
  left: number | null
  right: number | null
  /** The sides whose true value is this or more. */
  atLeast: Side[]
}

/** Two markets side by side: the same measures, and the largest countries of either. */
type Comparison = {
  left: ComparedSide
  right: ComparedSide
  findings: string[]
  metrics: ComparedMetric[]
  countries: {
    flow: 'exports' | 'imports'
    title: string
    rows: { label: string; left: number | null; right: number | null; atLeast: Side[] }[]
  }[]
}

const ROWS = 10

/** Two years of one product are told by one series, where one of them is known by it alone: editions are not mixed. */
function alignYears(left: MarketYear, right: MarketYear): [MarketYear, MarketYear] {
  const isOneProduct = left.report.product.code === right.report.product.code
  if (!isOneProduct || left.isOfSeries === right.isOfSeries) return [left, right]
  return [takeFromSeries(left) ?? left, takeFromSeries(right) ?? right]
}

/** Puts two markets, or two years of one, side by side. */
export function compareMarkets(one: MarketYear, other: MarketYear, locale: Locale): Comparison {
  const [left, right] = alignYears(one, other)
  const texts = messagesIn(locale).compare
  const measure = (
    id: ComparedMetric['id'],
    unit: ComparedMetric['unit'],
    read: (market: MarketYear) => number | null,
    isLeast: (market: MarketYear) => boolean = () => false,
  ): ComparedMetric[] => {
    const [a, b] = [read(left), read(right)]
    const atLeast = sidesOf(isLeast(left), isLeast(right))
    return a === null && b === null ? [] : [{ id, label: texts.metrics[id], unit, left: a, right: b, atLeast }]
  }
  return {
    left: describeSide(left, locale),
    right: describeSide(right, locale),
    findings: writeFindings(left, right, locale),
    metrics: [
      ...measure('exports', 'usd', ({ exports }) => exports?.worldUsd ?? null),
      ...measure('imports', 'usd', ({ imports }) => imports?.worldUsd ?? null),
      ...measure(
        'top-share',
        'percent',
        ({ exports }) => sumTop(exports),
        ({ exports }) => isTopAtLeast(exports),
      ),
      ...measure('usd-per-kg', 'usd-per-kg', ({ exports }) => exports?.usdPerKg ?? null),
    ],
    countries: (['exports', 'imports'] as const).flatMap(flow => {
      const rows = listRows(left[flow], right[flow], locale)
      return rows.length > 0 ? [{ flow, title: texts.largest[flow], rows }] : []
    }),
  }
}

function describeSide(market: MarketYear, locale: Locale): ComparedSide {
  const { report, year, years, exports, imports } = market
  return {
    product: callProduct(report.product, locale),
    code: report.product.code,
    year,
    years,
    source: tellSide(report, exports ?? imports, locale),
    scope: tellSideScope(market, locale),
  }
}

/** Who says so; with the release that ships, its number. */
function tellSide(report: TradeReport, flow: FlowYear | null, locale: Locale): string {
  const source = flow?.source ?? 'built-in'
  const name = messagesIn(locale).sources[source]
  return source === 'built-in' ? `${name}, ${report.builtInRelease}` : name
}

/** What the figures of a side are of: their own code, which may be wider than the one asked for. */
function tellSideScope({ report, isOfSeries }: MarketYear, locale: Locale): string {
  const { exports, imports, series, product } = report
  const figures = isOfSeries ? series : (exports ?? imports)
  return figures ? tellScope(figures, locale) : tellName(product.names, locale)
}

function listRows(
  left: FlowYear | null,
  right: FlowYear | null,
  locale: Locale,
): Comparison['countries'][number]['rows'] {
  const [a, b] = [left, right].map(flow => new Map(flow?.countries.map(each => [each.country, each])))
  const largest = (country: string) => Math.max(a?.get(country)?.usd ?? 0, b?.get(country)?.usd ?? 0)
  return [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])]
    .sort((one, other) => largest(other) - largest(one))
    .slice(0, ROWS)
    .map(country => ({
      label: nameCountry(country, locale),
      left: a?.get(country)?.usd ?? null,
      right: b?.get(country)?.usd ?? null,
      atLeast: sidesOf(a?.get(country)?.isAtLeast, b?.get(country)?.isAtLeast),
    }))
}
