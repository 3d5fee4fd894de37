import { createList, previewList } from '@sondeo/contract/consolidation'
import { exportGoogleSheets, getExportTable } from '@sondeo/contract/exports'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearchHistory } from '@sondeo/contract/searches'
import { TABLE_VERSION, type Table } from '@sondeo/table/table'
import { type GoogleSheetsStandIn, startGoogleSheets } from '@sondeo/test-kit/stand-ins/start-google-sheets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { exportInReader } from './export-in-reader.ts'

const ROWS = 12_000
const place = { kind: 'text', path: '0/1/2', start: 0, end: 1 } as const
const origin = { kind: 'page', pageId: 'p1', url: 'https://agro.pe/1', place } as const

const tableOf = (count: number): Table => ({
  version: TABLE_VERSION,
  title: null,
  columns: [{ id: 'c0', name: 'Empresa', kind: 'text' }],
  rows: Array.from({ length: count }, (_, at) => ({
    cells: { c0: { text: `Agro ${at}`, value: { kind: 'text', text: `Agro ${at}` }, origin } },
  })),
})

let google: GoogleSheetsStandIn
beforeAll(async () => {
  google = await startGoogleSheets()
  google.allow('token')
})
afterAll(() => google.close())

async function start(readerLimits = {}) {
  const env = { GOOGLE_CLIENT_ID: 'client', GOOGLE_SHEETS_URL: google.url }
  const server = await startTestServer({ env, readerLimits })
  const { client, user } = await registerSomebody(server)
  return { server, client, ownerId: user._id }
}

async function save(server: TestServer, ownerId: string, count: number): Promise<string> {
  const document = { prompt: null, content: '[]', summary: null, details: { table: tableOf(count) } }
  const about = { ownerId, tool: 'website', name: 'lista', documentVersion: 1, now: server.clock.now() } as const
  const saved = await server.services.stores.searches.create({ ...about, document })
  return saved.result === 'created' ? saved.id : ''
}

const asked = {
  data: Array.from({ length: ROWS }, (_, at) => ({ Empresa: `Agro ${at}`, Correo: `agro${at}@agro.pe` })),
  headers: ['Empresa', 'Correo'],
  name: 'muchas',
  accessToken: 'token',
}

describe('a table of thousands of rows', () => {
  let server: TestServer
  let client: TestClient
  let searchId: string
  let ownerId: string
  beforeAll(async () => {
    ;({ server, client, ownerId } = await start())
    searchId = await save(server, ownerId, ROWS)
  })
  afterAll(() => server.discard())

  test('is opened, exported, looked into and joined whole', async () => {
    const shown = await client.call(getSearchHistory, { searchId })
    expect((shown.body.search.details as { table: Table }).table).toEqual(tableOf(ROWS))
    expect(shown.reply.headers['content-type']).toBe('application/json; charset=utf-8')
    const { table, sources } = (await client.call(getExportTable, { searchId })).body
    expect([table?.rows.length, table?.rows.at(-1)]).toEqual([ROWS, [`Agro ${ROWS - 1}`]])
    expect(sources).toMatchObject([{ address: origin.url, rows: `1-${ROWS}` }])
    const cell = (await client.call(getOrigin, { searchId, row: ROWS - 1, column: 'Empresa' })).body.origin
    expect(cell.text).toBe(`Agro ${ROWS - 1}`)
    const other = await save(server, ownerId, 5)
    const joined = await client.call(createList, { searchIds: [searchId, other], name: 'todas' })
    expect(joined.body).toMatchObject({ rowCount: ROWS, duplicates: 5 })
  })

  test('is taken by Google Sheets, and refused like a small one when something is wrong with it', async () => {
    const exported = await client.call(exportGoogleSheets, asked)
    expect(exported.body).toMatchObject({ success: true, rowsAdded: ROWS })
    expect([...google.books.values()].at(-1)?.sheets[0]?.values).toHaveLength(ROWS + 1)
    for (const wrong of [{ headers: [] }, { accessToken: '' }, { data: [...asked.data, 5] }]) {
      const large = await client.call(exportGoogleSheets, { ...asked, ...wrong } as typeof asked)
      const data = 'data' in wrong ? wrong.data.slice(-1) : asked.data.slice(0, 1)
      const small = await client.call(exportGoogleSheets, { ...asked, ...wrong, data } as typeof asked)
      const { fields, ...refused } = large.failure
      expect([large.status, refused]).toEqual([small.status, { ...small.failure, fields: undefined }])
      expect(fields).toHaveLength(1)
    }
    const payload = `${JSON.stringify(asked).slice(0, -1)},`
    const headers = { 'content-type': 'application/json' }
    const cut = await client.send({ method: 'POST', url: exportGoogleSheets.path, payload, headers })
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'malformed_json'])
  })
})

test('a reader tells what it wrote to Google Sheets, and sends no row back', async () => {
  const properties = { sheetId: 1, title: 'muchas', gridProperties: { rowCount: 10, columnCount: 5 } }
  const book = {
    spreadsheetId: 's',
    spreadsheetUrl: 'https://docs.example/s',
    properties: { title: 'muchas' },
    sheets: [{ properties }],
  }
  const ask = async () => Buffer.from(JSON.stringify(book))
  const json = [Buffer.from(JSON.stringify({ ...asked, name: 'muchas' }))]
  expect(await exportInReader({ json, language: 'es' }, ask)).toEqual({
    result: 'exported',
    sheet: { spreadsheetUrl: 'https://docs.example/s', rowsAdded: asked.data.length, rowsUpdated: 0 },
  })
})

test('what takes more than a reader may take ends as a clear refusal; small tables need no reader', async () => {
  // Less than a reader needs to start with.
  const { server, client, ownerId } = await start({ memoryMb: 60 })
  const [large, small] = [await save(server, ownerId, ROWS), await save(server, ownerId, 3)]
  const codeOf = async (called: Promise<{ status: number; failure: { code: string } }>) => {
    const { status, failure } = await called
    return [status, failure.code]
  }
  expect(await codeOf(client.call(getSearchHistory, { searchId: large }))).toEqual([422, 'search_too_large'])
  expect(await codeOf(client.call(getExportTable, { searchId: large }))).toEqual([422, 'export_too_large'])
  const cell = { row: 0, column: 'Empresa' }
  expect(await codeOf(client.call(getOrigin, { searchId: large, ...cell }))).toEqual([422, 'search_too_large'])
  expect(await codeOf(client.call(previewList, { searchIds: [large, small] }))).toEqual([422, 'list_too_long'])
  expect(await codeOf(client.call(exportGoogleSheets, asked))).toEqual([422, 'export_too_large'])
  expect((await client.call(getSearchHistory, { searchId: small })).status).toBe(200)
  expect((await client.call(getExportTable, { searchId: small })).body.table?.rows).toHaveLength(3)
  expect((await client.call(getOrigin, { searchId: small, ...cell })).body.origin.text).toBe('Agro 0')
  await server.discard()
})
