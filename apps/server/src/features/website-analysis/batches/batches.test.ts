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
import { getOrigin } from '@sondeo/contract/origins'
import { getSearches, getSearchHistory } from '@sondeo/contract/searches'
import { getScanList, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const shop = (rows: readonly (readonly string[])[]) =>
  `<html lang="es"><title>Tienda</title><main><table><tr><th>Producto</th><th>Código</th><th>Precio</th></tr>${rows
    .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></main></html>`

const first = [
  ['Aceite vegetal Primor 1 L', '7750182000123', 'S/ 9.50'],
  ['Arroz extra Costeño 5 kg', '7750182000456', 'S/ 22.90'],
  ['Azúcar rubia Cartavio 1 kg', '7750182000789', 'S/ 4.20'],
]
const second = [
  ['Primor aceite vegetal 1000 ml', '7750182000123', 'S/ 9.90'],
  ['Arroz Costeño extra 5 kg', '', 'S/ 21.50'],
  ['Leche evaporada Gloria 400 g', '7750182000999', 'S/ 4.00'],
]
const buyers = (rows: readonly (readonly string[])[]) =>
  `<html lang="es"><title>Directorio</title><main><table><tr><th>Empresa</th><th>Correo</th><th>Ciudad</th></tr>${rows
    .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></main></html>`

describe.each(ENGINES)('batches on %s', engine => {
  let one: Site
  let two: Site
  let three: Site
  let server: TestServer
  let isMended = false
  let isHeld = false
  /** How many of one site's pages were being read at once, at most. */
  let [reading, most] = [0, 0]

  beforeAll(async () => {
    one = await startSite({
      '/robots.txt': { status: 404 },
      '/precios': shop(first),
      '/directorio': buyers([
        ['Agro Ana S.A.C.', 'ana@agro.pe', 'Lima'],
        ['Agro Eva', 'eva@agro.pe', 'Cusco'],
        ['Agro Rosa', 'rosa@agro.pe', 'Piura'],
      ]),
      '/enlaces': `<table><tr><th>Tienda</th><th>Ciudad</th></tr>${[1, 2, 3]
        .map(number => `<tr><td><a href="/tienda/${number}">Tienda ${number}</a></td><td>Lima</td></tr>`)
        .join('')}</table>`,
      '/rota': () => (isMended ? shop(first) : { status: 404, body: 'nada' }),
      '/lenta': () => (isHeld ? undefined : shop(first)),
    })
    two = await startSite({
      '/robots.txt': { status: 404 },
      '/precios': shop(second),
      '/directorio': buyers([
        ['Agro Ana', 'ANA@agro.pe', 'Lima'],
        ['Agro Luz', 'luz@agro.pe', 'Tacna'],
        ['Agro Mar', 'mar@agro.pe', 'Ica'],
      ]),
      '*': (_, response) => {
        reading++
        most = Math.max(most, reading)
        setImmediate(() => {
          reading--
          response.setHeader('content-type', 'text/html; charset=utf-8').end(shop(first))
        })
        return undefined
      },
    })
    const card = (number: number) =>
      `<html lang="es"><title>Taladro ${number}</title><main><h1>Taladro ${number}</h1><table><tr><th>Marca</th><td>Bosch</td></tr><tr><th>Potencia</th><td>${number}00 W</td></tr><tr><th>Precio</th><td>S/ ${number}9.90</td></tr></table></main></html>`
    const links = (...hrefs: string[]) =>
      `<main><p>Guías</p>${hrefs.map(to => `<a href="${to}">${to}</a>`).join(' ')}</main>`
    const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body })
    const locations = (names: string[]) => names.map(name => `<url><loc>http://SITE${name}</loc></url>`).join('')
    const here = (request: { headers: { host?: string | undefined } }, body: string) =>
      xml(body.replaceAll('SITE', request.headers.host ?? ''))
    three = await startSite({
      '/robots.txt': request => ({
        headers: { 'content-type': 'text/plain' },
        body: `User-agent: *\nDisallow: /privado\nSitemap: http://${request.headers.host}/mapas.xml\n`,
      }),
      '/mapas.xml': request =>
        here(request, '<sitemapindex><sitemap><loc>http://SITE/mapa-1.xml</loc></sitemap></sitemapindex>'),
      '/mapa-1.xml': request =>
        here(
          request,
          `<urlset>${locations(['/fichas/1', '/fichas/2', '/fichas/3', '/fichas/foto.jpg', '/otra/9'])}</urlset>`,
        ),
      '/fichas/': links('/fichas/1'),
      ...Object.fromEntries([1, 2, 3].map(number => [`/fichas/${number}`, card(number)])),
      '/guias': links('guias/a', '/guias/b?x=1#y', '/guias/b', '/otra/9', 'https://ajeno.example/guias/z').replace(
        '/guias/b?x=1#y',
        '/guias/b#y',
      ),
      '/guias/a': links('/guias/c', '/fichas/1'),
      '/guias/b': links('/guias'),
      '/guias/c': links('/guias/a'),
    })
    const allow = [one, two, three].map(({ host, port }) => `${host}:${port}`).join(',')
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: allow } })
  })
  afterAll(async () => {
    await server.discard()
    await Promise.all([one.close(), two.close(), three.close()])
  })

  async function waitForEnd(client: TestClient, batchId: string) {
    return vi.waitFor(
      async () => {
        const { batch } = (await client.call(getBatch, { batchId })).body
        expect(batch.state).toBe('done')
        return batch
      },
      { timeout: 120_000, interval: 200 },
    )
  }

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

  test('two directories become one list, with duplicates merged and every origin kept', async () => {
    const { client, user } = await registerSomebody(server)
    const addresses = [`${one.url}/directorio`, `${two.url}/directorio`]
    const { body } = await client.call(createBatch, { addresses, name: 'Compradores' })
    expect(body.batch).toMatchObject({ state: 'running', addressCount: 2, name: 'Compradores' })
    const batch = await waitForEnd(client, body.batch._id)
    expect(batch).toMatchObject({ doneCount: 2, failedCount: 0, rowCount: 5, duplicates: 1, joinCode: null })
    expect(batch.items.map(({ state, rowCount }) => [state, rowCount])).toEqual([
      ['done', 3],
      ['done', 3],
    ])
    const [ana] = await read(client, batch.searchId)
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
    expect((await client.call(getSearches)).body.searches.map(({ name }) => name)).toEqual(['Compradores'])
    const used = await server.services.stores.usage.list({ ownerId: user._id })
    expect(used.map(({ state }) => state)).toEqual(['settled', 'settled'])
  })

  test('an address that fails says why and ends no other, and is read again alone', async () => {
    isMended = false
    const { client, user } = await registerSomebody(server)
    const addresses = [`${one.url}/precios`, `${one.url}/rota`, 'http://169.254.169.254/latest/meta-data']
    const { body } = await client.call(createBatch, { addresses, question: 'precio de cada producto' })
    const batch = await waitForEnd(client, body.batch._id)
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
    const again = await waitForEnd(client, batch._id)
    expect(again.items.map(({ state }) => state)).toEqual(['done', 'done', 'failed'])
    expect(one.requests.filter(request => request === 'GET /precios')).toHaveLength(before)
    // The same saved search, so that what was shared or opened stays good.
    expect(again.searchId).toBe(batch.searchId)
  })

  test('stopping keeps what was read', async () => {
    isHeld = true
    const { client } = await registerSomebody(server)
    // Addresses of one site are read one after the other: when the second is asked for, the first is done.
    const addresses = [`${one.url}/precios`, `${one.url}/lenta`, `${one.url}/directorio`]
    const { body } = await client.call(createBatch, { addresses })
    const batchId = body.batch._id
    await vi.waitFor(() => expect(one.requests).toContain('GET /lenta'), { timeout: 120_000, interval: 50 })
    await client.call(stopBatch, { batchId })
    const batch = await waitForEnd(client, batchId)
    isHeld = false
    expect(batch.items.map(({ state }) => state)).toEqual(['done', 'stopped', 'stopped'])
    expect(batch.rowCount).toBe(3)
  })

  test('a site is read by one at a time, however many people ask for it', async () => {
    ;[reading, most] = [0, 0]
    const people = await Promise.all([registerSomebody(server), registerSomebody(server)])
    const begun = await Promise.all(
      people.map(async ({ client }, who) => {
        const addresses = [1, 2].map(number => `${two.url}/de-${who}-${number}`)
        return { client, id: (await client.call(createBatch, { addresses })).body.batch._id }
      }),
    )
    for (const { client, id } of begun) expect(await waitForEnd(client, id)).toMatchObject({ doneCount: 2 })
    expect(most).toBe(1)
  })

  test('a matrix has a row per product and a column per shop, with matches that people correct', async () => {
    const { client } = await registerSomebody(server)
    const addresses = [`${one.url}/precios`, `${two.url}/precios`]
    const { body } = await client.call(createBatch, { addresses, shape: 'matrix' })
    const batch = await waitForEnd(client, body.batch._id)
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
    const rice = batch.matches.find(({ one: { name } }) => name.startsWith('Arroz'))
    expect(rice).toMatchObject({ by: 'name', isJoined: true })
    const match = { key: rice?.key ?? '', isSame: false }
    const corrected = (await client.call(correctBatch, { batchId: batch._id, match })).body.batch
    expect(corrected).toMatchObject({ rowCount: 5, searchId: batch.searchId })
    const { origin } = (await client.call(getOrigin, { searchId: batch.searchId ?? '', row: 0, column: there })).body
    expect(origin.inputs[0]?.places[0]?.address).toBe(`${two.url}/precios`)
  })

  test('addresses come from a spreadsheet, and from the links of a saved result', async () => {
    const { client } = await registerSomebody(server)
    const csv = 'Tienda;Web;Precio\nUno;https://uno.pe/lista;12.50\nDos;www.dos.com.pe;3,10\n'
    const file = { name: 'tiendas.csv', base64: Buffer.from(csv).toString('base64') }
    expect((await client.call(findAddresses, { file })).body.columns).toEqual([
      { name: 'Web', addresses: ['https://uno.pe/lista', 'www.dos.com.pe'] },
    ])
    const plain = { name: 'a.txt', base64: Buffer.from('https://uno.pe/\nhttps://dos.pe/\n').toString('base64') }
    expect((await client.call(findAddresses, { file: plain })).body.columns[0]?.addresses).toEqual([
      'https://uno.pe/',
      'https://dos.pe/',
    ])
    const none = { name: 'a.csv', base64: Buffer.from('Nombre;Precio\nUno;12.50\n').toString('base64') }
    expect((await client.call(findAddresses, { file: none })).failure.code).toBe('addresses_missing')
    const linked = `${one.url}/enlaces`
    const { body } = await client.call(scrapeWebsite, {
      url: linked,
      auth: false,
      loginUrl: '',
      email: '',
      password: '',
    })
    const { list } = (await client.call(getScanList, { id: body.data._id })).body
    const found = (await client.call(findAddresses, { searchId: list?.searchId ?? '' })).body.columns
    expect(found[0]).toEqual({ name: '', addresses: [1, 2, 3].map(number => `${one.url}/tienda/${number}`) })
    const broken = { name: 'a.xlsx', base64: Buffer.from('PK nothing').toString('base64') }
    expect((await client.call(findAddresses, { file: broken })).failure.code).toBe('file_unreadable')
  })

  test('a section becomes addresses by the map of its site or along its links, and its pages one list', async () => {
    const { client } = await registerSomebody(server)
    const mapped = (await client.call(findAddresses, { section: `${three.url}/fichas/` })).body
    const cards = [1, 2, 3].map(number => `${three.url}/fichas/${number}`)
    expect(mapped).toMatchObject({ isWhole: true, columns: [{ addresses: cards }] })
    expect(three.requests).not.toContain('GET /otra/9')
    const linked = (await client.call(findAddresses, { section: `${three.url}/guias` })).body
    expect(linked.columns[0]?.addresses.sort()).toEqual(['a', 'b', 'c'].map(name => `${three.url}/guias/${name}`))
    const { body } = await client.call(createBatch, { addresses: cards })
    const batch = await waitForEnd(client, body.batch._id)
    expect(batch).toMatchObject({ doneCount: 3, rowCount: 3 })
    const rows = await read(client, batch.searchId)
    expect(rows.map(row => Object.values(row))).toEqual(
      [1, 2, 3].map(number => expect.arrayContaining([`Taladro ${number}`])),
    )
    const refused: [section: string, code: string][] = [
      ['http://169.254.169.254/latest/', 'url_blocked'],
      [`${three.url}/privado/`, 'site_disallows_robots'],
      [`${three.url}/nada/`, 'page_not_found'],
      [`${three.url}/fichas/1`, 'addresses_missing'],
    ]
    for (const [section, code] of refused)
      expect([section, (await client.call(findAddresses, { section })).failure.code]).toEqual([section, code])
  })

  test('a batch is its owner’s: others neither see, stop, change nor delete it', async () => {
    const owner = (await registerSomebody(server)).client
    const { client } = await registerSomebody(server)
    const { batch } = (await owner.call(createBatch, { addresses: [`${one.url}/precios`] })).body
    const batchId = batch._id
    for (const call of [getBatch, stopBatch, retryBatch, correctBatch, deleteBatch])
      expect((await client.call(call, { batchId })).status).toBe(404)
    expect((await client.call(getBatches)).body.batches).toEqual([])
    const { searchId } = await waitForEnd(owner, batchId)
    expect((await client.call(findAddresses, { searchId: searchId ?? '' })).status).toBe(404)
    expect((await owner.call(deleteBatch, { batchId })).status).toBe(200)
    expect((await owner.call(getBatch, { batchId })).status).toBe(404)
    expect(await read(owner, searchId)).toHaveLength(3)
  })
})

test('three batches of one person run, the fourth waits for its turn', async () => {
  const server = await startTestServer()
  const { client } = await registerSomebody(server)
  const start = () => client.call(createBatch, { addresses: ['https://uno.pe/'] })
  for (let begun = 0; begun < 3; begun++) expect((await start()).status).toBe(200)
  expect((await start()).failure.code).toBe('batch_limit')
  await server.discard()
})
