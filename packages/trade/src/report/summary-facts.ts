import type { Flow, FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import type { TradeReport } from '../trade-report.ts'
import { type DecimalSign, decimalSignOf } from './format-figures.ts'
import { sumTopShares, TOP_COUNT } from './read-market.ts'
import { tellScope } from './tell-scope.ts'

export type FactKind =
  | 'usd'
  | 'usd-per-kg'
  | 'percent'
  | 'growth'
  | 'index'
  | 'count'
  | 'code'
  | 'rank'
  | 'price'
  | 'tone'
  | 'population'

/** A number that may be said, and of what. */
export type SummaryFact = {
  kind: FactKind
  /** Percentages in hundreds: 43.5 is 43.5 %. */
  value: number
  /** Countries it is about, three letters each; none means the world. */
  countries: string[]
  flow: Flow | null
  year: number | null
}

/** All that a summary may say: numbers, years, countries, and headlines word for word. */
export type SummaryFacts = {
  numbers: SummaryFact[]
  years: number[]
  countries: string[]
  /** May be quoted, between quotation marks, as they are. */
  quotes: string[]
  /** May stand anywhere as they are: who published a headline, what a list is about. */
  phrases: string[]
  /** Words that belong to the product and are no country, as in "turkey". */
  productWords: string[]
  /** How numbers are written in it. */
  decimalSign: DecimalSign
}

/** How many countries of a flow are told by name. */
const TOLD_COUNTRIES = 10

function listFlowFacts(figures: FlowFigures): SummaryFact[] {
  const { flow, year, world, worldGrowth, worldGrowthLastYear, unitValue, unitValueBefore, concentration, reporters } =
    figures
  const of = (kind: FactKind, value: number | undefined, countries: string[] = [], ofYear = year): SummaryFact[] =>
    value === undefined ? [] : [{ kind, value, countries, flow, year: ofYear }]
  const told = figures.countries.slice(0, TOLD_COUNTRIES)
  return [
    ...of('usd', world?.value),
    ...of('growth', percent(worldGrowth?.value)),
    ...of('growth', percent(worldGrowthLastYear?.value)),
    ...of('usd-per-kg', unitValue?.value),
    ...of('usd-per-kg', unitValueBefore?.value, [], unitValueBefore?.year),
    ...of('index', concentration?.value),
    ...of('count', reporters),
    ...of(
      'percent',
      percent(sumTopShares(figures)),
      told.slice(0, TOP_COUNT).map(({ country }) => country),
    ),
    ...told.flatMap(({ country, rank, value, share, growth, unitValue: price }) => [
      ...of('usd', value.value, [country]),
      ...of('percent', percent(share?.value), [country]),
      ...of('growth', percent(growth?.value), [country]),
      ...of('usd-per-kg', price?.value, [country]),
      ...of('rank', rank ?? undefined, [country]),
    ]),
  ]
}

const percent = (part: number | undefined): number | undefined => (part === undefined ? undefined : part * 100)

export type PricePoint = { name: string; unit: string; month: string; price: number; changeInYear: number | null }

/** The newest price of each series, with its change against the same month a year before. */
export function listPricePoints({ prices }: TradeReport): PricePoint[] {
  return prices.flatMap(({ name, unit, months }) => {
    const at = months.findLastIndex(({ price }) => price !== null)
    const newest = months[at]
    if (!newest || newest.price === null) return []
    const before = months[at - 12]?.price ?? null
    return [
      { name, unit, month: newest.month, price: newest.price, changeInYear: before ? newest.price / before - 1 : null },
    ]
  })
}

const contextKinds = {
  population: 'population',
  gdpUsd: 'usd',
  gdpPerPersonUsd: 'usd',
  inflationPercent: 'growth',
  meanTariffPercent: 'percent',
} as const

/** Everything in a report that a summary may state. */
export function listSummaryFacts(report: TradeReport, locale: Locale): SummaryFacts {
  const flows = [report.exports, report.imports].flatMap(figures => figures ?? [])
  const world = (kind: FactKind, value: number, year: number | null = null): SummaryFact => ({
    kind,
    value,
    countries: [],
    flow: null,
    year,
  })
  const points = listPricePoints(report)
  const numbers: SummaryFact[] = [
    ...flows.flatMap(listFlowFacts),
    ...points.flatMap(({ price, month, changeInYear }) => [
      world('price', price, Number(month.slice(0, 4))),
      ...(changeInYear === null ? [] : [world('growth', changeInYear * 100)]),
    ]),
    ...report.context.map(
      ({ country, indicator, value, year }): SummaryFact => ({
        kind: contextKinds[indicator],
        value,
        countries: [country],
        flow: null,
        year,
      }),
    ),
    ...(report.tone ? [world('tone', report.tone.mean), world('count', report.tone.days)] : []),
    // Spans the texts speak of: five years of growth, twelve months of prices.
    ...[5, 12, TOP_COUNT].map(value => world('count', value)),
    ...[report.product.code, ...flows.map(({ code }) => code)].map(code => world('code', Number(code))),
  ]
  return {
    numbers,
    years: [
      ...new Set([
        ...flows.flatMap(({ year, unitValueBefore }) => [year, unitValueBefore?.year ?? []].flat()),
        ...points.map(({ month }) => Number(month.slice(0, 4))),
        ...report.context.map(({ year }) => year),
      ]),
    ],
    countries: [
      ...new Set([
        ...flows.flatMap(({ countries }) => countries.map(({ country }) => country)),
        ...report.context.map(({ country }) => country),
      ]),
    ],
    quotes: [
      ...report.news.flatMap(({ title }) => [title, title.replace(/[#*_`]+/g, '').trim()]),
      ...points.map(({ name }) => name),
    ],
    phrases: [
      ...(report.release ? [report.release] : []),
      ...report.news.flatMap(({ source }) => [`(${source})`, `(${source.replace(/[#*_`]+/g, '').trim()})`]),
      ...flows.flatMap(figures => [tellScope(figures, 'es'), tellScope(figures, 'en')]),
      ...flows.flatMap(({ notes }) =>
        notes.flatMap(note => [tradeMessages.es.notes[note], tradeMessages.en.notes[note]]),
      ),
      ...(report.series ? [report.series.edition] : []),
      tradeMessages.es.attribution(report.builtInRelease),
      tradeMessages.en.attribution(report.builtInRelease),
      tradeMessages.es.perspective.answer.tiny(String(flows[0]?.year)),
      tradeMessages.en.perspective.answer.tiny(String(flows[0]?.year)),
      ...points.map(({ unit }) => ` ${unit}`).filter(unit => /\p{N}/u.test(unit)),
    ],
    productWords: [report.product.names.es, report.product.names.en],
    decimalSign: decimalSignOf(locale),
  }
}
