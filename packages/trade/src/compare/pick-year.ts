import { type Flow, type FlowYear, isAtLeast } from '../figures/trade-figure.ts'
import type { TradeReport } from '../trade-report.ts'

/** One market in one year. */
export type MarketYear = {
  report: TradeReport
  year: number
  years: number[]
  exports: FlowYear | null
  imports: FlowYear | null
  /** Only the world series knows the year: there is a total, and nothing by country. */
  isOfSeries: boolean
}

/** The newest figures of a flow in the form years have. */
function describeNow(report: TradeReport, flow: Flow): FlowYear | null {
  const figures = report[flow]
  if (!figures) return null
  return {
    year: figures.year,
    source: figures.basis === 'live' ? 'comtrade' : figures.basis === 'imported' ? 'baci' : 'built-in',
    worldUsd: figures.world?.value ?? null,
    concentration: figures.concentration?.value ?? null,
    usdPerKg: figures.unitValue?.value ?? null,
    countries: figures.countries.map(({ country, value }) => ({
      country,
      usd: value.value,
      isAtLeast: isAtLeast(value),
    })),
  }
}

/** The market of a report in a year it knows; in its newest where none is asked for, null where it does not know it. */
export function pickYear(report: TradeReport, asked: number | undefined): MarketYear | null {
  const list = (flow: Flow): FlowYear[] => {
    const now = describeNow(report, flow)
    const earlier = (report[flow]?.years ?? []).filter(({ year }) => year !== now?.year)
    return now ? [...earlier, now] : earlier
  }
  const [exports, imports] = [list('exports'), list('imports')]
  const inSeries = report.series?.points.map(({ year }) => year) ?? []
  const years = [...new Set([...exports, ...imports].map(({ year }) => year).concat(inSeries))].sort((a, b) => a - b)
  const year = asked ?? report.exports?.year ?? report.imports?.year
  if (year === undefined || !years.includes(year)) return null
  const find = (flowYears: FlowYear[]) => flowYears.find(each => each.year === year) ?? null
  const found = { report, year, years, exports: find(exports), imports: find(imports), isOfSeries: false }
  return found.exports || found.imports ? found : takeFromSeries(found)
}

/** The same year as the world series has it: its total alone, of its edition. */
export function takeFromSeries(market: MarketYear): MarketYear | null {
  const point = market.report.series?.points.find(({ year }) => year === market.year)
  if (!point) return null
  const exports: FlowYear = {
    ...(market.exports ?? { concentration: null, usdPerKg: null, countries: [] }),
    year: point.year,
    source: 'built-in',
    worldUsd: point.value,
  }
  return { ...market, exports, imports: null, isOfSeries: true }
}
