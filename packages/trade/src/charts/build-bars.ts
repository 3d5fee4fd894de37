import { tellCountry } from '../countries/countries.ts'
import { type CountryTrade, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { formatUsd, joinList, startSentence, tellPart } from '../report/format-figures.ts'
import { sumTopShares, TOP_COUNT } from '../report/read-market.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { BarsChart } from './chart.ts'
import { listMarks } from './list-marks.ts'

const BARS = 10
/** From this part on, one country alone is the news. */
const LEADING = 0.3

/** The largest countries of a flow. */
export function buildBars(figures: FlowFigures, report: TradeReport, locale: Locale): BarsChart | null {
  if (figures.countries.length < 2) return null
  const texts = messagesIn(locale).charts
  const { flow, year } = figures
  return {
    kind: 'bars',
    id: flow === 'exports' ? 'exporters' : 'importers',
    title: findTitle(figures, locale),
    subtitle: texts[flow].barsSubtitle(tellScope(figures, locale), String(year)),
    source: tellOrigin(figures, report, locale),
    marks: listMarks(figures, locale).slice(0, BARS),
  }
}

function findTitle(figures: FlowFigures, locale: Locale): string {
  const texts = messagesIn(locale).charts[figures.flow]
  const [first] = figures.countries
  if (!first) return ''
  const name = tellCountry(first.country, locale)
  const share = first.share?.value
  const top = sumTopShares(figures)
  const largest = figures.countries.slice(0, TOP_COUNT)
  const tell = (part: number, countries: CountryTrade[]) =>
    tellPart(
      part,
      countries.some(({ value }) => isAtLeast(value)),
      locale,
    )
  if (share !== undefined && share >= LEADING) return startSentence(texts.leader(name, tell(share, [first])))
  if (top !== undefined) {
    const names = largest.map(({ country }) => tellCountry(country, locale))
    return startSentence(texts.together(joinList(names, locale), tell(top, largest)))
  }
  return startSentence(texts.largest(name, formatUsd(first.value.value, locale)))
}
