import type { ImportedFigures } from './baci/imported-figures.ts'
import { type Comtrade, createComtrade } from './sources/comtrade/create-comtrade.ts'
import { createGdelt, type Gdelt } from './sources/news/create-gdelt.ts'
import { createGoogleNews, type GoogleNews } from './sources/news/create-google-news.ts'
import { createPinkSheet, type PinkSheet } from './sources/pink-sheet/create-pink-sheet.ts'
import type { SourcePorts } from './sources/source-ports.ts'
import { fillTradeAddresses, type TradeAddresses } from './sources/trade-addresses.ts'
import { createWorldBank, type WorldBank } from './sources/world-bank/create-world-bank.ts'

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
