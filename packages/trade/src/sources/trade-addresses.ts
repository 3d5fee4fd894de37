/** Where the sources are. `offline` switches one off. */
export type TradeAddresses = {
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
export function fillTradeAddresses(given: Partial<TradeAddresses>): TradeAddresses {
  const worldBank = given.worldBank ?? realAddresses.worldBank
  const follows = worldBank === realAddresses.worldBank ? realAddresses.pinkSheet : worldBank
  return { ...realAddresses, pinkSheet: follows, ...given }
}
