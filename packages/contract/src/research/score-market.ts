/** The parts of a market's score, in the order they are shown. */
export const marketPartIds = ['size', 'growth', 'price', 'distance', 'concentration', 'already', 'own-trade'] as const
export type MarketPartId = (typeof marketPartIds)[number]

export const MAX_WEIGHT = 5

type Marks = Partial<Record<MarketPartId, { mark: number | null }>>
type Weights = Partial<Record<MarketPartId, number>>

/**
 * The score of a market, 0 to 100: the mean of its known marks (0 to 1), each by its weight. Null where nothing that
 * counts is known. Both sides use it, so that a reader who moves a weight sees what the server would say.
 */
export function scoreMarket(marks: Marks, weights: Weights): number | null {
  let sum = 0
  let total = 0
  for (const id of marketPartIds) {
    const mark = marks[id]?.mark
    const weight = weights[id] ?? 0
    if (mark === null || mark === undefined || weight <= 0) continue
    sum += mark * weight
    total += weight
  }
  return total > 0 ? Math.round((sum / total) * 1000) / 10 : null
}
