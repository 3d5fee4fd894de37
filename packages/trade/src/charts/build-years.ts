import { nameCountry, tellCountry } from '../countries/countries.ts'
import { computeAnnualGrowth } from '../figures/compute-growth.ts'
import type { FlowFigures, WorldSeries } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { dotCode, formatDecimal, formatPercent, formatUsd, startSentence } from '../report/format-figures.ts'
import { listPricePoints } from '../report/summary-facts.ts'
import { tellSeries, tellUnit } from '../report/tell-price.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import type { LinesChart } from './chart.ts'

const LEADERS = 5
const PRICE_SERIES = 3

/** World trade, and that of the largest sellers, where there are several years. */
export function buildTradeYears(report: TradeReport, locale: Locale): LinesChart[] {
  const figures = report.exports ?? report.imports
  const world = report.series
    ? buildSeries(report.series, report, locale)
    : figures && figures.years.length > 1
      ? buildWorldYears(figures, report, locale)
      : null
  return [world, figures && buildLeaders(figures, report, locale)].flatMap(chart => chart ?? [])
}

/** Ten years of world trade in the edition that has them. */
function buildSeries(series: WorldSeries, { builtInRelease }: TradeReport, locale: Locale): LinesChart | null {
  const texts = messagesIn(locale).charts
  const [first, last] = [series.points[0], series.points.at(-1)]
  if (!first || !last || first === last) return null
  const growth = computeAnnualGrowth(first.value, last.value, last.year - first.year)
  const say = growth !== null && growth < 0 ? texts.tradeFell : texts.tradeGrew
  return {
    kind: 'lines',
    id: 'trade-years',
    title: say(formatPercent(growth ?? 0, locale), String(first.year), String(last.year)),
    subtitle: texts.seriesSubtitle(tellScope(series, locale)),
    source: `${messagesIn(locale).sources['built-in']}, ${builtInRelease} · ${dotCode(series.code)} · ${series.edition}`,
    unit: 'usd',
    series: [
      { name: texts.tradeSeries, points: series.points.map(({ year, value }) => ({ at: String(year), value })) },
    ],
  }
}

function buildWorldYears(figures: FlowFigures, report: TradeReport, locale: Locale): LinesChart | null {
  const texts = messagesIn(locale).charts
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
      ? say(formatPercent(growth ?? 0, locale), first.at, last.at)
      : texts[flow].yearsTold(formatUsd(last.value, locale), last.at),
    subtitle: `${tellScope(figures, locale)} · ${isOfReporters ? texts.yearsOfReporters : texts.yearsOfAll}`,
    source: tellYears(figures, report, locale),
    unit: 'usd',
    series: [{ name: texts[flow].worldSeries, points }],
  }
}

/** The years may be of an imported release beside figures that were reported. */
const tellYears = (figures: FlowFigures, report: TradeReport, locale: Locale): string =>
  tellOrigin({ ...figures, basis: figures.years[0]?.source === 'baci' ? 'imported' : figures.basis }, report, locale)

function buildLeaders(figures: FlowFigures, report: TradeReport, locale: Locale): LinesChart | null {
  const texts = messagesIn(locale).charts
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
    title: startSentence(
      say({
        country: tellCountry(mover.country, locale),
        from: formatUsd(from.value, locale),
        to: formatUsd(to.value, locale),
        years: texts.between(from.at, to.at),
      }),
    ),
    subtitle: texts[flow].leadersSubtitle(tellScope(figures, locale), String(long.length)),
    source: tellYears(figures, report, locale),
    unit: 'usd',
    series: long.map(({ country, points }) => ({ name: nameCountry(country, locale), points })),
  }
}

const changeOf = ({ points }: { points: { value: number }[] }): number =>
  Math.abs((points.at(-1)?.value ?? 0) - (points[0]?.value ?? 0))

/** International prices by month; one chart per unit, so that lines can share a scale. */
export function buildPrices(report: TradeReport, locale: Locale): LinesChart[] | null {
  const texts = messagesIn(locale).charts
  const [newest] = listPricePoints(report)
  if (!newest) return null
  const series = report.prices
    .filter(({ unit }) => unit === newest.unit)
    .slice(0, PRICE_SERIES)
    .map(({ name: called, months }) => ({
      name: texts.priceSeries(tellSeries(called, locale)),
      points: months.flatMap(({ month, price }) => (price === null ? [] : [{ at: month, value: price }])),
    }))
  const unit = tellUnit(newest.unit, locale)
  const price = messagesIn(locale).units.price(formatDecimal(newest.price, locale), unit)
  const name = tellSeries(newest.name, locale)
  const change = newest.changeInYear
  const say = change === null ? null : change < 0 ? texts.priceFell : texts.priceRose
  return [
    {
      kind: 'lines',
      id: 'prices',
      title: say ? say(name, formatPercent(change ?? 0, locale), price) : texts.priceTold(name, price),
      subtitle: texts.pricesSubtitle(unit),
      source: messagesIn(locale).sources['pink-sheet'],
      unit,
      series,
    },
  ]
}
