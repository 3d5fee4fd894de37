import type { ImportedFigures } from './baci/imported-figures.ts'
import { type Comtrade, createComtrade } from './sources/comtrade/create-comtrade.ts'
import { createGdelt, type Gdelt } from './sources/news/create-gdelt.ts'
import { createGoogleNews, type GoogleNews } from './sources/news/create-google-news.ts'
import { createPinkSheet, type PinkSheet } from './sources/pink-sheet/create-pink-sheet.ts'
import type { SourcePorts } from './sources/source-ports.ts'
import { createWorldBank, type WorldBank } from './sources/world-bank/create-world-bank.ts'

type TradeAddresses = {
  comtrade: string
  worldBank: string
  /** The page that links to the price file. */
  pinkSheet: string
  newsRss: string
  gdelt: string
}

const realAddresses: TradeAddresses = {
  comtrade: 'https://comtradeapi.un.org',
  worldBank: 'https://api.worldbank.org',
  pinkSheet: 'https://www.worldbank.org',
  newsRss: 'https://news.google.com',
  gdelt: 'https://api.gdeltproject.org',
}

/** The commodity prices go with the World Bank's address: a stand-in or `offline` there counts for both. */
function fillTradeAddresses(given: Partial<TradeAddresses>): TradeAddresses {
  const worldBank = given.worldBank ?? realAddresses.worldBank
  const follows = worldBank === realAddresses.worldBank ? realAddresses.pinkSheet : worldBank
  return { ...realAddresses, pinkSheet: follows, ...given }
}

export type TradeSources = {
  comtrade: Comtrade
  worldBank: WorldBank
  pinkSheet: PinkSheet
  googleNews: GoogleNews
  gdelt: Gdelt
  /** Figures the operator imported. */
  imported: ImportedFigures
}

type Options = {
  addresses?: Partial<TradeAddresses>
  comtradeApiKey?: string | undefined
  ports: SourcePorts
  imported?: ImportedFigures
  /** Pauses between requests to one host; only tests shorten them. */
  gapMs?: number
}

const nothingImported: ImportedFigures = { current: async () => null, find: async () => null }

/** All sources, made once per process: each paces its own host. */
export function createTradeSources({ addresses = {}, comtradeApiKey, ports, imported, gapMs }: Options): TradeSources {
  const { comtrade, worldBank, pinkSheet, newsRss, gdelt } = fillTradeAddresses(addresses)
  const paced = { ports, ...(gapMs !== undefined && { gapMs }) }
  return {
    comtrade: createComtrade({ address: comtrade, apiKey: comtradeApiKey, ...paced }),
    worldBank: createWorldBank({ address: worldBank, ...paced }),
    pinkSheet: createPinkSheet({ address: pinkSheet, ...paced }),
    googleNews: createGoogleNews({ address: newsRss, ...paced }),
    gdelt: createGdelt({ address: gdelt, ...paced }),
    imported: imported ?? nothingImported,
  }
}
