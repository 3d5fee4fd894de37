import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { openSourcePorts } from '@sondeo/test-kit/trade-sources/open-source-ports'
import { startTradeSources, type TradeSourcesStandIn } from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createComtrade } from './comtrade/create-comtrade.ts'
import { createGdelt } from './news/create-gdelt.ts'
import { createGoogleNews } from './news/create-google-news.ts'
import { createPinkSheet } from './pink-sheet/create-pink-sheet.ts'
import { createWorldBank } from './world-bank/create-world-bank.ts'

let standIn: TradeSourcesStandIn
let ports: ReturnType<typeof openSourcePorts>
beforeEach(async () => {
  standIn = await startTradeSources()
  ports = openSourcePorts()
})
afterEach(() => standIn.close())

const comtradeOf = (more: { apiKey?: string } = {}) => createComtrade({ address: standIn.url, ports, ...more })
const sugar = { code: '1701', flow: 'exports', year: 2024 } as const

test('Comtrade gives one entry per reporting country, without groups and with the totals asked for', async () => {
  const { value, state } = await comtradeOf().askTrade(sugar)
  expect(state).toBe('answered')
  const countries = value.map(({ country }) => country)
  expect(countries).toContain('USA')
  expect(countries).toContain('TWN')
  expect(countries).not.toContain('RUS')
  expect(new Set(countries).size).toBe(value.length)
  expect(standIn.asked[0]).toMatch(/partner2Code=0&motCode=0&customsCode=C00/)
  expect(standIn.asked).toHaveLength(1)
})

test('Comtrade is asked once while its answer is fresh, and again after two weeks', async () => {
  const comtrade = comtradeOf()
  await comtrade.askTrade(sugar)
  expect((await comtrade.askTrade(sugar)).state).toBe('cached')
  ports.moveClock(15 * 86_400_000)
  expect((await comtrade.askTrade(sugar)).state).toBe('answered')
  expect(standIn.asked).toHaveLength(2)
})

test('a throttled Comtrade is asked again after the pause it names', async () => {
  standIn.behave('comtrade', 'throttle-once')
  const { value } = await comtradeOf().askTrade(sugar)
  expect(value.length).toBeGreaterThan(50)
  expect(ports.waits).toContain(2000)
})

test.each([
  ['throttle', 'throttled', 3],
  ['fail', 'unavailable', 3],
  ['html', 'unavailable', 3],
  ['quota', 'quota-used-up', 1],
] as const)('Comtrade that does "%s" fails as %s after %i requests', async (how, why, requests) => {
  standIn.behave('comtrade', how)
  await expect(comtradeOf().askTrade(sugar)).rejects.toMatchObject({ why })
  expect(standIn.asked).toHaveLength(requests)
})

test('a Comtrade that does not answer in time fails alone, after it was asked three times', async () => {
  standIn.behave('comtrade', 'hang')
  using time = holdTimeLimits(777)
  ports = openSourcePorts(undefined, { timeoutMs: 777 })
  const asked = expect(comtradeOf().askTrade(sugar)).rejects.toMatchObject({ why: 'no-answer' })
  for (const times of [1, 2, 3]) {
    await expect.poll(() => standIn.asked).toHaveLength(times)
    time.runOut()
  }
  await asked
})

test('a failing Comtrade is replaced by an old answer, which says that it is old', async () => {
  const comtrade = comtradeOf()
  const { value } = await comtrade.askTrade(sugar)
  ports.moveClock(30 * 86_400_000)
  standIn.behave('comtrade', 'fail')
  expect(await comtrade.askTrade(sugar)).toMatchObject({ value, state: 'stale', reason: 'unavailable' })
})

test('an answer cut at 500 rows is asked again in lists of countries', async () => {
  const whole = await comtradeOf().askTrade(sugar)
  ports.kept.clear()
  standIn.behave('comtrade', 'truncate')
  const { value } = await comtradeOf().askTrade(sugar)
  expect(value).toEqual(expect.arrayContaining(whole.value))
  expect(value).toHaveLength(whole.value.length)
  expect(standIn.asked.slice(2).every(url => url.includes('reporterCode='))).toBe(true)
})

test('an error in a body with status 200 is an error', async () => {
  standIn.behave('comtrade', 'error-with-200')
  await expect(comtradeOf().askTrade(sugar)).rejects.toMatchObject({ why: 'bad-request' })
})

test('no data is an empty answer, not a failure', async () => {
  expect((await comtradeOf().askTrade({ ...sugar, year: 2026 })).value).toEqual([])
})

test('with a key the keyed route is asked, and the key is neither in the address nor in the cache', async () => {
  await comtradeOf({ apiKey: 'a-comtrade-key' }).askTrade(sugar)
  expect(standIn.asked[0]).toMatch(/^\/data\/v1\/get\/C\/A\/HS\?/)
  expect(standIn.asked[0]).not.toContain('a-comtrade-key')
  expect(JSON.stringify([...ports.kept])).not.toContain('a-comtrade-key')
})

test('a refused key gives way to the preview', async () => {
  const { value } = await comtradeOf({ apiKey: 'wrong' }).askTrade(sugar)
  expect(value.length).toBeGreaterThan(50)
  expect(standIn.asked.map(url => url.split('/')[1])).toEqual(['data', 'public'])
})

test('requests to Comtrade start at least a second and a half apart', async () => {
  const comtrade = comtradeOf()
  await Promise.all([2022, 2023, 2024].map(year => comtrade.askTrade({ ...sugar, year })))
  expect(ports.waits).toEqual([1500, 1500])
})

test('the World Bank gives the newest filled value of each country and no groups', async () => {
  const bank = createWorldBank({ address: standIn.url, ports })
  const { value } = await bank.askIndicator({ indicator: 'population', countries: ['MEX', 'PER'] })
  expect(value.map(({ country, year }) => [country, year])).toEqual([
    ['MEX', 2024],
    ['PER', 2024],
  ])
})

test('a value that no country can have is left out, and a World Bank that says nothing else has failed', async () => {
  const incomes: Record<string, number> = { MEX: 13_900, PER: 2_469_135 }
  const server = createServer((request, response) => {
    const [, countries = ''] = /country\/([^/]+)/.exec(request.url ?? '') ?? []
    const rows = countries
      .split(';')
      .map(country => ({ countryiso3code: country, date: '2024', value: incomes[country] }))
    response.end(JSON.stringify([{ page: 1 }, rows]))
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bank = createWorldBank({ address: `http://127.0.0.1:${port}`, ports })
  const { value } = await bank.askIndicator({ indicator: 'gdpPerPersonUsd', countries: ['MEX', 'PER'] })
  expect(value.map(({ country }) => country)).toEqual(['MEX'])
  const failing = bank.askIndicator({ indicator: 'gdpPerPersonUsd', countries: ['PER'] })
  await expect(failing).rejects.toHaveProperty('why', 'unreadable')
  server.close()
})

test.each(['error-with-200', 'html', 'fail', 'throttle'] as const)('a World Bank that does "%s" fails', async how => {
  standIn.behave('world-bank', how)
  const bank = createWorldBank({ address: standIn.url, ports })
  await expect(bank.askIndicator({ indicator: 'population', countries: ['MEX'] })).rejects.toHaveProperty('why')
})

test.each([true, false])('the price file is read whether it has a row of codes (%s) or not', async hasCodeRow => {
  const other = await startTradeSources({ hasCodeRow })
  const { value } = await createPinkSheet({ address: other.url, ports }).askPrices({ code: '1701' })
  await other.close()
  expect(value).toHaveLength(1)
  expect(value[0]).toMatchObject({ name: 'Sugar, world', unit: '$/kg' })
  expect(value[0]?.months.at(-1)?.month).toBe('2026-05')
  expect(value[0]?.months).toHaveLength(89)
})

test('a name that ends in stars and a price that is dots are understood', async () => {
  const prices = createPinkSheet({ address: standIn.url, ports })
  expect((await prices.askPrices({ code: '0306' })).value[0]?.name).toBe('Shrimps, Mexican')
  expect((await prices.askPrices({ code: '2711' })).value[0]?.months[0]?.price).toBeNull()
})

test('a heading without a commodity price costs no request', async () => {
  expect((await createPinkSheet({ address: standIn.url, ports }).askPrices({ code: '9503' })).value).toEqual([])
  expect(standIn.asked).toEqual([])
})

test('news come newest first, with entities read and the source cut off the title', async () => {
  const news = createGoogleNews({ address: standIn.url, ports })
  const { value } = await news.askNews({ words: 'azúcar', lang: 'es' })
  expect(value.map(({ title, source }) => [title, source])).toEqual([
    ['El precio de azúcar "no da tregua" en Perú & México', 'Gestión'],
    ['Suben exportaciones de azúcar', 'El Economista'],
    ['Año récord para azúcar', 'Agencia Sin Fuente'],
  ])
  expect(standIn.asked[0]).toMatch(/hl=es-419&gl=MX&ceid=MX%3Aes-419/)
})

test.each(['html', 'throttle', 'fail'] as const)('news that do "%s" are no news', async how => {
  standIn.behave('google-news', how)
  const news = createGoogleNews({ address: standIn.url, ports })
  await expect(news.askNews({ words: 'azúcar', lang: 'es' })).rejects.toHaveProperty('why')
})

test('GDELT titles are tidied, one of each story stays, control characters do no harm', async () => {
  const { value } = await createGdelt({ address: standIn.url, ports }).askArticles({ words: 'azúcar', lang: 'es' })
  expect(value.map(({ title }) => title)).toEqual([
    'Sequía reduce la oferta de azúcar según productores',
    'Mercado de azúcar, en alza',
  ])
  expect(value[0]?.publishedAt).toBe('2026-10-20T12:00:00.000Z')
})

test('GDELT gives the mean tone of a month, and waits six seconds between requests', async () => {
  const gdelt = createGdelt({ address: standIn.url, ports })
  await gdelt.askArticles({ words: 'azúcar', lang: 'es' })
  const { value } = await gdelt.askTone({ words: 'azúcar', lang: 'es' })
  expect(value).toMatchObject({ days: 30, from: '2026-10-01', to: '2026-10-30' })
  expect(value?.mean).toBeCloseTo(-0.775)
  expect(ports.waits).toEqual([6000])
})

test.each(['throttle', 'error-with-200', 'html'] as const)('a GDELT that does "%s" fails', async how => {
  standIn.behave('gdelt', how)
  const gdelt = createGdelt({ address: standIn.url, ports })
  await expect(gdelt.askArticles({ words: 'azúcar', lang: 'es' })).rejects.toHaveProperty('why')
})

test('no match at GDELT is an empty list', async () => {
  standIn.behave('gdelt', 'empty')
  expect(
    (await createGdelt({ address: standIn.url, ports }).askArticles({ words: 'azúcar', lang: 'es' })).value,
  ).toEqual([])
})

test('a source that is turned off says so without a request', async () => {
  await expect(createComtrade({ address: 'offline', ports }).askTrade(sugar)).rejects.toMatchObject({ why: 'offline' })
})
