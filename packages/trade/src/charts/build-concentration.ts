import { nameCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { formatPercent, type Lang } from '../report/format-figures.ts'
import { readSpread, sumTopShares } from '../report/read-market.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { ConcentrationChart } from './chart.ts'

const NAMED = 5

/** How much of each direction a few countries hold; only where the largest have shares. */
export function buildConcentration(report: TradeReport, lang: Lang): ConcentrationChart[] | null {
  const texts = tradeMessages[lang].charts
  const known = [report.exports, report.imports].flatMap(figures => {
    const top = figures ? sumTopShares(figures) : undefined
    return figures && top !== undefined ? [{ figures, top }] : []
  })
  const [first] = known
  if (!first) return null
  const { figures, top } = first
  const level = readSpread(figures)
  const share = formatPercent(top, lang)
  return [
    {
      kind: 'concentration',
      id: 'concentration',
      title: level ? texts[figures.flow].concentration[level](share) : texts[figures.flow].topAtLeast(share),
      subtitle: texts.concentrationSubtitle(tellScope(figures, lang), String(figures.year)),
      source: tellOrigin(figures, report, lang),
      flows: known.map(each => describeFlow(each.figures, lang)),
    },
  ]
}

function describeFlow(figures: FlowFigures, lang: Lang): ConcentrationChart['flows'][number] {
  const texts = tradeMessages[lang].charts
  const shared = figures.countries.flatMap(({ country, share }) => (share ? [{ country, share: share.value }] : []))
  const named = shared.slice(0, NAMED).map(({ country, share }) => ({
    label: nameCountry(country, lang),
    share,
    isRest: false,
  }))
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0)
  return {
    name: texts[figures.flow].name,
    level: readSpread(figures),
    parts: [...named, ...(rest > 0.0005 ? [{ label: texts.others, share: rest, isRest: true }] : [])],
  }
}
