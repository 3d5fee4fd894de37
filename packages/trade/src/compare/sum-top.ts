import type { FlowYear } from '../figures/trade-figure.ts'
import { TOP_COUNT } from '../report/read-market.ts'

/** Whether what the three largest hold is a minimum: it is, where one of them is known only in part. */
export const isTopAtLeast = (flow: FlowYear | null): boolean =>
  flow?.countries.slice(0, TOP_COUNT).some(({ isAtLeast }) => isAtLeast) ?? false

/** What the three largest hold together, in percent. */
export function sumTop(flow: FlowYear | null): number | null {
  if (!flow?.worldUsd || flow.countries.length < TOP_COUNT) return null
  return (flow.countries.slice(0, TOP_COUNT).reduce((sum, { usd }) => sum + usd, 0) / flow.worldUsd) * 100
}
