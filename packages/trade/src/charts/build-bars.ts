import { tellCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { formatPercent, formatUsd, joinList, type Lang } from '../report/format-figures.ts'
import { sumTopShares, TOP_COUNT } from '../report/summary-facts.ts'
import type { BarsChart } from './chart.ts'
import { listMarks, nameSource } from './list-marks.ts'

const BARS = 10
/** From this part on, one country alone is the news. */
const LEADING = 0.3

/** The largest countries of a flow. */
export function buildBars(figures: FlowFigures, lang: Lang): BarsChart | null {
  if (figures.countries.length < 2) return null
  const texts = tradeMessages[lang].charts
  const { flow, year } = figures
  return {
    kind: 'bars',
    id: flow === 'exports' ? 'exporters' : 'importers',
    title: findTitle(figures, lang),
    subtitle: texts[flow].barsSubtitle(String(year)),
    source: nameSource(figures, lang),
    marks: listMarks(figures, lang).slice(0, BARS),
  }
}

function findTitle(figures: FlowFigures, lang: Lang): string {
  const texts = tradeMessages[lang].charts[figures.flow]
  const [first] = figures.countries
  if (!first) return ''
  const name = tellCountry(first.country, lang)
  const share = first.share?.value
  const top = sumTopShares(figures)
  if (share !== undefined && share >= LEADING) return capital(texts.leader(name, formatPercent(share, lang)))
  if (top !== undefined) {
    const names = figures.countries.slice(0, TOP_COUNT).map(({ country }) => tellCountry(country, lang))
    return capital(texts.together(joinList(names, lang), formatPercent(top, lang)))
  }
  return capital(texts.largest(name, formatUsd(first.value.value, lang)))
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
