import type { Lang } from '../report/format-figures.ts'
import type { TradeReport } from '../trade-report.ts'
import { buildBars } from './build-bars.ts'
import { buildConcentration } from './build-concentration.ts'
import { buildFlows } from './build-flows.ts'
import { buildMap } from './build-map.ts'
import { buildPrices, buildTradeYears } from './build-years.ts'
import type { Chart } from './chart.ts'

/** Every chart the figures of a report allow, each with the finding it shows as its title. */
export function buildCharts(report: TradeReport, lang: Lang): Chart[] {
  const flows = [report.exports, report.imports].flatMap(figures => figures ?? [])
  return [
    ...flows.flatMap(figures => buildBars(figures, report, lang) ?? []),
    ...flows.flatMap(figures => buildMap(figures, report, lang) ?? []),
    ...buildTradeYears(report, lang),
    ...(buildPrices(report, lang) ?? []),
    ...(buildFlows(report, lang) ?? []),
    ...(buildConcentration(report, lang) ?? []),
  ]
}
