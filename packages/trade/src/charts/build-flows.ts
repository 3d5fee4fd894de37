import { nameCountry, tellCountry } from '../countries/countries.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { formatUsd, joinList } from '../report/format-figures.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { FlowsChart } from './chart.ts'

const SHOWN = 15

/** Who sells to whom, where the largest pairs of the world are known. */
export function buildFlows(report: TradeReport, locale: Locale): FlowsChart[] | null {
  const texts = messagesIn(locale).charts
  const known = report.pairs.find(({ about }) => about === null)
  const [first] = known?.pairs ?? []
  if (!known || !first || !report.exports) return null
  const shown = known.pairs.slice(0, SHOWN)
  // Shares are of a world total of the same release and year only.
  const { basis, year, world } = report.exports
  const total = basis === 'built-in' && year === known.year ? (world?.value ?? null) : null
  const [from, to] = [tellCountry(first.exporter, locale), tellCountry(first.importer, locale)]
  const absent = joinList(
    (known.missing ?? []).map(country => tellCountry(country, locale)),
    locale,
  )
  const subtitle = texts.flowsSubtitle(tellScope(known, locale), String(shown.length), String(known.year))
  return [
    {
      kind: 'flows',
      id: 'flows',
      title: (absent ? texts.flowsTitleKnown : texts.flowsTitle)(from, to, formatUsd(first.value.value, locale)),
      subtitle: absent ? `${subtitle}; ${texts.flowsMissing(absent)}` : subtitle,
      source: tellOrigin({ ...report.exports, ...known, basis: 'built-in' }, report, locale),
      flows: shown.map(({ exporter, importer, value }) => ({
        from: nameCountry(exporter, locale),
        to: nameCountry(importer, locale),
        value: value.value,
        share: total ? value.value / total : null,
      })),
    },
  ]
}
