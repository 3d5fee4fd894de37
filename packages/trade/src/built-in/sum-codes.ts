import type { Flow } from '../figures/trade-figure.ts'
import type { CodeTrade } from './trade-data.ts'

export type CountrySum = { country: string; usd: number; isAtLeast: boolean }

/**
 * Adds up what each country trades in several codes. Only the largest are known of each code, so a country that one
 * code does not list has at least the sum, and perhaps more.
 */
export function sumCodes(trades: CodeTrade[], flow: Flow): CountrySum[] {
  const sums = new Map<string, { usd: number; codes: number }>()
  // A code whose list adds up to its world has nothing left for anybody else.
  const open = trades.filter(trade => trade[flow].reduce((sum, { usd }) => sum + usd, 0) < trade.worldUsd)
  const openCodes = new Set(open.map(({ code }) => code))
  for (const { code, [flow]: traders } of trades) {
    for (const { country, usd } of traders) {
      const known = sums.get(country) ?? { usd: 0, codes: 0 }
      sums.set(country, { usd: known.usd + usd, codes: known.codes + (openCodes.has(code) ? 1 : 0) })
    }
  }
  return [...sums]
    .map(([country, { usd, codes }]) => ({ country, usd, isAtLeast: codes < openCodes.size }))
    .sort((a, b) => b.usd - a.usd)
}
