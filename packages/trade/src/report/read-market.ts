import { type CountryTrade, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'

/** Tone of GDELT between these is neither good nor bad. */
export const NEUTRAL_TONE = 0.5

/** How many of the largest a shared percentage is about. */
export const TOP_COUNT = 3

/** The share of the largest together; undefined where one of them has none. */
export function sumTopShares({ countries }: FlowFigures): number | undefined {
  const shares = countries.slice(0, TOP_COUNT).flatMap(({ share }) => share?.value ?? [])
  return shares.length === TOP_COUNT ? shares.reduce((sum, share) => sum + share, 0) : undefined
}

/** The country whose trade grows most, among those that grow. */
export const findFastest = (countries: CountryTrade[]): CountryTrade | undefined =>
  countries
    .filter(({ growth }) => growth !== null && growth.value > 0)
    .sort((a, b) => (b.growth?.value ?? 0) - (a.growth?.value ?? 0))[0]

type Spread = 'low' | 'middle' | 'high'

/**
 * How a market is spread, by the share of its three largest: known nearly everywhere, unlike an index over all countries.
 * Where their shares are minimums, only the highest level is certain.
 */
export function readSpread(figures: FlowFigures): Spread | null {
  const top = sumTopShares(figures)
  if (top === undefined) return null
  const level = top < 0.4 ? 'low' : top < 0.7 ? 'middle' : 'high'
  const isCertain = figures.countries.slice(0, TOP_COUNT).every(({ share, rank }) => share && !isAtLeast(share) && rank)
  return isCertain || level === 'high' ? level : null
}
