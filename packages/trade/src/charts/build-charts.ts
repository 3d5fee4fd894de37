import type { Locale } from '../locale.ts'
import type { TradeReport } from '../trade-report.ts'
import { buildBars } from './build-bars.ts'
import { buildConcentration } from './build-concentration.ts'
import { buildFlows } from './build-flows.ts'
import { buildMap } from './build-map.ts'
import { buildPrices, buildTradeYears } from './build-years.ts'
import type { Chart } from './chart.ts'

/** Every chart the figures of a report allow, each with the finding it shows as its title. */
export function buildCharts(report: TradeReport, locale: Locale): Chart[] {
  const flows = [report.exports, report.imports].flatMap(figures => figures ?? [])
  return [
    ...flows.flatMap(figures => buildBars(figures, report, locale) ?? []),
    ...flows.flatMap(figures => buildMap(figures, report, locale) ?? []),
    ...buildTradeYears(report, locale),
    ...(buildPrices(report, locale) ?? []),
    ...(buildFlows(report, locale) ?? []),
    ...(buildConcentration(report, locale) ?? []),
  ]
}
