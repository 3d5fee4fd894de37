import type { FlowYear } from '../figures/trade-figure.ts'
import { TOP_COUNT } from '../report/read-market.ts'

/** What the three largest hold together, in percent. */
export function sumTop(flow: FlowYear | null): number | null {
  if (!flow?.worldUsd || flow.countries.length < TOP_COUNT) return null
  return (flow.countries.slice(0, TOP_COUNT).reduce((sum, { usd }) => sum + usd, 0) / flow.worldUsd) * 100
}
