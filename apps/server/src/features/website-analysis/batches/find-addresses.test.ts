import { gzipSync } from 'node:zlib'
import { createBatch, findAddresses, retryBatch } from '@sondeo/contract/batches'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearchHistory } from '@sondeo/contract/searches'
import { getScanList } from '@sondeo/contract/website-analysis'
import { writeXlsx } from '@sondeo/table/xlsx'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishBatch } from '../../../../test/finish-batch.ts'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const html = (title: string, body: string) =>
  `<html lang="es"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
const facts = (pairs: Record<string, string>) =>
  `<table>${Object.entries(pairs)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table>`
/** A product, with others beside it, as shops show them. */
const drill = (number: number) =>
  html(
    `Taladro ${number}`,
    `${facts({ Marca: 'Bosch', Potencia: `${number}00 W`, Peso: `1.${number} kg`, Precio: `S/ ${number}9.90` })}
    <h2>También le puede interesar</h2><ul>${[7, 8, 9]
      .map(other => `<li><a href="/otra/${other}">Sierra ${other}</a> <b>S/ ${other}5.00</b></li>`)
      .join('')}</ul>`,
  )
const person = (name: string) =>
  html(
    name,
    facts({ Cargo: 'Asesor de ventas', Correo: `${name.toLowerCase()}@tienda.pe`, Oficina: 'Lima', Horario: '9 a 18' }),
  )
const catalogue = (from: number) =>
  html(
    'Ofertas',
    `<table><tr><th>Producto</th><th>Código</th><th>Precio</th></tr>${[0, 1, 2, 3, 4]
      .map(at => `<tr><td>Lijadora ${from + at}</td><td>LJ-${from + at}</td><td>S/ ${from + at}0.00</td></tr>`)
      .join('')}</table>`,
  )
const links = (...hrefs: string[]) =>
  `<main><p>Guías</p>${hrefs.map(to => `<a href="${to}">${to}</a>`).join(' ')}</main>`
const urlset = (base: string, names: readonly string[]) =>
  `<?xml version="1.0"?><urlset>${names.map(name => `<url><loc>${base}${name}</loc></url>`).join('')}</urlset>`

const xml = { 'content-type': 'application/xml' }
const gzip = { 'content-type': 'application/gzip' }
const baseOf = (request: { headers: { host?: string | undefined } }) => `http://${request.headers.host}`
const drills = [1, 2, 3].map(number => `/tienda/${number}`)
const people = ['Ana', 'Eva'].map(name => `/tienda/${name.toLowerCase()}`)
const catalogues = ['/tienda/ofertas-1', '/tienda/ofertas-2']

let site: Site
let packed: Site
let server: TestServer
let isMended = false
beforeAll(async () => {
  site = await startSite({
    '/robots.txt': request => ({
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /privado\nSitemap: ${baseOf(request)}/mapas\n`,
    }),
    // A map may have any name; what it lists is told by its ending.
    '/mapas': request => ({
      headers: xml,
      body: `<sitemapindex><sitemap><loc>${baseOf(request)}/mapa-1.xml</loc></sitemap></sitemapindex>`,
    }),
    '/mapa-1.xml': request => ({
      headers: xml,
      body: urlset(baseOf(request), [...drills, ...people, ...catalogues, '/tienda/foto.jpg', '/otra/9']),
    }),
    '/tienda/': links('/tienda/1'),
    ...Object.fromEntries(drills.map((path, at) => [path, drill(at + 1)])),
    '/tienda/3': () => (isMended ? drill(3) : { status: 404, body: 'nada' }),
    '/tienda/ana': person('Ana'),
    '/tienda/eva': person('Eva'),
    '/tienda/ofertas-1': catalogue(1),
    '/tienda/ofertas-2': catalogue(6),
    '/enlaces': `<table><tr><th>Tienda</th><th>Ciudad</th></tr>${[1, 2, 3]
      .map(number => `<tr><td><a href="/local/${number}">Tienda ${number}</a></td><td>Lima</td></tr>`)
      .join('')}</table>`,
    '/guias': links('guias/a', '/guias/b#y', '/guias/b', '/otra/9', 'https://ajeno.example/guias/z'),
    '/guias/a': links('/guias/c', '/tienda/1'),
    '/guias/b': links('/guias'),
    '/guias/c': links('/guias/a'),
  })
  packed = await startSite({
    '/robots.txt': request => ({
      headers: { 'content-type': 'text/plain' },
      body: `Sitemap: ${baseOf(request)}/mapas.xml.gz\nSitemap: ${baseOf(request)}/bomba.xml.gz\nSitemap: ${baseOf(request)}/rota.xml.gz\n`,
    }),
    '/mapas.xml.gz': request => ({
      headers: gzip,
      body: gzipSync(`<sitemapindex><sitemap><loc>${baseOf(request)}/mapa-1.xml.gz</loc></sitemap></sitemapindex>`),
    }),
    // Some servers say nothing of the packing but the name.
    '/mapa-1.xml.gz': request => ({
      headers: { 'content-type': 'application/octet-stream' },
      body: gzipSync(urlset(baseOf(request), ['/lista/a', '/lista/b'])),
    }),
    '/bomba.xml.gz': request => ({
      headers: gzip,
      body: gzipSync(`${urlset(baseOf(request), ['/lista/bomba'])}${' '.repeat(40_000_000)}`),
    }),
    '/rota.xml.gz': { headers: gzip, body: Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]) },
    '/lista/': links('/lista/a'),
  })
  const allow = [site, packed].map(({ host, port }) => `${host}:${port}`).join(',')
  server = await startTestServer({ env: { EGRESS_ALLOW: allow } })
})
afterAll(async () => {
  await server.discard()
  await Promise.all([site.close(), packed.close()])
})

async function read(client: TestClient, searchId: string) {
  const { search } = (await client.call(getSearchHistory, { searchId })).body
  return { name: search.name, rows: JSON.parse(search.ai_response.content) as Record<string, string | number>[] }
}

test('a section becomes addresses by the map of its site, or along its links', async () => {
  const { client } = await registerSomebody(server)
  const mapped = (await client.call(findAddresses, { section: `${site.url}/tienda/` })).body
  const inside = [...drills, ...people, ...catalogues].map(path => `${site.url}${path}`)
  expect(mapped).toMatchObject({ isWhole: true, columns: [{ addresses: inside }] })
  expect(site.requests).not.toContain('GET /otra/9')
  const linked = (await client.call(findAddresses, { section: `${site.url}/guias` })).body
  expect(linked.columns[0]?.addresses.sort()).toEqual(['a', 'b', 'c'].map(name => `${site.url}/guias/${name}`))
})

test('maps that lie packed on the site are read, up to a limit of what they unpack to', async () => {
  const { client } = await registerSomebody(server)
  const { body } = await client.call(findAddresses, { section: `${packed.url}/lista/` })
  expect(body.columns[0]?.addresses).toEqual(['a', 'b'].map(name => `${packed.url}/lista/${name}`))
  expect(packed.requests).toContain('GET /bomba.xml.gz')
  expect(packed.requests).toContain('GET /rota.xml.gz')
})

test('a section that may not or cannot be read says why', async () => {
  const { client } = await registerSomebody(server)
  const refused: [section: string, code: string][] = [
    ['http://169.254.169.254/latest/', 'url_blocked'],
    [`${site.url}/privado/`, 'site_disallows_robots'],
    [`${site.url}/nada/`, 'page_not_found'],
    [`${site.url}/tienda/1`, 'addresses_missing'],
  ]
  for (const [section, code] of refused)
    expect([section, (await client.call(findAddresses, { section })).failure.code]).toEqual([section, code])
})

test('pages of one kind become one list: products, people and catalogues are told apart', async () => {
  const { client, user } = await registerSomebody(server)
  const addresses = [...drills, ...people, ...catalogues].map(path => `${site.url}${path}`)
  const { body } = await client.call(createBatch, { addresses, shape: 'kinds', name: 'La tienda' })
  const begun = { client, ownerId: user._id, batchId: body.batch._id }
  const batch = await finishBatch(server, begun)
  expect(batch).toMatchObject({ doneCount: 6, failedCount: 1, rowCount: 14, joinCode: null, otherPageCount: 0 })
  expect(batch.tables.map(({ pageCount, rowCount }) => [pageCount, rowCount])).toEqual([
    [2, 2],
    [2, 2],
    [2, 10],
  ])
  expect(batch.searchId).toBe(batch.tables[0]?.searchId)
  const [products, staff, offers] = await Promise.all(batch.tables.map(({ searchId }) => read(client, searchId)))
  // The record of each page, not the products that are shown beside it.
  expect(products?.rows).toMatchObject([
    { Marca: 'Bosch', Potencia: '100 W', Precio: 'S/ 19.90' },
    { Marca: 'Bosch', Potencia: '200 W', Precio: 'S/ 29.90' },
  ])
  expect(products?.name).toMatch(/^La tienda · .*Marca/)
  expect(Object.keys(products?.rows[0] ?? {})).not.toContain('Cargo')
  expect(staff?.rows.map(({ Correo }) => Correo)).toEqual(['ana@tienda.pe', 'eva@tienda.pe'])
  expect(offers?.rows.map(({ Código }) => Código)).toHaveLength(10)
  const asked = { searchId: batch.tables[1]?.searchId ?? '', row: 1, column: 'Correo' }
  const { origin } = (await client.call(getOrigin, asked)).body
  expect(origin.inputs[0]?.places[0]?.address).toBe(`${site.url}/tienda/eva`)

  isMended = true
  await client.call(retryBatch, { batchId: batch._id })
  const again = await finishBatch(server, begun)
  expect(again.tables.map(({ pageCount }) => pageCount)).toEqual([3, 2, 2])
  // The same saved tables, so that what was shared or opened stays good.
  expect(again.tables.map(({ searchId }) => searchId)).toEqual(batch.tables.map(({ searchId }) => searchId))
  expect((await read(client, again.tables[0]?.searchId ?? '')).rows).toHaveLength(3)
})

test('addresses come from a text with separators or without, and from the links of a saved result', async () => {
  const { client, user } = await registerSomebody(server)
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
  const { batch } = (await client.call(createBatch, { addresses: [`${site.url}/enlaces`] })).body
  const { items } = await finishBatch(server, { client, ownerId: user._id, batchId: batch._id })
  const { list } = (await client.call(getScanList, { id: items[0]?.scanId ?? '' })).body
  const found = (await client.call(findAddresses, { searchId: list?.searchId ?? '' })).body.columns
  expect(found[0]).toEqual({ name: '', addresses: [1, 2, 3].map(number => `${site.url}/local/${number}`) })
})

const fileOf = (name: string, bytes: Uint8Array) => ({ file: { name, base64: Buffer.from(bytes).toString('base64') } })

test('an Excel file offers every column of addresses, of all its sheets', async () => {
  const { client } = await registerSomebody(server)
  const workbook = await writeXlsx([
    {
      name: 'Tiendas',
      headers: ['Tienda', 'Web', 'Precio', 'Catálogo'],
      rows: [
        ['Uno', 'https://uno.pe/lista', 12.5, 'uno.pe/catalogo'],
        ['Dos', 'www.dos.com.pe', 3, ''],
        ['Tres', 'https://uno.pe/lista', 4.25, 'tres.pe/catalogo'],
      ],
    },
    { name: 'Sin título', headers: ['https://cuatro.pe/'], rows: [['https://cinco.pe/'], ['https://seis.pe/']] },
    {
      name: 'Por su nombre',
      headers: ['Tienda', 'Ciudad'],
      rows: [
        [{ value: 'Siete', link: 'https://siete.pe/lista' }, 'Lima'],
        [{ value: 'Ocho', link: 'https://ocho.pe/' }, 'Cusco'],
        ['Nueve', 'Piura'],
      ],
    },
  ])
  expect((await client.call(findAddresses, fileOf('tiendas.xlsx', workbook))).body.columns).toEqual([
    { name: 'Web', addresses: ['https://uno.pe/lista', 'www.dos.com.pe'] },
    { name: 'Catálogo', addresses: ['uno.pe/catalogo', 'tres.pe/catalogo'] },
    {
      name: 'https://cuatro.pe/',
      addresses: ['https://cuatro.pe/', 'https://cinco.pe/', 'https://seis.pe/'],
    },
    { name: 'Tienda', addresses: ['https://siete.pe/lista', 'https://ocho.pe/'] },
  ])
})

test('an Excel file that is cut off, or is none, says that it cannot be read; one without addresses says so', async () => {
  const { client } = await registerSomebody(server)
  const sheet = { name: 'Precios', headers: ['Producto', 'Precio'], rows: [['Silla', 12.5]] }
  const workbook = await writeXlsx([sheet])
  const cut = workbook.subarray(0, Math.floor(workbook.length / 2))
  const refused: [name: string, bytes: Uint8Array, code: string][] = [
    ['cortado.xlsx', cut, 'file_unreadable'],
    ['falso.xlsx', Buffer.from('PK nothing'), 'file_unreadable'],
    ['precios.xlsx', workbook, 'addresses_missing'],
    ['vacio.csv', Buffer.from(' '), 'addresses_missing'],
  ]
  for (const [name, bytes, code] of refused)
    expect([name, (await client.call(findAddresses, fileOf(name, bytes))).failure.code]).toEqual([name, code])
})
