import { getOrigin, getOriginPage } from '@sondeo/contract/origins'
import { getSearchHistory } from '@sondeo/contract/searches'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import {
  type ModelAnswer,
  type ModelServerStandIn,
  startModelServer,
} from '@sondeo/test-kit/stand-ins/start-model-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody, signInAgain } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const rows = ['Silla,45', 'Mesa,120', 'Banco,30', 'Estante,200', 'Cama,350']
  .map(row => row.split(','))
  .map(([name, price]) => `<tr><td onclick="steal()">${name}</td><td>S/ ${price}.00</td></tr>`)
  .join('')
const list = `<html lang="es"><head><title>Muebles</title><meta http-equiv="refresh" content="0;url=https://evil.example">
  <script>steal()</script></head><body onload="steal()"><h1>Muebles</h1><img src=x onerror="steal()">
  <table><tr><th>Producto</th><th>Precio</th></tr>${rows}</table><a href="javascript:steal()">más</a></body></html>`

let site: Site
let model: ModelServerStandIn
/** What the model says next; without a plan of its own the built-in analyst answers. */
let saying: ModelAnswer = { text: 'no plan' }
let server: TestServer
let ana: TestClient
let anaEmail: string
let searchId: string

async function ask(prompt: string): Promise<string> {
  const scanned = await ana.call(scrapeWebsite, { url: site.url, auth: false, loginUrl: '', email: '', password: '' })
  const { body } = await ana.call(getAiData, { scrappedDataId: scanned.body.data._id, prompt })
  return body.searchId ?? ''
}

beforeAll(async () => {
  site = await startSite({ '/': list })
  model = await startModelServer(() => saying)
  const ai = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'gpt-4o-mini',
    AI_API_KEY: 'k',
    AI_BASE_URL: model.baseUrls['openai-compatible'],
  }
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}`, ...ai } })
  const registered = await registerSomebody(server)
  ana = registered.client
  anaEmail = registered.email
  searchId = await ask('productos y precios')
})
afterAll(async () => {
  await server.discard()
  await Promise.all([site.close(), model.close()])
})

test('a cell tells its text, its address and when it was read, and its page comes inert with the place marked', async () => {
  const { status, body } = await ana.call(getOrigin, { searchId, row: 1, column: 'Precio' })
  expect([status, body.origin]).toMatchObject([
    200,
    {
      column: 'Precio',
      text: 'S/ 120.00',
      formula: null,
      reading: { kinds: ['money'], basis: 'text', currency: { code: 'PEN', sign: 'S/', basis: 'text' } },
      inputs: [{ text: 'S/ 120.00' }],
    },
  ])
  const place = body.origin.inputs[0]?.places[0]
  expect(place).toMatchObject({ address: `${site.url}/`, kind: 'text', readAt: expect.stringMatching(/^\d{4}-/) })
  const page = await ana.send({ url: place?.copy ?? '' })
  expect(page.headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(page.body).toContain('<mark id="origin">S/ 120.00</mark>')
  expect(page.body).not.toMatch(/steal|javascript:|http-equiv|evil|<script|<img/)
})

test('a computed cell names its formula and every input', async () => {
  const total = await ask('suma de los precios')
  const [column = ''] = Object.keys(
    JSON.parse((await ana.call(getSearchHistory, { searchId: total })).body.search.ai_response.content)[0],
  )
  const { origin } = (await ana.call(getOrigin, { searchId: total, row: 0, column })).body
  expect(origin).toMatchObject({ formula: 'sum', text: '745', inputCount: 5 })
  expect(origin.inputs.map(({ text }) => text)).toEqual(['S/ 45.00', 'S/ 120.00', 'S/ 30.00', 'S/ 200.00', 'S/ 350.00'])
  const copy = origin.inputs[3]?.places[0]?.copy ?? ''
  expect((await ana.send({ url: copy })).body).toContain('<mark id="origin">S/ 200.00</mark>')
})

test('what a model took and cost is kept with the search, also when its plan was of no use', async () => {
  const saved = async (id: string) => (await ana.call(getSearchHistory, { searchId: id })).body.search.details
  const usage = {
    model: 'gpt-4o-mini',
    inputTokens: expect.any(Number),
    outputTokens: expect.any(Number),
    costUsd: expect.any(Number),
  }
  expect(await saved(searchId)).toMatchObject({ analyst: { model: null }, usage, completeness: { recordsFound: 5 } })
  const column = { name: 'Mueble', aggregate: null, formula: null, quantityField: null }
  const cut = { separator: null, part: null, after: null, before: null }
  saying = {
    object: {
      canAnswer: true,
      set: 'list-1',
      columns: [{ ...column, field: 'c1', ...cut }],
      where: [],
      groupBy: [],
      topOfGroup: null,
      sortBy: [],
      distinct: false,
      limit: 2,
      quotes: [],
    },
  }
  const answered = await saved(await ask('dos muebles'))
  saying = { text: 'no plan' }
  expect(answered).toMatchObject({ analyst: { model: 'gpt-4o-mini' }, usage, plan: { limit: 2 } })
  expect((answered as { usage: { inputTokens: number } }).usage.inputTokens).toBeGreaterThan(0)
})

test('of somebody else, and of a cell that is not there, there is nothing to see', async () => {
  const { client: eva } = await registerSomebody(server)
  const copy = `/api/origin-page/${searchId}/0-c1-0`
  expect((await ana.send({ url: copy })).statusCode).toBe(200)
  expect((await eva.send({ url: copy })).json()).toMatchObject({ success: false, code: 'not_found' })
  expect((await server.client().send({ url: copy })).statusCode).toBe(401)
  expect((await eva.call(getOrigin, { searchId, row: 0, column: 'Precio' })).status).toBe(404)
  for (const [row, column] of [
    [99, 'Precio'],
    [0, 'Nada'],
    [0, '__proto__'],
  ] as const)
    expect((await ana.call(getOrigin, { searchId, row, column })).status).toBe(404)
  for (const place of ['0-c9-0', '99-c1-0', '0-c1-7'])
    expect((await ana.send({ url: `/api/origin-page/${searchId}/${place}` })).statusCode).toBe(404)
  for (const place of ['0-c1', 'x-c1-0', '0-c1-0%2F..'])
    expect((await ana.send({ url: `/api/origin-page/${searchId}/${place}` })).statusCode).toBe(400)
  const bad = await ana.call(getOrigin, { searchId, row: -1, column: 'Precio' })
  expect([bad.status, bad.failure.fields]).toEqual([400, [{ field: 'row', code: 'invalid_input' }]])
  expect(getOriginPage.access).toBe('signed-in')
})

test('when the copy has expired, the text, the address and the time are still told', async () => {
  const before = await ana.call(getOrigin, { searchId, row: 0, column: 'Producto' })
  server.clock.advance(31 * 24 * 3_600_000)
  const later = await signInAgain(server, anaEmail)
  const { origin } = (await later.call(getOrigin, { searchId, row: 0, column: 'Producto' })).body
  const [place] = origin.inputs[0]?.places ?? []
  expect([origin.text, place]).toEqual(['Silla', { ...before.body.origin.inputs[0]?.places[0], copy: null }])
  const gone = await later.send({ url: `/api/origin-page/${searchId}/0-c1-0` })
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'scan_expired'])
})
