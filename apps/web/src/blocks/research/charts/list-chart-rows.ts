import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import { formatNumber, formatShare } from '../../../browser/format-number.ts'
import type { Language } from '../../../browser/language.ts'
import type { researchCharts } from '../../../messages/es/research/research-charts.ts'
import { formatPlain, formatPoint } from './format-chart.ts'

type ChartRows = { columns: string[]; rows: string[][] }

/** The same as the drawing says, in words and figures. */
export function listChartRows(chart: ResearchChart, language: Language, text: typeof researchCharts): ChartRows {
  if (chart.kind === 'lines') {
    const moments = [...new Set(chart.series.flatMap(({ points }) => points.map(({ at }) => at)))].sort().reverse()
    const write = (value: number | undefined) =>
      value === undefined
        ? '–'
        : chart.unit === 'usd'
          ? formatNumber(Math.round(value), language)
          : formatPlain(value, language)
    return {
      columns: [moments[0]?.includes('-') ? text.month : text.year, ...chart.series.map(({ name }) => name)],
      rows: moments.map(at => [
        formatPoint(at, language),
        ...chart.series.map(({ points }) => write(points.find(point => point.at === at)?.value)),
      ]),
    }
  }
  if (chart.kind === 'concentration')
    return {
      columns: [text.flowColumn, text.country, text.share],
      rows: chart.flows.flatMap(({ name, parts }) =>
        parts.map(({ label, share }) => [name, label, formatShare(share, language)]),
      ),
    }
  if (chart.kind === 'flows')
    return {
      columns: [text.fromColumn, text.toColumn, text.value, text.share],
      rows: chart.flows.map(({ from, to, value, share }) => [
        from,
        to,
        formatNumber(Math.round(value), language),
        share === null ? '–' : formatShare(share, language),
      ]),
    }
  return {
    columns: [text.country, text.value, text.share],
    rows: chart.marks.map(({ label, value, share }) => [
      label,
      formatNumber(Math.round(value), language),
      share === null ? '–' : formatShare(share, language),
    ]),
  }
}
