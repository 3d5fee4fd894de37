import { findContinent } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { formatPercent } from '../report/format-figures.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { MapChart } from './chart.ts'
import { listMarks } from './list-marks.ts'

/** Where a flow comes from or goes to. */
export function buildMap(figures: FlowFigures, report: TradeReport, locale: Locale): MapChart | null {
  if (figures.countries.length < 2) return null
  const texts = messagesIn(locale).charts
  const { flow, year, countries } = figures
  return {
    kind: 'map',
    id: flow === 'exports' ? 'map-exports' : 'map-imports',
    title: findTitle(figures, locale),
    subtitle: texts[flow].mapSubtitle(tellScope(figures, locale), String(countries.length), String(year)),
    source: tellOrigin(figures, report, locale),
    marks: listMarks(figures, locale),
  }
}

/** The continent with most of it; of a list that is not complete its part is a least one. */
function findTitle({ flow, countries, world, basis }: FlowFigures, locale: Locale): string {
  const texts = messagesIn(locale).charts
  const sums = new Map<string, number>()
  for (const { country, value, share } of countries) {
    // What partners say of a country takes no part in totals.
    if (share === null && world) continue
    const continent = findContinent(country)
    if (continent) sums.set(continent, (sums.get(continent) ?? 0) + value.value)
  }
  const [continent, usd] = [...sums].sort(([, a], [, b]) => b - a)[0] ?? ['americas', 0]
  const name = texts.continents[continent as keyof typeof texts.continents]
  const listed = [...sums.values()].reduce((sum, each) => sum + each, 0)
  const share = formatPercent(usd / (world?.value ?? listed), locale)
  if (!world) return texts[flow].continentOfList(name, share, String(countries.length))
  return basis === 'live' ? texts[flow].continent(name, share) : texts[flow].continentAtLeast(name, share)
}
