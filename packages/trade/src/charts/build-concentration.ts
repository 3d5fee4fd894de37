import { nameCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { formatPercent, type Lang } from '../report/format-figures.ts'
import { readConcentration } from '../report/read-market.ts'
import { sumTopShares } from '../report/summary-facts.ts'
import type { TradeReport } from '../trade-report.ts'
import type { ConcentrationChart } from './chart.ts'
import { nameSource } from './list-marks.ts'

const NAMED = 5

/** How much of each direction a few countries hold; only where all shares are known. */
export function buildConcentration(report: TradeReport, lang: Lang): ConcentrationChart[] | null {
  const texts = tradeMessages[lang].charts
  const known = [report.exports, report.imports].flatMap(figures => (figures?.concentration ? [figures] : []))
  const [first] = known
  if (!first?.concentration) return null
  const level = readConcentration(first.concentration.value)
  const top = sumTopShares(first)
  return [
    {
      kind: 'concentration',
      id: 'concentration',
      title: texts[first.flow].concentration[level](top === undefined ? null : formatPercent(top, lang)),
      subtitle: texts.concentrationSubtitle(String(first.year)),
      source: nameSource(first, lang),
      flows: known.map(figures => describeFlow(figures, lang)),
    },
  ]
}

function describeFlow(figures: FlowFigures, lang: Lang): ConcentrationChart['flows'][number] {
  const texts = tradeMessages[lang].charts
  const index = figures.concentration?.value ?? 0
  const shared = figures.countries.flatMap(({ country, share }) => (share ? [{ country, share: share.value }] : []))
  const named = shared.slice(0, NAMED).map(({ country, share }) => ({
    label: nameCountry(country, lang),
    share,
    isRest: false,
  }))
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0)
  return {
    name: texts[figures.flow].name,
    index,
    level: readConcentration(index),
    parts: [...named, ...(rest > 0.0005 ? [{ label: texts.others, share: rest, isRest: true }] : [])],
  }
}
