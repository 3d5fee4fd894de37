import type { Flow, FlowYear } from '../figures/trade-figure.ts'
import type { TradeReport } from '../trade-report.ts'

/** One market in one year. */
export type MarketYear = {
  report: TradeReport
  year: number
  years: number[]
  exports: FlowYear | null
  imports: FlowYear | null
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
    countries: figures.countries.map(({ country, value }) => ({ country, usd: value.value })),
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
  const years = [...new Set([...exports, ...imports].map(({ year }) => year))].sort((a, b) => a - b)
  const year = asked ?? report.exports?.year ?? report.imports?.year
  if (year === undefined || !years.includes(year)) return null
  const find = (flowYears: FlowYear[]) => flowYears.find(each => each.year === year) ?? null
  return { report, year, years, exports: find(exports), imports: find(imports) }
}
