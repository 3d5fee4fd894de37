import { createBatch, getBatch, getBatches, retryBatch } from '@sondeo/contract/batches'
import { getWork, stopWork } from '@sondeo/contract/events'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearches, getSearchHistory, renameSearch } from '@sondeo/contract/searches'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { directoryPage, firstShop, shopPage } from '../../../../test/batch-pages.ts'
import { finishBatch } from '../../../../test/finish-batch.ts'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'

// How addresses are claimed, stopped and tried again is the database's word: it is asked of both.
describe.each(ENGINES)('batches on %s', engine => {
  let one: Site
  let two: Site
  let server: TestServer
  let isMended = false
  let isHeld = false
  /** How many of one site's pages were being read at once, at most. */
  let [reading, most] = [0, 0]

  beforeAll(async () => {
    one = await startSite({
      '/robots.txt': { status: 404 },
      '/precios': shopPage(firstShop),
      '/directorio': directoryPage([
        ['Agro Ana S.A.C.', 'ana@agro.pe', 'Lima'],
        ['Agro Eva', 'eva@agro.pe', 'Cusco'],
        ['Agro Rosa', 'rosa@agro.pe', 'Piura'],
      ]),
      '/rota': () => (isMended ? shopPage(firstShop) : { status: 404, body: 'nada' }),
      '/lenta': () => (isHeld ? undefined : shopPage(firstShop)),
    })
    two = await startSite({
      '/robots.txt': { status: 404 },
      '/directorio': directoryPage([
        ['Agro Ana', 'ANA@agro.pe', 'Lima'],
        ['Agro Luz', 'luz@agro.pe', 'Tacna'],
        ['Agro Mar', 'mar@agro.pe', 'Ica'],
      ]),
      '*': (_, response) => {
        reading++
        most = Math.max(most, reading)
        setImmediate(() => {
          reading--
          response.setHeader('content-type', 'text/html; charset=utf-8').end(shopPage(firstShop))
        })
        return undefined
      },
    })
    const allow = [one, two].map(({ host, port }) => `${host}:${port}`).join(',')
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: allow } })
  })
  afterAll(async () => {
    await server.discard()
    await Promise.all([one.close(), two.close()])
  })

  test('two directories become one list, with duplicates merged and every origin kept', async () => {
    const { client, user } = await registerSomebody(server)
    const addresses = [`${one.url}/directorio`, `${two.url}/directorio`]
    const { body } = await client.call(createBatch, { addresses, name: 'Compradores' })
    expect(body.batch).toMatchObject({ state: 'running', addressCount: 2, name: 'Compradores' })
    // By the queue alone: nothing of the test drives it.
    const batch = await vi.waitFor(
      async () => {
        const { batch } = (await client.call(getBatch, { batchId: body.batch._id })).body
        expect(batch.state).toBe('done')
        return batch
      },
      { timeout: 300_000, interval: 100 },
    )
    expect(batch).toMatchObject({ doneCount: 2, failedCount: 0, rowCount: 5, duplicates: 1, joinCode: null })
    expect(batch.items.map(({ state, rowCount }) => [state, rowCount])).toEqual([
      ['done', 3],
      ['done', 3],
    ])
    const { search } = (await client.call(getSearchHistory, { searchId: batch.searchId ?? '' })).body
    const [ana] = JSON.parse(search.ai_response.content)
    expect(ana).toMatchObject({
      Empresa: 'Agro Ana S.A.C.',
      Fuente: `${one.host}:${one.port}; ${two.host}:${two.port}`,
    })
    const asked = { searchId: batch.searchId ?? '', row: 0, column: 'Correo' }
    const { origin } = (await client.call(getOrigin, asked)).body
    expect(origin.inputs.map(({ text, places }) => [text, places[0]?.address])).toEqual([
      ['ana@agro.pe', `${one.url}/directorio`],
      ['ANA@agro.pe', `${two.url}/directorio`],
    ])
    expect((await client.call(getSearches)).body.searches).toMatchObject([{ name: 'Compradores', madeOf: 'batch' }])
    // What the table is called, the batch is called too.
    await client.call(renameSearch, { searchId: batch.searchId ?? '', name: 'Clientes' })
    expect((await client.call(getBatches)).body.batches).toMatchObject([{ name: 'Clientes' }])
    expect((await client.call(getBatch, { batchId: batch._id })).body.batch.name).toBe('Clientes')
    const used = await server.services.stores.usage.list({ ownerId: user._id })
    expect(used.map(({ state }) => state)).toEqual(['settled', 'settled'])
  })

  test('an address that fails says why and ends no other, and is read again alone', async () => {
    isMended = false
    const { client, user } = await registerSomebody(server)
    const addresses = [`${one.url}/precios`, `${one.url}/rota`, 'http://169.254.169.254/latest/meta-data']
    const { body } = await client.call(createBatch, { addresses, question: 'precio de cada producto' })
    const batch = await finishBatch(server, { client, ownerId: user._id, batchId: body.batch._id })
    expect(batch.items.map(({ state, code }) => [state, code])).toEqual([
      ['done', null],
      ['failed', 'page_not_found'],
      ['failed', 'url_blocked'],
    ])
    expect(batch.rowCount).toBe(3)
    expect((await server.services.stores.usage.list({ ownerId: user._id })).length).toBe(1)
    isMended = true
    const before = one.requests.filter(request => request === 'GET /precios').length
    await client.call(retryBatch, { batchId: batch._id })
    const again = await finishBatch(server, { client, ownerId: user._id, batchId: batch._id })
    expect(again.items.map(({ state }) => state)).toEqual(['done', 'done', 'failed'])
    expect(one.requests.filter(request => request === 'GET /precios')).toHaveLength(before)
    // The same saved search, so that what was shared or opened stays good.
    expect(again.searchId).toBe(batch.searchId)
  })

  test('stopping keeps what was read', async () => {
    isHeld = true
    const { client, user } = await registerSomebody(server)
    // Addresses of one site are read one after the other: when the second is asked for, the first is done.
    const addresses = [`${one.url}/precios`, `${one.url}/lenta`, `${one.url}/directorio`]
    const { body } = await client.call(createBatch, { addresses })
    const batchId = body.batch._id
    await expect.poll(() => one.requests, { interval: 50 }).toContain('GET /lenta')
    // It stands among what runs, with how far it is.
    expect((await client.call(getWork)).body.work).toMatchObject([
      {
        _id: batchId,
        state: 'running',
        name: body.batch.name,
        progress: { step: 'batch', addressesDone: 1, addressesExpected: 3 },
      },
    ])
    // Stopped like anything that runs, and by nobody else.
    const { client: other } = await registerSomebody(server)
    expect((await other.call(stopWork, { workId: batchId })).status).toBe(404)
    expect((await client.call(stopWork, { workId: batchId })).status).toBe(200)
    const batch = await finishBatch(server, { client, ownerId: user._id, batchId })
    isHeld = false
    expect(batch.items.map(({ state }) => state)).toEqual(['done', 'stopped', 'stopped'])
    expect(batch.rowCount).toBe(3)
    expect((await client.call(getWork)).body.work).toEqual([])
  })

  test('a site is read by one at a time, however many people ask for it', async () => {
    ;[reading, most] = [0, 0]
    const people = await Promise.all([registerSomebody(server), registerSomebody(server)])
    const ended = people.map(async ({ client, user }, who) => {
      const addresses = [1, 2].map(number => `${two.url}/de-${who}-${number}`)
      const { batch } = (await client.call(createBatch, { addresses })).body
      return finishBatch(server, { client, ownerId: user._id, batchId: batch._id })
    })
    for (const batch of await Promise.all(ended)) expect(batch).toMatchObject({ doneCount: 2 })
    expect(most).toBe(1)
  })
})
