import type { TradeSources } from '@sondeo/trade/create-trade-sources'
import type { ImportedFigures } from '@sondeo/trade/imported-figures'
import type { SourcePorts } from '@sondeo/trade/source-ports'
import type { ServerEnv } from '../server-env.ts'
import { fetchReply, wait } from './trade-fetch.ts'

/** Only tests hurry. */
export type TradePace = { gapMs?: number; deadlineMs?: number; graceMs?: number }

type Options = {
  env: ServerEnv
  ports: Pick<SourcePorts, 'cache' | 'now'>
  imported: ImportedFigures
  pace: TradePace
}

/** Made when the first report asks, and then kept: each source paces its own host, and a start need not load them. */
export function buildTradeSources({ env, ports, imported, pace: { gapMs } }: Options): () => Promise<TradeSources> {
  let made: Promise<TradeSources> | undefined
  const make = async () => {
    const { createTradeSources } = await import('@sondeo/trade/create-trade-sources')
    return createTradeSources({
      addresses: {
        comtrade: env.COMTRADE_URL,
        worldBank: env.WORLDBANK_URL,
        newsRss: env.NEWS_RSS_URL,
        gdelt: env.GDELT_URL,
      },
      comtradeApiKey: env.COMTRADE_API_KEY,
      ports: { ...ports, fetchReply, wait },
      imported,
      ...(gapMs !== undefined && { gapMs }),
    })
  }
  return () => {
    made ??= make()
    return made
  }
}
