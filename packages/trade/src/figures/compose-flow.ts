import { nameCode } from '../product/catalog.ts'
import type { ReportedTrade } from '../sources/comtrade/comtrade-row.ts'
import { computeConcentration } from './compute-concentration.ts'
import { computeAnnualGrowth, computeMatchedGrowth } from './compute-growth.ts'
import type { CountryTrade, Figure, FigureMethod, Flow, FlowFigures, FlowNote, FlowYear } from './trade-figure.ts'

export const GROWTH_YEARS = 5

type ReportedYears = {
  flow: Flow
  code: string
  year: number
  now: ReportedTrade[]
  lastYear: ReportedTrade[]
  before: ReportedTrade[]
  /** Trade of countries that did not report, added up from what their partners reported. */
  mirrored: { country: string; valueUsd: number; address: string }[]
  addressOf: (year: number) => string
  notes: FlowNote[]
}

const sumUsd = (trade: ReportedTrade[]): number => trade.reduce((sum, { valueUsd }) => sum + valueUsd, 0)

const priceOf = (trade: ReportedTrade[]): number | null => {
  const weighed = trade.filter(({ weightKg }) => weightKg !== null)
  const kg = weighed.reduce((sum, { weightKg }) => sum + (weightKg ?? 0), 0)
  return kg > 0 ? weighed.reduce((sum, { valueUsd }) => sum + valueUsd, 0) / kg : null
}

/** The edition that most countries reported in. */
function nameEdition(trade: ReportedTrade[]): string {
  const counts = Map.groupBy(trade, ({ edition }) => edition)
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return editionNames[most?.[0] ?? ''] ?? 'HS'
}
const editionNames: Record<string, string> = {
  H2: 'HS 2002',
  H3: 'HS 2007',
  H4: 'HS 2012',
  H5: 'HS 2017',
  H6: 'HS 2022',
}

const KEPT_COUNTRIES = 20

const describeYear = (year: number, trade: ReportedTrade[]): FlowYear => {
  const total = sumUsd(trade)
  return {
    year,
    source: 'comtrade',
    worldUsd: total,
    concentration: computeConcentration(trade.map(({ valueUsd }) => valueUsd / total)),
    usdPerKg: priceOf(trade),
    countries: trade
      .toSorted((a, b) => b.valueUsd - a.valueUsd)
      .slice(0, KEPT_COUNTRIES)
      .map(({ country, valueUsd }) => ({ country, usd: valueUsd })),
  }
}

/** Makes the figures of a flow out of what countries reported in three years. */
export function composeFlow(years: ReportedYears): FlowFigures {
  const { flow, code, year, now, lastYear, before, mirrored, addressOf } = years
  const figure = (
    value: number | null,
    method: FigureMethod,
    country: string | null = null,
    ofYear = year,
  ): Figure | null =>
    value === null || !Number.isFinite(value)
      ? null
      : { value, year: ofYear, source: 'comtrade', country, method, address: addressOf(ofYear) }
  const must = (value: number, method: FigureMethod, country: string): Figure => ({
    value,
    year,
    source: 'comtrade',
    country,
    method,
    address: addressOf(year),
  })
  const total = sumUsd(now)
  const earlier = new Map(before.map(trade => [trade.country, trade.valueUsd]))
  const weightMethod = (isEstimated: boolean) => (isEstimated ? 'value-by-estimated-weight' : 'value-by-weight')

  const reported = now.map(({ country, valueUsd, weightKg, isWeightEstimated }): CountryTrade => {
    const growth = computeAnnualGrowth(earlier.get(country) ?? 0, valueUsd, GROWTH_YEARS)
    const price = weightKg === null ? null : valueUsd / weightKg
    return {
      country,
      rank: null,
      value: must(valueUsd, 'reported', country),
      share: figure(valueUsd / total, 'share-of-reporters', country),
      growth: figure(growth, 'annual-growth-5-years', country),
      unitValue: figure(price, weightMethod(isWeightEstimated), country),
    }
  })
  // Partners value a mirrored flow on other terms, so it takes no part in shares and totals.
  const seenByPartners = mirrored.map(
    ({ country, valueUsd, address }): CountryTrade => ({
      country,
      rank: null,
      value: { ...must(valueUsd, 'mirrored', country), address },
      share: null,
      growth: null,
      unitValue: null,
    }),
  )
  const notes: FlowNote[] = [
    'reporters-only',
    ...(mirrored.length > 0 ? ['mirrored-countries' as const] : []),
    ...years.notes,
  ]

  return {
    flow,
    basis: 'live',
    code,
    names: nameCode(code),
    edition: nameEdition(now),
    year,
    reporters: now.length,
    world: figure(total, 'sum-of-reporters'),
    worldGrowth: figure(computeMatchedGrowth(before, now, GROWTH_YEARS), 'annual-growth-5-years'),
    worldGrowthLastYear: figure(computeMatchedGrowth(lastYear, now, 1), 'growth-last-year'),
    unitValue: figure(priceOf(now), weightMethod(now.some(({ isWeightEstimated }) => isWeightEstimated))),
    unitValueBefore: figure(
      priceOf(before),
      weightMethod(before.some(each => each.isWeightEstimated)),
      null,
      year - GROWTH_YEARS,
    ),
    concentration: figure(computeConcentration(now.map(({ valueUsd }) => valueUsd / total)), 'sum-of-squared-shares'),
    countries: [...reported, ...seenByPartners]
      .sort((a, b) => b.value.value - a.value.value)
      .map((trade, at) => ({ ...trade, rank: at + 1 })),
    years: [
      describeYear(year - GROWTH_YEARS, before),
      describeYear(year - 1, lastYear),
      describeYear(year, now),
    ].filter(({ countries }) => countries.length > 0),
    notes,
  }
}
