import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getAiDataForDirectories,
  type ResearchDetails,
  scrapeTrademark,
} from '@sondeo/contract/research/product-research'
import { compareResearch, readResearch } from '@sondeo/contract/research/research-views'
import { createShare, openShare } from '@sondeo/contract/shares'
import { writeBaciZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { reduceBaci } from '@sondeo/trade/reduce-baci'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { packFigures } from '../../outside/imported-trade.ts'

const offline = { COMTRADE_URL: 'offline', WORLDBANK_URL: 'offline', NEWS_RSS_URL: 'offline', GDELT_URL: 'offline' }
let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'research-views-'))
  server = await startTestServer({ env: offline, tradePace: { gapMs: 0, graceMs: 60_000 } })
})
afterAll(async () => {
  await server.discard()
  await rm(folder, { recursive: true, force: true })
})

async function research(client: TestClient, productName: string, lang: 'es' | 'en' = 'es') {
  await client.call(scrapeTrademark, { productName })
  const { body } = await client.call(getAiDataForDirectories, { productName, lang })
  return { searchId: body.searchId ?? '', details: body.details as ResearchDetails }
}

async function importSugar() {
  const file = join(folder, 'baci.zip')
  const countries = [76, 699, 764, 842, 156, 484]
  await writeBaciZip(file, {
    years: [2018, 2019, 2020, 2021, 2022, 2023].map(year => ({
      year,
      rows: countries.map((exporter, place) => ({
        exporter,
        importer: countries[(place + 1) % countries.length] ?? 76,
        product: 170114,
        thousandUsd: (1000 / (place + 1)) * (year - 2010),
        tons: 100,
      })),
    })),
  })
  const { stores, now } = server.services
  const { release, codes, codeCount } = await reduceBaci(file)
  const { releaseId } = await stores.tradeReleases.begin({ ...release, codeCount, now: now() })
  const packed = [...codes].map(async figures => ({ code: figures.code, figures: await packFigures(figures) }))
  await stores.tradeReleases.add({ releaseId, figures: await Promise.all(packed) })
  await stores.tradeReleases.putToUse({ releaseId })
}

test('without internet research answers from the built-in figures, then from imported ones, with their years', async () => {
  const { client } = await registerSomebody(server)
  const before = await research(client, 'azúcar')
  expect(before.details.builtInYears).toEqual([2024])
  expect(before.details.charts?.map(({ id }) => id)).toEqual([
    ...['exporters', 'importers', 'map-exports', 'map-imports', 'trade-years', 'concentration'],
  ])
  expect(before.details.charts?.[0]?.title).toBe(
    'Brasil concentra al menos el 47,5\u00a0% de las exportaciones mundiales',
  )
  expect(before.details.answer).toHaveLength(3)
  expect(before.details.attributions).toEqual([
    'Fuente: BACI, CEPII, versión V202601 (Gaulier & Zignago 2010), Licencia Abierta 2.0; agregación propia.',
  ])
  await importSugar()
  const { details } = await research(client, 'Azúcar')
  expect(details.builtInYears).toEqual([])
  expect(details.sources.find(({ source }) => source === 'baci')).toMatchObject({
    state: 'answered',
    period: '2018–2023',
  })
  const lines = details.charts?.find(({ id }) => id === 'leaders-years')
  expect(lines).toMatchObject({ source: 'BACI (CEPII), importado, BACI_HS22_V202501 · 1701 · HS 2022' })
  expect(lines?.kind === 'lines' && lines.series[0]?.points.map(({ at }) => at)).toEqual([
    '2018',
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
  ])
  expect(details.keyFigures?.[0]).toMatchObject({ label: 'Comercio mundial, 2023' })
})

test('two products, or two years of one, are put side by side with what differs said in words', async () => {
  const { client } = await registerSomebody(server)
  const sugar = await research(client, 'azúcar')
  const wine = await research(client, 'vino')
  const both = { left: { searchId: sugar.searchId }, right: { searchId: wine.searchId }, lang: 'en' as const }
  const products = (await client.call(compareResearch, both)).body.comparison
  expect(products.left).toMatchObject({ product: 'azúcar', code: '1701', year: 2023 })
  expect(products.right).toMatchObject({
    product: 'vino',
    code: '2204',
    year: 2024,
    years: expect.arrayContaining([2015, 2024]),
  })
  expect(products.findings[0]).toMatch(/^World exports of “vino” are [\d,.]+ times those of “azúcar”\.$/)
  const oneSeries = [2016, 2024].map(year => ({ searchId: wine.searchId, year }))
  const [before, now] = oneSeries
  if (!before || !now) throw new Error('no sides')
  const tenYears = (await client.call(compareResearch, { left: before, right: now, lang: 'es' })).body.comparison
  expect(tenYears.findings[0]).toMatch(/^Las exportaciones (crecieron|cayeron) \d+,\d\s% de 2016 a 2024\.$/)
  expect([tenYears.left.scope, tenYears.right.scope]).toEqual(['Vino (2204), HS 2012', 'Vino (2204), HS 2012'])
  const [left, right] = [2018, 2023].map(year => ({ searchId: sugar.searchId, year }))
  if (!left || !right) throw new Error('no sides')
  const years = (await client.call(compareResearch, { left, right, lang: 'es' })).body.comparison
  expect(years.findings.slice(0, 2)).toEqual([
    'Las exportaciones crecieron 62,5\u00a0% de 2018 a 2023.',
    'El mayor exportador es el mismo: Brasil.',
  ])
  expect(years.countries[0]?.rows[0]).toMatchObject({ label: 'Brasil', left: 8_000_000, right: 13_000_000 })
})

test('a saved research is read in the other language without being fetched or counted again', async () => {
  const { client, user } = await registerSomebody(server)
  const { searchId } = await research(client, 'azúcar')
  const { research: english } = (await client.call(readResearch, { searchId, lang: 'en' })).body
  expect(english.summary).toContain('**Market size**')
  expect(english.details).toMatchObject({ lang: 'en', name: expect.stringContaining('sugar') })
  expect(Object.keys(JSON.parse(english.content)[0])).toContain('Country')
  const { research: again } = (await client.call(readResearch, { searchId, lang: 'en' })).body
  expect(again).toEqual(english)
  expect(await server.services.stores.usage.list({ ownerId: user._id })).toHaveLength(1)
})

test('a shared report is told in the language of whoever reads it, and stays as it was for its owner', async () => {
  const { client } = await registerSomebody(server)
  const { searchId } = await research(client, 'vino')
  const before = (await client.call(readResearch, { searchId, lang: 'es' })).body.research
  const { path } = (await client.call(createShare, { searchId, days: 1 })).body
  const open = async (language: string) =>
    (await server.client({ 'accept-language': language }).call(openShare, { token: path.split('/').at(-1) ?? '' })).body
  const english = await open('en-US')
  expect(english.name).toBe('Wine')
  expect(english.research).toMatchObject({
    lang: 'en',
    charts: [{ title: expect.stringMatching(/world exports|exports$/) }, {}, {}, {}, {}, {}],
  })
  expect(english.research?.tableParts?.[0]?.title).toMatch(/^Exporters of /)
  expect(Object.keys(JSON.parse(english.content)[0])).toContain('Country')
  expect(english.summary).toContain('**Market size**')
  expect(await open('es-PE')).toMatchObject({ name: 'vino', summary: before.summary, research: { lang: 'es' } })
  expect((await client.call(readResearch, { searchId, lang: 'es' })).body.research).toEqual(before)
})

test('what is not there, not yours or not known is not found', async () => {
  const { client } = await registerSomebody(server)
  const { searchId } = await research(client, 'azúcar')
  const stranger = await registerSomebody(server)
  const side = { searchId }
  for (const asked of [
    await stranger.client.call(readResearch, { searchId, lang: 'es' }),
    await stranger.client.call(compareResearch, { left: side, right: side, lang: 'es' }),
    await client.call(compareResearch, { left: side, right: { searchId, year: 1999 }, lang: 'es' }),
    await client.call(readResearch, { searchId: 'none', lang: 'es' }),
  ])
    expect([asked.status, asked.failure.code]).toEqual([404, 'not_found'])
})

test('a saved report shows the numbers of whoever reads it as their country writes them', async () => {
  const { client } = await registerSomebody(server, { 'accept-language': 'es-PE' })
  const { searchId, details } = await research(client, 'arándanos')
  expect(details.region).toBe('PE')
  expect(details.keyFigures?.[0]?.value).toBe('6.9 mil millones de USD')
  const read = async (locale: string, lang: 'es' | 'en') =>
    (await client.call(readResearch, { searchId, lang }, { headers: { 'accept-language': locale } })).body.research
  const inSpain = await read('es-ES', 'es')
  expect(inSpain.details.keyFigures?.[0]?.value).toBe('6,9 mil millones de USD')
  expect(inSpain.summary).not.toMatch(/\d\.\d\s?(?:%|mil millones|millones)/)
  expect(JSON.stringify(inSpain.details.answer)).toContain('6,9 mil millones')
  const inSouthAfrica = await read('en-ZA,en;q=0.9', 'en')
  expect(inSouthAfrica.details.keyFigures?.[0]?.value).toBe('US$6,9 billion')
  expect((await read('es-PE', 'es')).details).toEqual(details)
})
