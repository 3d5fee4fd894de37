import type { Names } from '../product/catalog.ts'
import type { SourceName } from '../sources/source-ports.ts'

export type Flow = 'exports' | 'imports'

/** How a figure came about; `messages` says it in words. */
export type FigureMethod =
  | 'reported'
  | 'mirrored'
  | 'sum-of-reporters'
  | 'share-of-reporters'
  | 'annual-growth-5-years'
  | 'annual-growth-2-years'
  | 'growth-last-year'
  | 'value-by-weight'
  | 'value-by-estimated-weight'
  | 'sum-of-squared-shares'
  | 'reconciled'
  | 'sum-of-countries'
  | 'share-of-world'
  | 'sum-of-codes'
  | 'at-least-sum-of-codes'
  | 'at-least-share-of-world'
  | 'rest-of-world'
  | 'seen-by-partners'

type FigureSource = SourceName

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
  /** Its place among all; null where what is not listed could change it. */
  rank: number | null
  value: Figure
  share: Figure | null
  /** Mean growth per year over five years. */
  growth: Figure | null
  unitValue: Figure | null
}

/** A country listed under some codes of a heading only has at least this much. */
export const isAtLeast = ({ method }: Figure): boolean =>
  method === 'at-least-sum-of-codes' || method === 'at-least-share-of-world'

/** What a reader must know about the figures of a flow. */
export type FlowNote =
  | 'mirrored-countries'
  | 'reporters-only'
  | 'heading-instead-of-subheading'
  | 'editions-differ'
  | 'six-largest'
  | 'sum-of-codes'
  | 'list-of-older-edition'
  | 'below-rounding'
  | 'largest-only'
  | 'older-edition'

/** Trade of one product in one direction, best country first. */
export type FlowFigures = {
  flow: Flow
  basis: 'live' | 'imported' | 'built-in'
  /** The code the figures are about, with its own name; may be wider than the one asked for. */
  code: string
  names: Names
  /** The edition of the nomenclature the code is of, as "HS 2022". */
  edition: string
  year: number
  reporters: number
  world: Figure | null
  worldGrowth: Figure | null
  worldGrowthLastYear: Figure | null
  unitValue: Figure | null
  unitValueBefore: Figure | null
  concentration: Figure | null
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
  countries: { country: string; usd: number /** The true value is this or more. */; isAtLeast?: boolean }[]
}

/** World trade over the years, only where the code means the same in the edition that has them. */
export type WorldSeries = { code: string; names: Names; edition: string; points: Figure[] }

/** What one country sold to another. */
export type PairFigure = { exporter: string; importer: string; value: Figure; unitValue: Figure | null }

/** Trade between pairs of countries: the largest of the world, or all that one country has. */
export type PairFigures = {
  code: string
  names: Names
  edition: string
  year: number
  source: FigureSource
  /** Three letters of the country whose pairs these are; null for the largest pairs of the world. */
  about: string | null
  pairs: PairFigure[]
  /** Large traders that the data of pairs lacks. */
  missing?: string[]
}
