import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login, resetPassword } from '@sondeo/contract/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'

type Reply = { status: number; body: string }
let reply: Reply
let asked: { url: string; headers: IncomingMessage['headers']; body: string } | undefined
let server: Server
let call: typeof import('./api-client.ts').call

const user = {
  _id: '1',
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.com',
  language: 'es',
  region: 'PE',
  plan: 'trial',
  hasPassword: true,
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked = { url: request.url ?? '', headers: request.headers, body }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The first thing a page asks for is its configuration; here it names the server above.
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ apiUrl })))
  // Modules of its own: others must not meet this configuration.
  vi.resetModules()
  const { loadSiteConfig } = await import('./site-config.ts')
  ;({ call } = await import('./api-client.ts'))
  await loadSiteConfig()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  reply = { status: 200, body: '{}' }
  asked = undefined
})
afterAll(() => {
  vi.resetModules()
  return new Promise(resolve => server.close(resolve))
})

const credentials = { email: 'ana@example.com', password: 'secret-12' }
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a call sends the body as JSON with the language and the country whose numbers are read, and answers what the contract promises', async () => {
  reply = { status: 200, body: JSON.stringify({ success: true, user }) }
  expect(await call(login, credentials)).toEqual({ success: true, user })
  expect(asked?.url).toBe('/api/auth/login')
  expect(JSON.parse(asked?.body ?? '')).toEqual(credentials)
  expect(asked?.headers).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'es-PE' })
})

test('segments of the path and a credential go where they belong', async () => {
  reply = { status: 200, body: JSON.stringify({ success: true, message: 'ok' }) }
  await call(resetPassword, { newPassword: 'secret-123' }, { params: { token: 'a/b' }, bearer: 'signed' })
  expect(asked?.url).toBe('/api/auth/reset-password/a%2Fb')
  expect(asked?.headers.authorization).toBe('Bearer signed')
})

test('a failure carries code, message, fields and status', async () => {
  const fields = [{ field: 'email', code: 'invalid_email' }]
  reply = { status: 400, body: JSON.stringify({ success: false, code: 'invalid_input', message: 'No', fields }) }
  const error = await failureOf(call(login, credentials))
  expect(error).toBeInstanceOf(Error)
  expect((error as Error).name).toBe(CallError.name)
  expect(error).toMatchObject({ code: 'invalid_input', message: 'No', status: 400, fields })
})

test('success: false with status 200 is a failure too', async () => {
  reply = { status: 200, body: JSON.stringify({ success: false, code: 'username_taken', message: 'Taken' }) }
  expect(await failureOf(call(login, credentials))).toMatchObject({ code: 'username_taken', status: 200 })
})

test.each([
  ['no JSON', { status: 502, body: '<html>' }],
  ['a code nobody knows', { status: 500, body: JSON.stringify({ success: false, code: 'odd', message: 'x' }) }],
  ['not what the contract says', { status: 200, body: JSON.stringify({ success: true }) }],
])('%s is unreadable', async (_, given) => {
  reply = given
  expect(await failureOf(call(login, credentials))).toMatchObject({ code: 'unreadable', status: given.status })
})

test('no answer is told apart from a bad one, and an abort stays an abort', async () => {
  const stopped = new AbortController()
  stopped.abort()
  expect(await failureOf(call(login, credentials, { signal: stopped.signal }))).toMatchObject({ name: 'AbortError' })
  const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed to fetch'))
  expect(await failureOf(call(login, credentials))).toMatchObject({ code: 'no_response' })
  failing.mockRestore()
})
