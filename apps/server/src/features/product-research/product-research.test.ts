import { stopWork } from '@sondeo/contract/events'
import {
  getAiDataForDirectories,
  ResearchDetails,
  scrapeTrademark,
  type TradeData,
} from '@sondeo/contract/research/product-research'
import { getSearches, getSearchHistory } from '@sondeo/contract/searches'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { startModelServer } from '@sondeo/test-kit/stand-ins/start-model-server'
import {
  startTradeSources,
  type TradeSourceName,
  type TradeSourcesStandIn,
} from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { until } from '../../../test/until.ts'

const sourceNames: TradeSourceName[] = ['comtrade', 'world-bank', 'pink-sheet', 'google-news', 'gdelt']
const at = (url: string) => ({ COMTRADE_URL: url, WORLDBANK_URL: url, NEWS_RSS_URL: url, GDELT_URL: url })
const fetchData = async (client: TestClient, productName: string, productCode?: string) => {
  const asked = { productName, ...(productCode !== undefined && { productCode }) }
  const { status, body, failure } = await client.call(scrapeTrademark, asked)
  return { status, failure, data: body.data as TradeData }
}
/** What our own server always sends, although another may leave some of it out. */
type Written = {
  data: { content: string; ai_summary: string }
  summary: { content: string }
  searchId: string
  details: ResearchDetails
}
const writeReport = async (client: TestClient, productName: string, lang: 'es' | 'en' = 'es') => {
  const { status, body, failure } = await client.call(getAiDataForDirectories, { productName, lang })
  return { status, failure, body: body as unknown as Written }
}

describe.each(ENGINES)('product research on %s', engine => {
  let sources: TradeSourcesStandIn
  let server: TestServer
  beforeAll(async () => {
    sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
    server = await startTestServer({ engine, env: at(sources.url), tradePace: { gapMs: 0, graceMs: 60_000 } })
  })
  afterEach(() => {
    for (const source of sourceNames) sources.behave(source, 'answer')
  })
  afterAll(async () => {
    await server.discard()
    await sources.close()
  })
  const usageOf = async (ownerId: string) =>
    (await server.services.stores.usage.list({ ownerId })).map(({ kind, state }) => `${kind} ${state}`)

  test('a product becomes a table, an analysis and a saved search, counted once', async () => {
    const { client, user } = await registerSomebody(server)
    const { status, data } = await fetchData(client, '  Azúcar ')
    expect([status, data.code, data.hasFigures]).toEqual([200, '1701', true])
    expect(data.sources.map(({ source, state }) => `${source} ${state}`)).toEqual(
      ['built-in', ...sourceNames].map(source => `${source} answered`),
    )
    expect(await usageOf(user._id)).toEqual([])

    const written = await writeReport(client, 'azúcar')
    expect(written.status).toBe(200)
    const rows: Record<string, unknown>[] = JSON.parse(written.body.data.content)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows[0]).toMatchObject({ País: expect.any(String), 'Valor (USD)': expect.any(Number) })
    expect(written.body.summary.content).toBe(written.body.data.ai_summary)
    expect(written.body.summary.content).toContain('**Tamaño del mercado**')
    expect(written.body.summary.content).not.toContain('#')
    const { details } = written.body
    expect(details.builtInYears).toEqual([])
    const place = details.figureOrigins.rows[0]?.['Valor (USD)'] ?? -1
    expect(details.figureOrigins.rows).toHaveLength(rows.length)
    expect(details.figureOrigins.origins[place]).toMatchObject({
      source: expect.stringMatching(/^UN Comtrade · 1701 · HS 20/),
      year: expect.any(Number),
      method: 'declarado por el país',
      address: expect.stringContaining(sources.url),
    })
    expect(details.news[0]).toMatchObject({ title: expect.stringContaining('Azúcar'), url: expect.any(String) })

    const saved = await client.call(getSearchHistory, { searchId: written.body.searchId })
    expect(saved.body.search).toMatchObject({ name: 'azúcar', tool: 'product', prompt: null })
    expect(saved.body.search.ai_response.content).toBe(written.body.data.content)
    expect(ResearchDetails.parse(saved.body.search.details)).toEqual(details)
    expect(await usageOf(user._id)).toEqual(['report settled'])

    const english = await writeReport(client, 'Azúcar', 'en')
    expect(english.body.searchId).toBe(written.body.searchId)
    expect(english.body.data.content).toContain('"Country"')
    const { searches } = (await client.call(getSearches)).body
    expect(searches.map(({ name }) => name)).toEqual(['azúcar'])
    expect(await usageOf(user._id)).toEqual(['report settled'])
  })

  test('a typed code is taken, one below it walks up and says so, and one that is none gives way to the name', async () => {
    const { client } = await registerSomebody(server, { 'accept-language': 'en' })
    const exact = await fetchData(client, 'Chocolate', '1806.31')
    expect(exact.data).toMatchObject({ code: '1806.31', isUnsure: false, isCodeIgnored: false })
    const walked = await fetchData(client, 'Chocolate', '1806.99')
    expect(walked.data).toMatchObject({ code: '1806', reason: expect.stringContaining('1806.99') })
    const ignored = await fetchData(client, 'Chocolate', '0000')
    expect(ignored.data).toMatchObject({ code: '1806', isCodeIgnored: true })
    expect(ignored.data.alternatives.every(({ code, name }) => code && name)).toBe(true)
  })

  test.each([
    ['a blank name', '   ', undefined, 400, 'product_name_required'],
    ['a name of 10,000 characters', 'a'.repeat(10_000), undefined, 400, 'field_too_long'],
    ['a control character', 'azúcar\u0000', undefined, 400, 'invalid_characters'],
    ['a code without end', 'azúcar', '1'.repeat(31), 400, 'field_too_long'],
    ['emoji', '🍬🍬🍬', undefined, 422, 'product_not_recognised'],
    ['SQL', "'; DROP TABLE users; --", undefined, 422, 'product_not_recognised'],
    ['Cyrillic', 'сахар', undefined, 422, 'product_not_recognised'],
    ['Chinese', '砂糖', undefined, 422, 'product_not_recognised'],
    ['a service', 'servicio de limpieza', undefined, 422, 'product_not_goods'],
    ['a code that does not exist', 'xqzwv', '0000.99', 422, 'product_code_unknown'],
    ['a code as name that is kept free', '7799', undefined, 422, 'product_code_unknown'],
  ])('%s is refused in clear words, asks nobody and costs nothing', async (_, name, code, status, why) => {
    const { client, user } = await registerSomebody(server)
    const before = sources.asked.length
    const refused = await fetchData(client, name, code)
    const { failure } = refused
    const said = failure.fields?.some(field => field.code === why) ? why : failure.code
    expect([refused.status, said]).toEqual([status, why])
    expect(sources.asked.length).toBe(before)
    expect(await usageOf(user._id)).toEqual([])
  })

  test('a report without figures fetched first is told so, and so is one of somebody else', async () => {
    const { client } = await registerSomebody(server)
    await fetchData(client, 'Café')
    const other = await registerSomebody(server)
    const { status, failure } = await writeReport(other.client, 'Café')
    expect([status, failure.code]).toEqual([409, 'trade_data_missing'])
    expect(await usageOf(other.user._id)).toEqual([])
  })

  test('with Comtrade down the built-in figures serve, and the report says so and of which year', async () => {
    sources.behave('comtrade', 'quota')
    const { client } = await registerSomebody(server)
    const { sources: states } = (await fetchData(client, 'oro')).data
    const comtrade = states.find(({ source }) => source === 'comtrade')
    expect(comtrade).toMatchObject({ source: 'comtrade', state: 'failed', reason: expect.stringContaining('cupo') })
    const { details, data } = (await writeReport(client, 'oro')).body
    expect(details.builtInYears.length).toBeGreaterThan(0)
    expect(data.ai_summary).toContain('BACI (CEPII), del año 2024; no son datos en vivo')
  })

  test('a product without figures anywhere gets an honest answer, is saved, and is not counted', async () => {
    sources.behave('comtrade', 'empty')
    const { client, user } = await registerSomebody(server)
    const { data } = await fetchData(client, 'mercancías', '99')
    expect(data).toMatchObject({ code: '99', hasFigures: false })
    const written = await writeReport(client, 'mercancías')
    expect([written.status, written.body.data.content]).toEqual([200, '[]'])
    expect(written.body.data.ai_summary).toContain('Las fuentes que respondieron no tienen cifras')
    expect(written.body.details.hasFigures).toBe(false)
    expect(await usageOf(user._id)).toEqual([])
  })

  test('a code alone is enough, in either field', async () => {
    const { client } = await registerSomebody(server)
    expect((await fetchData(client, '', '0901.21')).data).toMatchObject({ code: '0901.21', name: 'Café tostado' })
    expect((await fetchData(client, '0901.21')).data.code).toBe('0901.21')
    expect((await writeReport(client, '0901.21')).body.details.scopes?.[0]?.code).toBe('0901.21')
  })

  test('what is saved and what is looked for is called by its words: without the typo, and a bare code by its name', async () => {
    const { client } = await registerSomebody(server)
    for (const typed of ['azucr', '0901.21']) {
      await fetchData(client, typed)
      expect(JSON.stringify((await writeReport(client, typed)).body.details.news)).not.toContain('azucr')
    }
    const { searches } = (await client.call(getSearches)).body
    expect(searches.map(({ name }) => name)).toEqual(['Café tostado (0901.21)', 'azúcar'])
  })

  test('where several codes fit, one question names what differs', async () => {
    const { client } = await registerSomebody(server)
    const { question } = (await fetchData(client, 'café')).data
    expect(question?.text).toBe('¿Alguno de estos en particular?')
    expect(question?.options[0]).toMatchObject({ code: '0901.11', usd: expect.any(Number) })
  })

  test('the same request joins the one that runs, and Stop uses what is there', async () => {
    sources.behave('comtrade', 'hang')
    const { client, user } = await registerSomebody(server)
    const both = Promise.all([fetchData(client, 'manzanas'), fetchData(client, 'Manzanas')])
    const work = await until(async () => {
      const open = await server.services.workBoard.listOpen(user._id)
      const { sourcesDone = 0 } = (open[0]?.progress ?? {}) as { sourcesDone?: number }
      return sourcesDone === 3 ? open : undefined
    })
    expect(work.map(({ tool, progress }) => [tool, progress])).toEqual([
      ['product', { sourcesDone: 3, sourcesExpected: 5, step: 'comtrade' }],
    ])
    expect((await client.call(stopWork, { workId: work[0]?.id ?? '' })).status).toBe(200)
    const [first, second] = await both
    expect(first).toEqual(second)
    expect(first.data.sources.map(({ source, state }) => `${source} ${state}`)).toEqual([
      'built-in answered',
      'comtrade failed',
      'world-bank failed',
      'pink-sheet empty',
      'google-news answered',
      'gdelt answered',
    ])
    // It is marked as seen beside the answer, not before it.
    await until(async () => (await server.services.workBoard.listOpen(user._id)).length === 0 || undefined)
  })
})

describe('limits of research', () => {
  let sources: TradeSourcesStandIn
  beforeAll(async () => {
    sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
  })
  afterAll(() => sources.close())

  test('past the limit both calls answer 402 where limits are enforced, and nothing is fetched', async () => {
    const env = { ...at('offline'), PLAN_LIMITS: 'enforce' }
    const server = await startTestServer({ env, tradePace: { gapMs: 0, graceMs: 60_000 } })
    try {
      const { client, user } = await registerSomebody(server)
      const products = ['azúcar', 'trigo', 'maíz', 'oro', 'vino']
      for (const product of products) {
        expect((await fetchData(client, product)).data, product).toMatchObject({ hasFigures: true })
        expect((await writeReport(client, product)).status, product).toBe(200)
      }
      const refused = await fetchData(client, 'bananas')
      expect([refused.status, refused.failure.code]).toEqual([402, 'limit_reached'])
      expect((await writeReport(client, 'azúcar', 'en')).status).toBe(200)
      expect(await server.services.stores.usage.list({ ownerId: user._id })).toHaveLength(5)
    } finally {
      await server.discard()
    }
  })

  test('a model writes the analysis, and not one of its untrue sentences gets through', async () => {
    const truth = '**Tamaño del mercado**\n\nEn 2024, el comercio mundial sumó 43,1 mil millones de USD.'
    const lie = 'En 2024, el comercio mundial sumó 99,9 mil millones de USD.'
    const advice = 'Conviene hablar con su agente de aduanas antes de firmar el contrato. '.repeat(5)
    const told = [`${truth} ${lie} ${advice}`, lie]
    const models = await startModelServer(() => ({ object: { summary: told.shift() ?? '' } }))
    const ai = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'cuentista',
      AI_API_KEY: 'una-clave',
      AI_BASE_URL: models.baseUrls['openai-compatible'],
    }
    const server = await startTestServer({ env: { ...at('offline'), ...ai }, tradePace: { gapMs: 0, graceMs: 60_000 } })
    try {
      const { client } = await registerSomebody(server)
      await fetchData(client, 'azúcar')
      const written = (await writeReport(client, 'azúcar')).body
      expect(written.details.analyst).toEqual({ model: 'cuentista' })
      expect(written.summary.content).toContain(truth)
      expect(written.summary.content).not.toContain('99,9')
      expect(written.summary.content).toContain('BACI (CEPII), del año 2024; no son datos en vivo')
      const second = (await writeReport(client, 'azúcar')).body
      expect(second.details.analyst).toEqual({ model: null })
      expect(second.summary.content).toContain('Tamaño del mercado')
    } finally {
      await server.discard()
      await models.close()
    }
  })

  test('a silent source is not waited for where built-in figures stand, and is asked afterwards', async () => {
    sources.behave('comtrade', 'hang')
    const server = await startTestServer({ env: at(sources.url), tradePace: { gapMs: 0, graceMs: 1500 } })
    try {
      const { client } = await registerSomebody(server)
      const { status, data } = await fetchData(client, 'azúcar')
      expect(status).toBe(200)
      expect(data.sources[1]).toMatchObject({ source: 'comtrade', state: 'waiting', period: null })
      expect((await writeReport(client, 'azúcar')).body.details.builtInYears).not.toEqual([])
    } finally {
      await server.discard()
    }
  })
})
