import { nameCountry, tellCountry } from '../countries/countries.ts'
import { computeAnnualGrowth } from '../figures/compute-growth.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { formatDecimal, formatPercent, formatUsd, type Lang } from '../report/format-figures.ts'
import { listPricePoints } from '../report/summary-facts.ts'
import type { TradeReport } from '../trade-report.ts'
import { capital } from './build-bars.ts'
import type { LinesChart } from './chart.ts'

const LEADERS = 5
const PRICE_SERIES = 3

const sourceOf = ({ years }: FlowFigures, lang: Lang): string => {
  const source = years[0]?.source
  return source ? tradeMessages[lang].sources[source] : ''
}

/** World trade, and that of the largest sellers, where there are several years. */
export function buildTradeYears({ exports, imports }: TradeReport, lang: Lang): LinesChart[] {
  const figures = exports ?? imports
  if (!figures || figures.years.length < 2) return []
  return [buildWorldYears(figures, lang), buildLeaders(figures, lang)].flatMap(chart => chart ?? [])
}

function buildWorldYears(figures: FlowFigures, lang: Lang): LinesChart | null {
  const texts = tradeMessages[lang].charts
  const { flow, years } = figures
  const points = years.flatMap(({ year, worldUsd }) => (worldUsd ? [{ at: String(year), value: worldUsd }] : []))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  // Where countries report, those that reported in both years tell the growth; the sums alone would not.
  const isOfReporters = years[0]?.source === 'comtrade'
  const growth = isOfReporters
    ? (figures.worldGrowth?.value ?? null)
    : computeAnnualGrowth(first.value, last.value, Number(last.at) - Number(first.at))
  const say = growth === null ? null : growth < 0 ? texts[flow].yearsFell : texts[flow].yearsGrew
  return {
    kind: 'lines',
    id: 'trade-years',
    title: say
      ? say(formatPercent(growth ?? 0, lang), first.at, last.at)
      : texts[flow].yearsTold(formatUsd(last.value, lang), last.at),
    subtitle: isOfReporters ? texts.yearsOfReporters : texts.yearsOfAll,
    source: sourceOf(figures, lang),
    unit: 'usd',
    series: [{ name: texts[flow].worldSeries, points }],
  }
}

function buildLeaders(figures: FlowFigures, lang: Lang): LinesChart | null {
  const texts = tradeMessages[lang].charts
  const { flow, years } = figures
  const last = years.at(-1)
  const leaders = last?.countries.slice(0, LEADERS).map(({ country }) => country) ?? []
  const series = leaders.map(country => ({
    country,
    points: years.flatMap(({ year, countries }) => {
      const found = countries.find(each => each.country === country)
      return found ? [{ at: String(year), value: found.usd }] : []
    }),
  }))
  const long = series.filter(({ points }) => points.length > 1)
  // The one whose trade changed most, up or down.
  const [mover] = long.toSorted((a, b) => changeOf(b) - changeOf(a))
  const [from, to] = [mover?.points[0], mover?.points.at(-1)]
  if (!mover || !from || !to) return null
  const say = to.value < from.value ? texts[flow].moverFell : texts[flow].moverRose
  return {
    kind: 'lines',
    id: 'leaders-years',
    title: capital(
      say({
        country: tellCountry(mover.country, lang),
        from: formatUsd(from.value, lang),
        to: formatUsd(to.value, lang),
        years: texts.between(from.at, to.at),
      }),
    ),
    subtitle: texts[flow].leadersSubtitle(String(long.length)),
    source: sourceOf(figures, lang),
    unit: 'usd',
    series: long.map(({ country, points }) => ({ name: nameCountry(country, lang), points })),
  }
}

const changeOf = ({ points }: { points: { value: number }[] }): number =>
  Math.abs((points.at(-1)?.value ?? 0) - (points[0]?.value ?? 0))

/** International prices by month; one chart per unit, so that lines can share a scale. */
export function buildPrices(report: TradeReport, lang: Lang): LinesChart[] | null {
  const texts = tradeMessages[lang].charts
  const [newest] = listPricePoints(report)
  if (!newest) return null
  const series = report.prices
    .filter(({ unit }) => unit === newest.unit)
    .slice(0, PRICE_SERIES)
    .map(({ name, months }) => ({
      name,
      points: months.flatMap(({ month, price }) => (price === null ? [] : [{ at: month, value: price }])),
    }))
  const price = `${formatDecimal(newest.price, lang)} ${newest.unit}`
  const change = newest.changeInYear
  const say = change === null ? null : change < 0 ? texts.priceFell : texts.priceRose
  return [
    {
      kind: 'lines',
      id: 'prices',
      title: say ? say(newest.name, formatPercent(change ?? 0, lang), price) : texts.priceTold(newest.name, price),
      subtitle: texts.pricesSubtitle(newest.unit),
      source: tradeMessages[lang].sources['pink-sheet'],
      unit: newest.unit,
      series,
    },
  ]
}
