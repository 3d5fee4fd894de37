import { listCountries, readPerspective, setPerspective } from '@sondeo/contract/research/perspective'
import {
  getAiDataForDirectories,
  type ResearchDetails,
  scrapeTrademark,
} from '@sondeo/contract/research/product-research'
import { compareCountries, readResearch, updateResearch } from '@sondeo/contract/research/research-views'
import { startTradeSources, type TradeSourcesStandIn } from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'

let sources: TradeSourcesStandIn
let server: TestServer
beforeAll(async () => {
  sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
  const { url } = sources
  const env = { COMTRADE_URL: url, WORLDBANK_URL: url, NEWS_RSS_URL: url, GDELT_URL: url }
  server = await startTestServer({ env, tradePace: { gapMs: 0, graceMs: 300 } })
})
afterAll(async () => {
  await server.discard()
  await sources.close()
})

async function research(client: TestClient, productName: string) {
  await client.call(scrapeTrademark, { productName })
  const { body } = await client.call(getAiDataForDirectories, { productName, lang: 'es' })
  return { searchId: body.searchId ?? '', details: body.details as ResearchDetails }
}
const stateOf = ({ sources: states }: ResearchDetails, name: string) =>
  states.find(({ source }) => source === name)?.state

test('a report is there while sources hang, says who was not waited for, and fills in when they answer', async () => {
  sources.behave('comtrade', 'hang')
  const { client } = await registerSomebody(server)
  const { searchId, details } = await research(client, 'arándanos')
  expect(stateOf(details, 'built-in')).toBe('answered')
  expect(stateOf(details, 'comtrade')).toBe('waiting')
  expect(details.scopes?.map(({ code, edition, basis }) => [code, edition, basis])).toEqual([
    ['0810.40', 'HS 2022', 'built-in'],
    ['0810.40', 'HS 2022', 'built-in'],
  ])
  sources.behave('comtrade', 'answer')
  const filled = (await client.call(updateResearch, { searchId, lang: 'es' })).body.research.details
  expect(stateOf(filled, 'comtrade')).toBe('answered')
  expect(filled.scopes?.[0]).toMatchObject({ code: '0810.40', basis: 'live' })
  const saved = (await client.call(readResearch, { searchId, lang: 'es' })).body.research.details
  expect(saved).toEqual(filled)
})

test('one failed source is asked again alone, by its owner only', async () => {
  sources.behave('google-news', 'fail')
  const { client } = await registerSomebody(server)
  const { searchId, details } = await research(client, 'vino')
  expect(stateOf(details, 'google-news')).not.toBe('answered')
  sources.behave('google-news', 'answer')
  const before = sources.asked.length
  const again = { searchId, lang: 'es', source: 'google-news' } as const
  const updated = (await client.call(updateResearch, again)).body.research.details
  expect(stateOf(updated, 'google-news')).toBe('answered')
  expect(sources.asked.slice(before).every(url => url.startsWith('/rss'))).toBe(true)
  const stranger = await registerSomebody(server)
  expect((await stranger.client.call(updateResearch, again)).status).toBe(404)
})

test('country and role are asked once, kept in the profile, and every report is told from their side', async () => {
  const { client } = await registerSomebody(server)
  expect((await client.call(readPerspective)).body.perspective).toBeNull()
  const { searchId, details } = await research(client, 'mineral de cobre')
  expect(details.perspective).toEqual({ country: null, role: 'both' })
  expect(details.own).toBeNull()
  const peru = { country: 'PER', role: 'exporter' } as const
  expect((await client.call(setPerspective, peru)).status).toBe(200)
  expect((await client.call(readPerspective)).body.perspective).toEqual(peru)
  const told = (await client.call(readResearch, { searchId, lang: 'es' })).body.research.details
  expect(told.perspective).toEqual(peru)
  expect(told.answer?.[0]).toMatch(/^Perú /)
  expect(told.own?.flows.map(({ flow }) => flow)).toContain('exports')
  expect(told.own?.partners.map(({ side }) => side)).toContain('buyers')
  const [ranking] = told.markets ?? []
  expect(ranking).toMatchObject({ aim: 'sell', title: 'Dónde vender más desde Perú' })
  expect(ranking?.rows.map(({ country }) => country)).not.toContain('PER')
  const scores = ranking?.rows.map(({ score }) => score ?? 0) ?? []
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(ranking?.parts.map(({ id }) => id)).toContain('distance')
  expect(ranking).toMatchObject({ hint: null, lookUpsLead: expect.stringContaining('aranceles') })
  // Changed within the report, the profile stays.
  const other = { country: 'CHN', role: 'importer' } as const
  const asChina = (await client.call(readResearch, { searchId, lang: 'es', perspective: other })).body.research
  expect(asChina.details.markets?.map(({ aim }) => aim)).toEqual(['buy'])
  expect(asChina.summary).toContain('**Para quien compra**')
  expect((await client.call(readPerspective)).body.perspective).toEqual(peru)
  const nowhere = await client.call(setPerspective, { country: 'XXX', role: 'both' })
  expect([nowhere.status, nowhere.failure.code]).toEqual([400, 'invalid_input'])
})

test('origins of one product, or its markets, are put side by side with share, growth, price and distance', async () => {
  const { client } = await registerSomebody(server)
  await client.call(setPerspective, { country: 'DOM', role: 'importer' })
  sources.behave('comtrade', 'fail')
  const { searchId } = await research(client, 'mineral de cobre')
  sources.behave('comtrade', 'answer')
  const asked = { searchId, flow: 'exports' as const, countries: ['CHL', 'PER'], lang: 'en' as const }
  const { comparison } = (await client.call(compareCountries, asked)).body
  expect(comparison.rows.map(({ country }) => country)).toEqual(['CHL', 'PER'])
  for (const row of comparison.rows) {
    expect(row.usdPerKg).toBeGreaterThan(1)
    expect(row.distanceKm).toBeGreaterThan(3000)
  }
  expect(comparison.scope).toContain('2603')
  expect(comparison.findings[0]).toMatch(/^Chile sells most: US\$\d/)
  const largest = (await client.call(compareCountries, { ...asked, countries: [] })).body.comparison
  expect(largest.rows).toHaveLength(3)
  const markets = { ...asked, flow: 'imports' as const, countries: ['CHN', 'JPN'] }
  const bought = (await client.call(compareCountries, markets)).body.comparison
  expect(bought.findings[0]).toMatch(/^China buys most: US\$\d/)
  expect(bought.rows.every(({ share, usdPerKg }) => share !== null && usdPerKg !== null)).toBe(true)
})

test('countries to trade from are named in the language of the request, in its order', async () => {
  const { client } = await registerSomebody(server)
  const { countries } = (await client.call(listCountries, undefined)).body
  expect(countries.length).toBeGreaterThan(200)
  expect(countries.find(({ code }) => code === 'PER')?.name).toBe('Perú')
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
})
