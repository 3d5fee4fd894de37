import { exportGoogleSheets, getExportTable, getSpreadsheets } from '@sondeo/contract/exports'
import { TABLE_VERSION, type Table } from '@sondeo/table/table'
import { makeHardRows } from '@sondeo/test-kit/make-hard-rows'
import { type GoogleSheetsStandIn, startGoogleSheets } from '@sondeo/test-kit/stand-ins/start-google-sheets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'

let google: GoogleSheetsStandIn
let server: TestServer
let ana: TestClient
let anaId: string
beforeAll(async () => {
  google = await startGoogleSheets()
  google.allow('token-of-ana')
  google.allow('token-of-eva', { owner: 'eva' })
  google.allow('narrow', { scopes: ['email'] })
  server = await startTestServer({ env: { GOOGLE_CLIENT_ID: 'client', GOOGLE_SHEETS_URL: google.url } })
  const registered = await registerSomebody(server)
  ana = registered.client
  anaId = registered.user._id
})
afterAll(async () => {
  await server.discard()
  await google.close()
})

const headers = ['Empresa', 'Correo', 'Monto']
const data = [
  { Empresa: 'Agro Ana', Correo: 'ana@agro.pe', Monto: 10 },
  { Empresa: '=1+1', Correo: 'eva@agro.pe', Monto: -5 },
]
const asked = { data, headers, name: 'https://agro.pe/lista', accessToken: 'token-of-ana' }
const lastBook = () => [...google.books.values()].at(-1)

async function exportNew(more = {}) {
  const { status, body } = await ana.call(exportGoogleSheets, { ...asked, ...more })
  expect([status, body]).toMatchObject([200, { success: true }])
  const book = lastBook()
  if (!book) throw new Error('no spreadsheet')
  return { body, book }
}

test('a new spreadsheet has the table as it is, a set-apart header, and the analysis on a second sheet', async () => {
  const { body, book } = await exportNew({ name: 'Azúcar', summary: '## Demanda\nCrece # mucho.\n\n```' })
  expect(body).toEqual({
    success: true,
    spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${book.spreadsheetId}/edit`,
    rowsAdded: 2,
    rowsUpdated: 0,
  })
  expect(book.title).toBe('Azúcar')
  expect(book.sheets.map(({ properties, values }) => [properties.title, values])).toEqual([
    ['Azúcar', [headers, ['Agro Ana', 'ana@agro.pe', 10], ['=1+1', 'eva@agro.pe', -5]]],
    ['Análisis de mercado', [['Análisis de mercado'], ['Demanda'], ['Crece  mucho.']]],
  ])
  expect(book.sheets[0]?.properties.gridProperties.frozenRowCount).toBe(1)
  expect(JSON.stringify(book.sheets[0]?.formats)).toContain('"bold":true')
})

test('a second export to it updates rows where they stand, adds new ones, and touches nobody else’s columns', async () => {
  const { book } = await exportNew()
  const sheet = book.sheets[0]
  if (!sheet) throw new Error('no sheet')
  // Somebody renames the sheet, sorts it and keeps notes beside it.
  sheet.properties.title = 'Mis clientes'
  sheet.values = [
    [...headers, 'Notas'],
    ['=1+1', 'eva@agro.pe', -5, 'llamar'],
    ['Agro Ana', 'ana@agro.pe', 10, { formula: '=B3' }],
  ]
  sheet.properties.gridProperties = { rowCount: 3, columnCount: 4 }
  const again = [
    { Empresa: 'Agro Ana S.A.C.', Correo: 'ana@agro.pe', Monto: 99, Ciudad: 'Lima' },
    { Empresa: 'Agro Luz', Correo: 'luz@agro.pe', Monto: 7, Ciudad: 'Cusco' },
  ]
  const { body } = await exportNew({ data: again, headers: [...headers, 'Ciudad'], spreadsheetId: book.spreadsheetId })
  expect(body).toMatchObject({ rowsAdded: 1, rowsUpdated: 1 })
  expect(book.sheets).toHaveLength(1)
  expect(sheet.values).toEqual([
    ['Empresa', 'Correo', 'Monto', 'Notas', 'Ciudad'],
    ['=1+1', 'eva@agro.pe', -5, 'llamar'],
    ['Agro Ana S.A.C.', 'ana@agro.pe', 99, { formula: '=B3' }, 'Lima'],
    ['Agro Luz', 'luz@agro.pe', 7, undefined, 'Cusco'],
  ])
})

test('another table goes to a sheet of its own, and an analysis replaces the one before', async () => {
  const { book } = await exportNew({ name: 'Azúcar', summary: 'Uno\nDos\nTres' })
  const { spreadsheetId } = book
  await exportNew({ name: 'Café', summary: 'Sube', spreadsheetId })
  await exportNew({ name: 'Azúcar', summary: 'Baja', spreadsheetId })
  const titles = book.sheets.map(({ properties }) => properties.title)
  expect(titles).toEqual(['Azúcar', 'Análisis de mercado', 'Café', 'Análisis de mercado 2'])
  expect(book.sheets[1]?.values).toEqual([['Análisis de mercado'], ['Baja']])
  expect(book.sheets[0]?.values).toHaveLength(3)
})

test('the spreadsheets of before are offered, each once, to whoever made them', async () => {
  const { book } = await exportNew({ name: 'Palta' })
  await exportNew({ name: 'Palta', spreadsheetId: book.spreadsheetId })
  const { spreadsheets } = (await ana.call(getSpreadsheets)).body
  expect(spreadsheets.filter(({ name }) => name === 'Palta')).toEqual([
    { spreadsheetId: book.spreadsheetId, name: 'Palta', url: expect.stringContaining(book.spreadsheetId) },
  ])
  const eva = (await registerSomebody(server)).client
  expect((await eva.call(getSpreadsheets)).body.spreadsheets).toEqual([])
})

test('ten thousand hard rows go in portions within Google’s advice and arrive whole', async () => {
  google.requests.splice(0)
  const rows = makeHardRows({ count: 10_000 })
  const columns = ['a', 'b', 'c', 'd', 'e', 'f']
  const many = rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
  const { book } = await exportNew({ name: 'Muchas', data: many, headers: columns })
  expect(JSON.stringify(book.sheets[0]?.values)).toBe(JSON.stringify([columns, ...rows]))
  expect(Math.max(...google.requests.map(({ bytes }) => bytes))).toBeLessThan(2_000_000)
  expect(google.requests.length).toBeLessThan(20)
})

test.each([
  ['an expired token', { accessToken: 'old' }, 401, 'export_token_expired'],
  ['a token without the scope', { accessToken: 'narrow' }, 403, 'export_scope_missing'],
  ['a spreadsheet that is gone', { spreadsheetId: 'gone' }, 404, 'export_spreadsheet_gone'],
  ['an empty token', { accessToken: '' }, 400, 'field_required'],
  ['an id that is none', { spreadsheetId: '../../x' }, 400, 'invalid_input'],
  ['no columns', { headers: [] }, 400, 'field_required'],
])('%s is told with its code, and the message also as error', async (_, more, status, code) => {
  const refused = await ana.call(exportGoogleSheets, { ...asked, ...more })
  expect([refused.status, refused.failure.code]).toEqual([status, code])
  expect(refused.failure.error).toBe(refused.failure.message)
})

test('nobody writes to the spreadsheet of somebody else’s account', async () => {
  const { book } = await exportNew()
  const spreadsheetId = book.spreadsheetId
  const { failure } = await ana.call(exportGoogleSheets, { ...asked, accessToken: 'token-of-eva', spreadsheetId })
  expect(failure.code).toBe('export_spreadsheet_gone')
})

test('the token is in no row of the database', async () => {
  await exportNew()
  const kept = await server.services.stores.exports.list({ ownerId: anaId })
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain('token-of-ana')
})

test('a saved search gives its typed cells and where they were read; one without readings gives none', async () => {
  const page = { kind: 'page', pageId: 'p1', url: 'https://agro.pe/1' } as const
  const origin = { ...page, place: { kind: 'text', path: '0', start: 0, end: 1 } } as const
  const table: Table = {
    version: TABLE_VERSION,
    title: null,
    columns: [{ id: 'c0', name: 'Monto', kind: 'money' }],
    rows: [
      { cells: { c0: { text: 'S/ 5', value: { kind: 'money', amount: 5, currency: 'PEN', sign: 'S/' }, origin } } },
    ],
  }
  const save = async (details: Record<string, unknown>) => {
    const document = { prompt: null, content: '[]', summary: null, details }
    const about = { ownerId: anaId, tool: 'website', name: 'x', documentVersion: 1, now: server.clock.now() } as const
    const saved = await server.services.stores.searches.create({ ...about, document })
    return saved.result === 'created' ? saved.id : ''
  }
  const readAt = { p1: '2026-11-01T10:00:00.000Z' }
  const { body } = await ana.call(getExportTable, { searchId: await save({ table, readAt }) })
  expect(body).toEqual({
    success: true,
    table: { columns: table.columns, rows: [[{ text: 'S/ 5', value: table.rows[0]?.cells.c0?.value }]] },
    sources: [
      { name: null, address: 'https://agro.pe/1', method: null, readAt: readAt.p1, columns: ['Monto'], rows: '1' },
    ],
  })
  const two = {
    ...table,
    rows: [...table.rows, { cells: { c0: { text: '-', value: { kind: 'empty' }, origin: null } } }],
  }
  const view = { columns: ['Monto', 'gone'], rows: [1, 0, 99] }
  const seen = await ana.call(getExportTable, { searchId: await save({ table: two, readAt }), view })
  expect(seen.body).toMatchObject({ table: { rows: [['-'], [{ text: 'S/ 5' }]] }, sources: [{ rows: '2' }] })
  const plain = await ana.call(getExportTable, { searchId: await save({}) })
  expect(plain.body).toEqual({ success: true, table: null, sources: [] })
  const eva = (await registerSomebody(server)).client
  const { failure } = await eva.call(getExportTable, { searchId: await save({ table }) })
  expect(failure.code).toBe('not_found')
})
