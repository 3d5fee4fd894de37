import { nameCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { tellPart } from '../report/format-figures.ts'
import { readSpread, sumTopShares } from '../report/read-market.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { ConcentrationChart } from './chart.ts'

const NAMED = 5

/** How much of each direction a few countries hold; only where the largest have shares. */
export function buildConcentration(report: TradeReport, locale: Locale): ConcentrationChart[] | null {
  const texts = messagesIn(locale).charts
  const known = [report.exports, report.imports].flatMap(figures => {
    const top = figures ? sumTopShares(figures) : undefined
    return figures && top !== undefined ? [{ figures, top }] : []
  })
  const [first] = known
  if (!first) return null
  const { figures, top } = first
  const level = readSpread(figures)
  const share = tellPart(top, false, locale)
  return [
    {
      kind: 'concentration',
      id: 'concentration',
      title: level ? texts[figures.flow].concentration[level](share) : texts[figures.flow].topAtLeast(share),
      subtitle: texts.concentrationSubtitle(tellScope(figures, locale), String(figures.year)),
      source: tellOrigin(figures, report, locale),
      flows: known.map(each => describeFlow(each.figures, locale)),
    },
  ]
}

function describeFlow(figures: FlowFigures, locale: Locale): ConcentrationChart['flows'][number] {
  const texts = messagesIn(locale).charts
  const shared = figures.countries.flatMap(({ country, share }) => (share ? [{ country, share: share.value }] : []))
  const named = shared.slice(0, NAMED).map(({ country, share }) => ({
    label: nameCountry(country, locale),
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
