import type { MarketRanking } from '@sondeo/contract/research/perspective'
import { type MarketPartId, scoreMarket } from '@sondeo/contract/research/score-market'

export type Weights = Partial<Record<MarketPartId, number>>
export type ScoredMarket = MarketRanking['rows'][number]

/** The markets scored by the reader's weights, the best first; those without a score stand last, in their old order. */
export const rankByWeights = (rows: readonly ScoredMarket[], weights: Weights): ScoredMarket[] =>
  rows
    .map(row => ({ ...row, score: scoreMarket(row.parts, weights) }))
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
