import type { CountryTrade, FlowFigures } from '../figures/trade-figure.ts'

/** Where a country stands in a flow. A rank is told only where it is certain. */
type OwnTrade =
  | { kind: 'ranked'; rank: number; trade: CountryTrade }
  | { kind: 'at-least'; trade: CountryTrade }
  /** The list holds the largest only, and the country is not among them; that says nothing about what it trades. */
  | { kind: 'not-listed'; listed: number; last: CountryTrade }
  /** The largest of each code are known, and the country is among none of them: its value is not known at all. */
  | { kind: 'unknown' }
  /** All that report are listed, and the country is not. */
  | { kind: 'not-reported' }

/** Whether the order of a list is certain: sums over codes that list only their largest may leave it open. */
export const isRanked = ({ countries }: Pick<FlowFigures, 'countries'>): boolean =>
  countries.every(({ rank }) => rank !== null)

export function findOwnTrade({ countries, basis }: FlowFigures, country: string): OwnTrade | null {
  const trade = countries.find(each => each.country === country)
  if (trade) return trade.rank === null ? { kind: 'at-least', trade } : { kind: 'ranked', rank: trade.rank, trade }
  const last = countries.at(-1)
  if (!last) return null
  if (!isRanked({ countries })) return { kind: 'unknown' }
  return basis === 'live' ? { kind: 'not-reported' } : { kind: 'not-listed', listed: countries.length, last }
}
