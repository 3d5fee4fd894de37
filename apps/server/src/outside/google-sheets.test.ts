import { inspect } from 'node:util'
import { type GoogleSheetsStandIn, startGoogleSheets } from '@sondeo/test-kit/stand-ins/start-google-sheets'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGoogleSheets, type SheetsError } from './google-sheets.ts'

let google: GoogleSheetsStandIn
beforeAll(async () => {
  google = await startGoogleSheets()
  google.allow('good')
  google.allow('narrow', { scopes: ['profile', 'email'] })
})
afterAll(() => google.close())
beforeEach(() => void google.requests.splice(0))

const properties = { title: 'Azúcar' }
const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
const create = { method: 'POST', path: '/v4/spreadsheets', json: asJson({ properties }) } as const
const open = (token = 'good', more = {}) => buildGoogleSheets({ url: google.url, firstPauseMs: 1, ...more })(token)
const refusalOf = (promise: Promise<unknown>) => promise.then(String, error => error.refusal)

test('what Google refuses for the moment is asked again until it is done', async () => {
  google.trouble({ status: 429, retryAfterSeconds: 0 }, { status: 503 }, { status: 500 }, { status: 0 })
  expect(JSON.parse(String(await open()(create)))).toMatchObject({ properties })
  expect(google.requests).toHaveLength(5)
})

test('it gives up after a number of tries, and at once when Google asks for more time than there is', async () => {
  google.trouble(...Array.from({ length: 6 }, () => ({ status: 503 })))
  expect(await refusalOf(open()(create))).toBe('busy')
  expect(google.requests).toHaveLength(6)
  google.trouble({ status: 429, retryAfterSeconds: 3600 })
  expect(await refusalOf(open('good', { deadlineMs: 15_000 })(create))).toBe('busy')
  expect(google.requests).toHaveLength(7)
})

test('an expired token, a missing scope, a spreadsheet that is gone and a bad request are told apart, and not repeated', async () => {
  expect(await refusalOf(open('old')(create))).toBe('token-expired')
  expect(await refusalOf(open('narrow')(create))).toBe('scope-missing')
  expect(await refusalOf(open()({ method: 'GET', path: '/v4/spreadsheets/none' }))).toBe('gone')
  const sheets = [{ properties: { title: 'x'.repeat(200) } }]
  expect(await refusalOf(open()({ ...create, json: asJson({ properties, sheets }) }))).toBe('failed')
  expect(google.requests).toHaveLength(4)
})

test('a Google that cannot be reached is busy, and no error ever carries the token', async () => {
  const away = buildGoogleSheets({ url: 'http://127.0.0.1:9', firstPauseMs: 1 })('secret-token')
  const error = await away(create).catch((error: SheetsError) => error)
  expect(error).toMatchObject({ refusal: 'busy' })
  const refused = await open('secret-token')(create).catch((error: SheetsError) => error)
  expect(refused).toMatchObject({ refusal: 'token-expired' })
  for (const one of [error, refused]) expect(inspect(one)).not.toContain('secret-token')
})
