import {
  correctBatch,
  createBatch,
  deleteBatch,
  findAddresses,
  getBatch,
  getBatches,
  planBatch,
  retryBatch,
  stopBatch,
} from '@sondeo/contract/batches'
import { getExportTable } from '@sondeo/contract/exports'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearchHistory } from '@sondeo/contract/searches'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstShop, shopPage } from '../../../../test/batch-pages.ts'
import { finishBatch } from '../../../../test/finish-batch.ts'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const secondShop = [
  ['Primor aceite vegetal 1000 ml', '7750182000123', 'S/ 9.90'],
  ['Arroz Costeño extra 5 kg', '', 'S/ 21.50'],
  ['Leche evaporada Gloria 400 g', '7750182000999', 'S/ 4.00'],
]

let one: Site
let two: Site
let server: TestServer
beforeAll(async () => {
  one = await startSite({ '/robots.txt': { status: 404 }, '/precios': shopPage(firstShop) })
  two = await startSite({ '/robots.txt': { status: 404 }, '/precios': shopPage(secondShop) })
  const allow = [one, two].map(({ host, port }) => `${host}:${port}`).join(',')
  server = await startTestServer({ env: { EGRESS_ALLOW: allow } })
})
afterAll(async () => {
  await server.discard()
  await Promise.all([one.close(), two.close()])
})

async function read(client: TestClient, searchId: string | null) {
  const { search } = (await client.call(getSearchHistory, { searchId: searchId ?? '' })).body
  return JSON.parse(search.ai_response.content) as Record<string, string | number>[]
}

test('what it costs and takes is told before, and what is no address is named', async () => {
  const { client } = await registerSomebody(server)
  const addresses = [
    `${one.url}/precios`,
    `${one.url}/precios#otra`,
    `${two.url}/precios`,
    'ftp://x.pe/a',
    'no es dirección',
  ]
  const { body } = await client.call(planBatch, { addresses })
  expect(body).toMatchObject({ units: 2, sites: 2 })
  expect(body.addresses.map(({ code }) => code)).toEqual([null, null, 'url_invalid', 'url_invalid'])
  expect(body.aboutSeconds).toBeGreaterThan(0)
  const tooMany = Array.from({ length: 201 }, (_, at) => `https://a${at}.pe/`)
  expect((await client.call(createBatch, { addresses: tooMany })).failure.code).toBe('batch_too_long')
  expect((await client.call(createBatch, { addresses: ['no es dirección'] })).failure.code).toBe('addresses_missing')
})

test('a matrix has a row per product and a column per shop, with matches that people correct', async () => {
  const { client, user } = await registerSomebody(server)
  const addresses = [`${one.url}/precios`, `${two.url}/precios`]
  // A question that asks for prices alone: the products are known again all the same.
  const question = 'precio de cada producto en cada tienda'
  const { body } = await client.call(createBatch, { addresses, shape: 'matrix', question })
  const batch = await finishBatch(server, { client, ownerId: user._id, batchId: body.batch._id })
  const [here, there] = [`${one.host}:${one.port}`, `${two.host}:${two.port}`]
  const rows = await read(client, batch.searchId)
  expect(rows.map(row => [row[here], row[there]])).toEqual([
    ['S/ 9.50', 'S/ 9.90'],
    ['S/ 22.90', 'S/ 21.50'],
    ['S/ 4.20', ''],
    ['', 'S/ 4.00'],
  ])
  expect(rows.map(({ Coincidencia }) => Coincidencia)).toEqual([
    'Mismo código',
    expect.stringMatching(/^Nombre y unidad \(\d+ %\)$/),
    'Solo en un sitio',
    'Solo en un sitio',
  ])
  expect(batch.valueColumn).toBe('Precio')
  // What the cells of a row are compared by is told to whoever shows the table.
  const { search } = (await client.call(getSearchHistory, { searchId: batch.searchId ?? '' })).body
  expect(search.details).toMatchObject({ comparedColumns: [here, there] })
  const rice = batch.matches.find(({ one: { name } }) => name.startsWith('Arroz'))
  expect(rice).toMatchObject({ by: 'name', isJoined: true })
  // Whoever reads English gets our column in English, wherever the table is shown; a name of before is still understood.
  const english = { headers: { 'accept-language': 'en' } }
  const searchId = batch.searchId ?? ''
  const told = (await client.call(getSearchHistory, { searchId }, english)).body.search.ai_response.content
  expect(JSON.parse(told).map(({ Match }: { Match: string }) => Match)).toEqual([
    'Same code',
    expect.stringMatching(/^Name and unit \(\d+%\)$/),
    'On one site only',
    'On one site only',
  ])
  const { table } = (await client.call(getExportTable, { searchId }, english)).body
  expect(table?.columns.map(({ name }) => name)).toContain('Match')
  for (const column of ['Match', 'Coincidencia'])
    expect((await client.call(getOrigin, { searchId, row: 0, column }, english)).body.origin.formula).toBe('matched')
  const match = { key: rice?.key ?? '', isSame: false }
  const corrected = (await client.call(correctBatch, { batchId: batch._id, match })).body.batch
  expect(corrected).toMatchObject({ rowCount: 5, searchId: batch.searchId })
  const { origin } = (await client.call(getOrigin, { searchId: batch.searchId ?? '', row: 0, column: there })).body
  expect(origin.inputs[0]?.places[0]?.address).toBe(`${two.url}/precios`)
})

test('a batch is its owner’s: others neither see, stop, change nor delete it', async () => {
  const { client: owner, user } = await registerSomebody(server)
  const { client } = await registerSomebody(server)
  const { batch } = (await owner.call(createBatch, { addresses: [`${one.url}/precios`] })).body
  const batchId = batch._id
  for (const call of [getBatch, stopBatch, retryBatch, correctBatch, deleteBatch])
    expect((await client.call(call, { batchId })).status).toBe(404)
  expect((await client.call(getBatches)).body.batches).toEqual([])
  const { searchId } = await finishBatch(server, { client: owner, ownerId: user._id, batchId })
  expect((await client.call(findAddresses, { searchId: searchId ?? '' })).status).toBe(404)
  expect((await owner.call(deleteBatch, { batchId })).status).toBe(200)
  expect((await owner.call(getBatch, { batchId })).status).toBe(404)
  expect(await read(owner, searchId)).toHaveLength(3)
})

test('three batches of one person run, the fourth waits for its turn', async () => {
  const { client } = await registerSomebody(server)
  const start = () => client.call(createBatch, { addresses: ['https://uno.pe/'] })
  for (let begun = 0; begun < 3; begun++) expect((await start()).status).toBe(200)
  expect((await start()).failure.code).toBe('batch_limit')
})
