import { createList, previewList } from '@sondeo/contract/consolidation'
import { getExportTable } from '@sondeo/contract/exports'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearches, getSearchHistory } from '@sondeo/contract/searches'
import { TABLE_VERSION, type Table } from '@sondeo/table/table'
import { readColumn } from '@sondeo/values/read-column'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'

let server: TestServer
let ana: TestClient
let anaId: string
beforeAll(async () => {
  server = await startTestServer()
  const registered = await registerSomebody(server)
  ana = registered.client
  anaId = registered.user._id
})
afterAll(() => server.discard())

function tableOf(url: string, rows: Record<string, string>[]): Table {
  const names = Object.keys(rows[0] ?? {})
  const readings = names.map(name =>
    readColumn(
      rows.map(row => row[name] ?? ''),
      { name },
    ),
  )
  const place = { kind: 'text', path: '0', start: 0, end: 1 } as const
  return {
    version: TABLE_VERSION,
    title: null,
    columns: names.map((name, at) => ({ id: `c${at}`, name, kind: readings[at]?.kind ?? 'text' })),
    rows: rows.map((row, line) => ({
      cells: Object.fromEntries(
        names.map((name, at) => [
          `c${at}`,
          {
            text: row[name] ?? '',
            value: readings[at]?.values[line] ?? { kind: 'empty' },
            origin: { kind: 'page', pageId: `page of ${url}`, url, place },
          },
        ]),
      ),
    })),
  }
}

async function save(name: string, rows: Record<string, string | number>[], table?: Table) {
  server.clock.advance(1000)
  const readAt = { [`page of ${name}`]: '2026-11-01T10:00:00.000Z' }
  const saved = await server.services.stores.searches.create({
    ownerId: anaId,
    tool: 'website',
    name,
    documentVersion: 1,
    document: { prompt: null, content: JSON.stringify(rows), summary: null, details: table ? { table, readAt } : {} },
    now: server.clock.now(),
  })
  return saved.result === 'created' ? saved.id : ''
}

const spanish = [
  { Empresa: 'Agro Ana S.A.C.', Correo: 'ana@agro.pe', Ciudad: 'Lima' },
  { Empresa: 'Agro Eva', Correo: 'eva@agro.pe', Ciudad: 'Cusco' },
]
const english = [
  { Company: 'Agro Ana', 'E-mail': 'ANA@agro.pe', Phone: '+51 1 612 3456' },
  { Company: 'Agro Luz', 'E-mail': 'luz@agro.pe', Phone: '+51 1 999 0000' },
]
const saveBoth = async () => [
  await save('https://uno.pe/', spanish, tableOf('https://uno.pe/', spanish)),
  await save('https://two.com/', english, tableOf('https://two.com/', english)),
]

test('the preview says which columns meet and how many rows remain', async () => {
  const { body } = await ana.call(previewList, { searchIds: await saveBoth() })
  expect(body).toMatchObject({ success: true, rowCount: 3, duplicates: 1 })
  expect(body.sources.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['https://uno.pe/', 2],
    ['https://two.com/', 2],
  ])
  expect(body.sources[0]?.columns[0]).toEqual({ id: 'c0', name: 'Empresa', kind: 'text', sample: 'Agro Ana S.A.C.' })
  expect(body.columns).toEqual([
    { name: 'Empresa', from: ['c0', 'c0'] },
    { name: 'Correo', from: ['c1', 'c1'] },
    { name: 'Ciudad', from: ['c2', null] },
    { name: 'Phone', from: [null, 'c2'] },
  ])
})

test('prices and the trade of a country stay apart; whoever joins them is told that the currencies differ', async () => {
  const prices = [
    { Producto: 'Aceite', Precio: 'S/ 100' },
    { Producto: 'Arroz', Precio: 'S/ 20' },
  ]
  const trade = [{ País: 'Brasil', 'Value (USD)': 11_702_000_000 }]
  const searchIds = [await save('Precios', prices, tableOf('https://uno.pe/', prices)), await save('Café', trade)]
  const proposed = (await ana.call(previewList, { searchIds })).body.columns
  expect(proposed.map(({ name, from }) => [name, from])).toContainEqual(['Precio', ['c1', null]])
  expect(proposed.some(({ clash }) => clash)).toBe(false)
  const columns = [{ name: 'Precio', from: ['c1', 'c1'] }]
  const { body } = await ana.call(previewList, { searchIds, columns })
  expect(body.columns).toEqual([{ ...columns[0], clash: { why: 'currency', signs: ['S/', 'USD'] } }])
})

test('the list is a saved search with its rows, its sources, its origins and the typed table for files', async () => {
  const searchIds = await saveBoth()
  const { body } = await ana.call(createList, { searchIds, name: 'Clientes 2026' })
  expect(body).toMatchObject({ success: true, rowCount: 3, duplicates: 1 })
  const { searchId } = body
  expect((await ana.call(getSearches)).body.searches[0]).toMatchObject({ _id: searchId, madeOf: 'searches' })
  const { search } = (await ana.call(getSearchHistory, { searchId })).body
  expect(JSON.parse(search.ai_response.content)[0]).toEqual({
    Empresa: 'Agro Ana S.A.C.',
    Correo: 'ana@agro.pe',
    Ciudad: 'Lima',
    Phone: '+51 1 612 3456',
    Fuente: 'https://uno.pe/; https://two.com/',
    'Dirección de la fuente': 'https://uno.pe/; https://two.com/',
  })
  const { origin } = (await ana.call(getOrigin, { searchId, row: 0, column: 'Phone' })).body
  expect(origin.inputs[0]?.places[0]).toMatchObject({
    address: 'https://two.com/',
    readAt: '2026-11-01T10:00:00.000Z',
  })
  const { sources } = (await ana.call(getExportTable, { searchId })).body
  expect(sources.map(({ address, rows }) => [address, rows])).toEqual([
    ['https://uno.pe/', '1-2'],
    ['https://two.com/', '1, 3'],
  ])
})

test('the user’s own matches are taken, and a list can be joined again', async () => {
  const searchIds = await saveBoth()
  const columns = [
    { name: 'Correo de contacto', from: ['c1', 'c1'] },
    { name: 'Donde', from: ['c2', 'c2'] },
  ]
  const first = (await ana.call(createList, { searchIds, name: 'Una', columns })).body
  const { search } = (await ana.call(getSearchHistory, { searchId: first.searchId })).body
  expect(Object.keys(JSON.parse(search.ai_response.content)[0])).toEqual([
    'Correo de contacto',
    'Donde',
    'Fuente',
    'Dirección de la fuente',
  ])
  const again = (await ana.call(createList, { searchIds: [first.searchId, searchIds[0] ?? ''], name: 'Dos' })).body
  expect(again).toMatchObject({ success: true, rowCount: 3 })
  const joined = JSON.parse((await ana.call(getSearchHistory, again)).body.search.ai_response.content)
  expect(joined.map(({ Fuente }: { Fuente: string }) => Fuente)).toEqual([
    'https://uno.pe/; https://two.com/',
    'https://uno.pe/',
    'https://two.com/',
  ])
})

test('a search saved without readings is joined by its texts, and its numbers stay numbers', async () => {
  const one = await save('Azúcar', [{ País: 'Brasil', 'Exportación (USD)': 100 }])
  const other = await save('Café', [{ País: 'Vietnam', 'Exportación (USD)': 40 }])
  const { searchId } = (await ana.call(createList, { searchIds: [one, other], name: 'Productos' })).body
  const { search } = (await ana.call(getSearchHistory, { searchId })).body
  expect(JSON.parse(search.ai_response.content)).toMatchObject([
    { País: 'Brasil', 'Exportación (USD)': 100, Fuente: 'Azúcar' },
    { País: 'Vietnam', 'Exportación (USD)': 40, Fuente: 'Café' },
  ])
})

test('what cannot be joined is told apart', async () => {
  const [one = '', two = ''] = await saveBoth()
  const empty = await save('Vacía', [])
  const eva = (await registerSomebody(server)).client
  const refusals: [client: TestClient, searchIds: string[], status: number, code: string][] = [
    [ana, [one], 400, 'list_needs_two'],
    [ana, [one, one], 400, 'list_needs_two'],
    [ana, Array.from({ length: 21 }, (_, at) => `s${at}`), 422, 'list_too_long'],
    [ana, [one, empty], 422, 'list_source_unreadable'],
    [ana, [one, 'nowhere'], 404, 'not_found'],
    [eva, [one, two], 404, 'not_found'],
  ]
  for (const [client, searchIds, status, code] of refusals) {
    const { status: got, failure } = await client.call(previewList, { searchIds })
    expect([searchIds.length, got, failure.code]).toEqual([searchIds.length, status, code])
  }
  for (const from of [['c1'], ['c1', 'nowhere']]) {
    const { failure } = await ana.call(createList, { searchIds: [one, two], name: 'x', columns: [{ name: 'y', from }] })
    expect(failure.code).toBe('invalid_input')
  }
})
