import type { SourceName } from '../sources/source-ports.ts'

export type Flow = 'exports' | 'imports'

/** How a figure came about; `messages` says it in words. */
export type FigureMethod =
  | 'reported'
  | 'mirrored'
  | 'listed'
  | 'stated-total'
  | 'sum-of-reporters'
  | 'share-of-reporters'
  | 'share-of-stated-total'
  | 'annual-growth-5-years'
  | 'growth-last-year'
  | 'value-by-weight'
  | 'value-by-estimated-weight'
  | 'sum-of-squared-shares'
  | 'reconciled'
  | 'sum-of-countries'
  | 'share-of-world'

export type FigureSource = SourceName | 'built-in'

/** A number that knows where it comes from. Shares and growth are parts of one: 0.25 is 25 %. */
export type Figure = {
  value: number
  year: number
  source: FigureSource
  /** Three letters of the country it is about, null for the world. */
  country: string | null
  method: FigureMethod
  address: string
}

export type CountryTrade = {
  country: string
  value: Figure
  share: Figure | null
  /** Mean growth per year over five years. */
  growth: Figure | null
  unitValue: Figure | null
}

/** What a reader must know about the figures of a flow. */
export type FlowNote =
  | 'mirrored-countries'
  | 'reporters-only'
  | 'heading-instead-of-subheading'
  | 'editions-differ'
  | 'wider-product'
  | 'list-is-not-complete'
  | 'largest-only'
  | 'older-edition'

/** Trade of one product in one direction, best country first. */
export type FlowFigures = {
  flow: Flow
  basis: 'live' | 'imported' | 'built-in'
  /** The code the figures are about; may be wider than the one asked for. */
  code: string
  scope: { es: string; en: string } | null
  year: number
  reporters: number
  world: Figure | null
  worldGrowth: Figure | null
  worldGrowthLastYear: Figure | null
  unitValue: Figure | null
  unitValueBefore: Figure | null
  concentration: Figure | null
  /** World totals of the years that were asked for, oldest first; each sums those that reported that year. */
  history: Figure[]
  countries: CountryTrade[]
  /** The years that can be shown and compared, oldest first, all of one source. */
  years: FlowYear[]
  notes: FlowNote[]
}

/** A flow in one year, with its largest countries. */
export type FlowYear = {
  year: number
  source: FigureSource
  worldUsd: number | null
  concentration: number | null
  usdPerKg: number | null
  countries: { country: string; usd: number }[]
}
