import type { Figure, WorldSeries } from '../figures/trade-figure.ts'
import { nameCode } from '../product/catalog.ts'
import {
  findCodeSeries,
  findCodeTrade,
  listCodesUnder,
  listSeriesUnder,
  readTradeDataHeader,
} from './open-trade-data.ts'
import { BACI_PAGE } from './trade-data.ts'

/** Two editions that mean the same by a code agree on its newest year up to this part, or up to this many dollars. */
const SAME_SCOPE = 0.1
const SAME_SCOPE_USD = 1e6

/**
 * World trade of a code over the years. They are of an older edition: where its newest year is not that of the newest
 * edition, the code does not mean the same in both, and there is no series.
 */
export function findWorldSeries(code: string): WorldSeries | null {
  const now = listCodesUnder(code).flatMap(each => findCodeTrade(each) ?? [])
  const before = listSeriesUnder(code).flatMap(each => findCodeSeries(each) ?? [])
  if (now.length === 0 || before.length === 0) return null
  const {
    edition,
    years: [first, last],
  } = readTradeDataHeader('series')
  const usd = Array.from({ length: last - first + 1 }, (_, at) =>
    before.reduce((sum, each) => sum + (each.usd[at] ?? 0), 0),
  )
  const newest = usd.at(-1) ?? 0
  const world = now.reduce((sum, { worldUsd }) => sum + worldUsd, 0)
  const off = Math.abs(newest - world)
  if (off > SAME_SCOPE_USD && off > SAME_SCOPE * Math.max(newest, world)) return null
  const points = usd.map(
    (value, at): Figure => ({
      value,
      year: first + at,
      source: 'built-in',
      country: null,
      method: code.length === 6 ? 'sum-of-countries' : 'sum-of-codes',
      address: BACI_PAGE,
    }),
  )
  return points.every(({ value }) => value > 0) ? { code, names: nameCode(code), edition, points } : null
}
