import type { Flow } from '../figures/trade-figure.ts'
import { sumCodes } from './sum-codes.ts'
import type { CodeTrade, HeadingList, TradePair } from './trade-data.ts'

/** A country with this part of a heading's trade cannot be left out of what is told of it. */
const LARGE = 0.01
/** How far a list may stay behind the codes: of one country, and of the world. */
const BEHIND = { country: 0.1, world: 0.05 }

const sumWorld = (trades: CodeTrade[]): number => trades.reduce((sum, { worldUsd }) => sum + worldUsd, 0)

const listLarge = (trades: CodeTrade[], flow: Flow): { country: string; usd: number }[] =>
  sumCodes(trades, flow).filter(({ usd }) => usd >= LARGE * sumWorld(trades))

/**
 * Whether the codes of a heading bear out its list. Some lists were made from data that lacks whole countries (Norway,
 * France, Hong Kong, Singapore, Bahrain): one that leaves out a large trader would tell wrong ranks and a wrong total.
 */
export function isBorneOut({ flow, traders, worldUsd }: HeadingList, trades: CodeTrade[]): boolean {
  const listed = new Map(traders.map(({ country, usd }) => [country, usd]))
  if (worldUsd !== null && worldUsd < sumWorld(trades) * (1 - BEHIND.world)) return false
  // Whoever is not listed can have no more than the last that is.
  const last = traders.at(-1)?.usd ?? 0
  return listLarge(trades, flow).every(
    ({ country, usd }) => (listed.get(country) ?? last) >= usd * (1 - BEHIND.country),
  )
}

/** Large traders of a heading of whom its pairs know nothing. */
export function listUnpaired(pairs: TradePair[], trades: CodeTrade[]): string[] {
  const sellers = new Set(pairs.map(({ exporter }) => exporter))
  const buyers = new Set(pairs.map(({ importer }) => importer))
  const missing = [
    ...listLarge(trades, 'exports').filter(({ country }) => !sellers.has(country)),
    ...listLarge(trades, 'imports').filter(({ country }) => !buyers.has(country)),
  ]
  return [...new Set(missing.map(({ country }) => country))]
}
