import type { Flow } from '../figures/trade-figure.ts'
import type { CodeTrade } from './trade-data.ts'

type CountrySum = { country: string; usd: number; isAtLeast: boolean; rank: number | null }

const sumUsd = (list: { usd: number }[]): number => list.reduce((sum, { usd }) => sum + usd, 0)

/** What a country that a code does not list can have in it at most: no more than the last listed, nor than the rest. */
const mostBeside = (trade: CodeTrade, flow: Flow): number => {
  const rest = trade.worldUsd - sumUsd(trade[flow])
  return Math.max(0, Math.min(rest, trade[flow].at(-1)?.usd ?? rest))
}

/**
 * Adds up what each country trades in several codes. Only the largest are known of each code, so a country that one
 * code does not list has at least the sum, and at most what that code leaves. A rank is told where none of this could
 * change it.
 */
export function sumCodes(trades: CodeTrade[], flow: Flow): CountrySum[] {
  const beside = new Map(trades.map(trade => [trade.code, mostBeside(trade, flow)]))
  const mostUnlisted = [...beside.values()].reduce((sum, usd) => sum + usd, 0)
  const sums = new Map<string, { usd: number; most: number }>()
  for (const { code, [flow]: traders } of trades) {
    for (const { country, usd } of traders) {
      const known = sums.get(country) ?? { usd: 0, most: mostUnlisted }
      sums.set(country, { usd: known.usd + usd, most: known.most + usd - (beside.get(code) ?? 0) })
    }
  }
  const listed = [...sums].sort(([, a], [, b]) => b.usd - a.usd)
  // From the end, the most that anybody further down could have.
  let mostBelow = mostUnlisted
  const isAhead = listed
    .toReversed()
    .map(([, { usd, most }]) => {
      const isAbove = usd >= mostBelow
      mostBelow = Math.max(mostBelow, most)
      return isAbove
    })
    .reverse()
  const firstDoubt = isAhead.indexOf(false)
  return listed.map(([country, { usd, most }], at) => ({
    country,
    usd,
    isAtLeast: most > usd,
    rank: firstDoubt < 0 || at < firstDoubt ? at + 1 : null,
  }))
}
