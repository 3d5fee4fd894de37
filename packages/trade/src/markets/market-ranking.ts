export type MarketPartId = 'size' | 'growth' | 'price' | 'distance' | 'concentration' | 'already' | 'own-trade'

/** One part of a market's score: its mark from 0 to 1, the figure it comes from in words, and who says so. */
export type MarketPart = { mark: number | null; value: string | null; source: string | null }

export type RankedMarket = {
  country: string
  label: string
  /** What to know before going there, in a few words. */
  note: string | null
  parts: Record<MarketPartId, MarketPart>
}

/** Where to sell or buy next. Scores are left to whoever weighs the parts. */
export type MarketRanking = {
  aim: 'sell' | 'buy'
  title: string
  lead: string
  formula: string
  parts: { id: MarketPartId; label: string; how: string; weight: number }[]
  rows: RankedMarket[]
  missing: string[]
  hint: string | null
  lookUpsLead: string
  lookUps: { label: string; url: string }[]
}

/** What counts how much unless the reader says otherwise: the size of a market most, then growth and distance. */
export const defaultWeights: Record<MarketPartId, number> = {
  size: 3,
  growth: 2,
  price: 1,
  distance: 2,
  concentration: 1,
  already: 1,
  'own-trade': 1,
}
