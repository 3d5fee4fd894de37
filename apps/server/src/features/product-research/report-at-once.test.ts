import { getAiDataForDirectories, scrapeTrademark, tradeSourceNames } from '@sondeo/contract/research/product-research'
import { startTradeSources } from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer } from '../../../test/start-test-server.ts'

type Env = Record<string, string>

/** The report of a product, with the time that sources are given, whatever they do with it. */
async function research(env: Env, graceMs: number) {
  const server = await startTestServer({ env, tradePace: { gapMs: 0, graceMs } })
  try {
    const { client } = await registerSomebody(server)
    await client.call(scrapeTrademark, { productName: 'arándanos' })
    const { body } = await client.call(getAiDataForDirectories, { productName: 'arándanos', lang: 'es' })
    const states = new Map(body.details?.sources.map(({ source, state }) => [source, state]))
    return { states, answer: body.details?.answer, basis: body.details?.scopes?.map(scope => scope.basis) }
  } finally {
    await server.discard()
  }
}

test('without internet nobody’s patience is waited for: the report is there though sources would be given an hour', async () => {
  const env = { COMTRADE_URL: 'offline', WORLDBANK_URL: 'offline', NEWS_RSS_URL: 'offline', GDELT_URL: 'offline' }
  const { states, answer, basis } = await research(env, 3_600_000)
  expect(answer).toHaveLength(3)
  expect(basis).toEqual(['built-in', 'built-in'])
  for (const source of tradeSourceNames) expect(states.get(source), source).toBe('offline')
})

test('sources that never answer are not waited for where built-in figures stand', async () => {
  const sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
  try {
    for (const source of tradeSourceNames) sources.behave(source, 'hang')
    const { url } = sources
    const env = { COMTRADE_URL: url, WORLDBANK_URL: url, NEWS_RSS_URL: url, GDELT_URL: url }
    const { states, answer, basis } = await research(env, 0)
    expect(answer).toHaveLength(3)
    expect(basis).toEqual(['built-in', 'built-in'])
    for (const source of ['comtrade', 'google-news', 'gdelt'] as const)
      expect(states.get(source), source).toBe('waiting')
  } finally {
    await sources.close()
  }
})
