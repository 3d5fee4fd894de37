/** Where CEPII describes BACI and offers it. */
export const BACI_PAGE = 'https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=37'

/** A country and its trade in dollars. */
export type Trader = { country: string; usd: number }

/** One six-digit code in the newest year. The lists hold its largest traders only. */
export type CodeTrade = {
  code: string
  worldUsd: number
  usdPerKg: number | null
  exports: Trader[]
  imports: Trader[]
}

/** World trade of a code over the years, in an older edition that has them all. */
export type CodeSeries = { code: string; usd: number[] }

export type WeighedTrader = Trader & { tonnes: number | null }

/** The largest traders of a whole heading, which can be more than its codes tell. */
export type HeadingList = {
  code: string
  edition: string
  year: number
  flow: 'exports' | 'imports'
  worldUsd: number | null
  worldTonnes: number | null
  traders: WeighedTrader[]
}

/** What one country sold to another. */
export type TradePair = { exporter: string; importer: string; usd: number; tonnes: number | null }
export type HeadingPairs = { code: string; year: number; pairs: TradePair[] }

export type CountryPlace = {
  country: string
  latitude: number
  longitude: number
  isLandlocked: boolean
  gdpUsd: number | null
  gdpYear: number | null
}
/** Kilometres from one country to all others. */
export type Distances = { origin: string; km: Map<string, number> }

/** What every file says of itself in its first line. */
export type TradeDataHeader = {
  format: typeof TRADE_DATA_FORMAT
  attribution: string
  release: string
  edition: string
  /** The first and the last year of what follows. */
  years: [first: number, last: number]
  /** Figures are rounded to this many dollars. */
  roundedToUsd: number
}

/** Raised whenever files written before could not be read any more. */
export const TRADE_DATA_FORMAT = 1

/** The files that ship with the product. */
export const tradeDataFiles = ['codes', 'series', 'headings', 'pairs', 'places'] as const
export type TradeDataFile = (typeof tradeDataFiles)[number]
