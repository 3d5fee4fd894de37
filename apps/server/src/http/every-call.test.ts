import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { type Endpoint, fillPath, maxBodyBytesOf } from '@sondeo/contract/endpoint'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import type { ErrorCode } from '@sondeo/contract/errors'
import { getSearchHistory } from '@sondeo/contract/searches'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import type { TestClient } from '../../test/test-client.ts'

let server: TestServer
let somebody: TestClient
beforeAll(async () => {
  server = await startTestServer()
  somebody = (await registerSomebody(server)).client
})
afterAll(() => server.discard())

const params = {
  token: 'a-token',
  id: 'an-id',
  searchId: 'a-search',
  scanId: 'a-scan',
  jobId: 'a-job',
  place: '0-c1-0',
  key: '0123456789abcdef',
}
const urlOf = ({ path }: Endpoint) => fillPath(path, params)
/** What the contract names and this server has. */
const served = () => allEndpoints.filter(({ method, path }) => server.http.hasRoute({ method, url: path }))

/** Sends it, and expects our envelope with this code and nothing of our insides. */
async function expectRefusal(client: TestClient, options: InjectOptions, code: ErrorCode, status: number) {
  const reply = await client.send(options)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    status,
    { success: false, code, message: errorTextsEn[code] },
  ])
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.body).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
  return reply
}

test('strangers are turned away from every call that is not public', async () => {
  for (const endpoint of served().filter(({ access }) => access === 'signed-in'))
    await expectRefusal(server.client(), { method: endpoint.method, url: urlOf(endpoint) }, 'not_signed_in', 401)
})

test('a call that changes state is refused when another site sends it', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const endpoint of served().filter(({ changesState }) => changesState))
    for (const headers of foreign)
      await expectRefusal(somebody, { method: endpoint.method, url: urlOf(endpoint), headers }, 'foreign_origin', 403)
  expect((await somebody.send({ url: '/api/auth/check-auth' })).statusCode).toBe(200)
})

test('a body must be JSON, and no longer than its call says', async () => {
  const json = 'application/json'
  const listRefused = (maxBytes: number): [payload: string, type: string, code: ErrorCode, status: number][] => [
    ['{"email":', json, 'malformed_json', 400],
    ['{"__proto__":{"admin":true}}', json, 'malformed_json', 400],
    ['', json, 'malformed_json', 400],
    [`${'['.repeat(1000)}${']'.repeat(1000)}`, json, 'malformed_json', 400],
    [`{"email":"${'x'.repeat(maxBytes)}"}`, json, 'body_too_large', 413],
    ['{}', 'text/plain', 'unsupported_media_type', 415],
    ['email=a', 'application/x-www-form-urlencoded', 'unsupported_media_type', 415],
    ['<a/>', 'application/xml', 'unsupported_media_type', 415],
  ]
  for (const endpoint of served().filter(({ body }) => body))
    for (const [payload, type, code, status] of listRefused(maxBodyBytesOf(endpoint))) {
      const headers = { 'content-type': type }
      await expectRefusal(somebody, { method: 'POST', url: urlOf(endpoint), payload, headers }, code, status)
    }
})

test('who sends one long body after another is told to wait, and others are not', async () => {
  const payload = `{"searchId":"${'x'.repeat(100_000)}"}`
  const headers = { 'content-type': 'application/json' }
  const send = (client: TestClient) => client.send({ method: 'POST', url: getSearchHistory.path, payload, headers })
  const greedy = await createSignedIn()
  let reply = await send(greedy)
  for (let sent = 0; sent < 100 && reply.statusCode !== 429; sent++) reply = await send(greedy)
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(await createSignedIn())).statusCode).toBe(404)
})

test('a body must be an object with its fields', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const endpoint of served().filter(({ body }) => body))
    for (const payload of ['[]', '"text"', 'null', '5', '{}', undefined]) {
      const client = endpoint.access === 'public' ? server.client() : somebody
      const sent = payload === undefined ? {} : { payload, headers }
      const reply = await client.send({ method: 'POST', url: urlOf(endpoint), ...sent })
      const said = [endpoint.path, payload, reply.statusCode, reply.json().success]
      expect(said).toEqual([endpoint.path, payload, 400, false])
    }
})

test('every limit of the contract holds: 429 with the time to wait, then open again', async () => {
  const limited = served().flatMap(endpoint =>
    endpoint.limits.flatMap(limit => (limit.past === 'slow' ? [] : [{ endpoint, limit }])),
  )
  expect(limited.length).toBeGreaterThan(8)
  const { limits } = server.services.stores
  const took = vi.spyOn(limits, 'take')
  onTestFinished(() => took.mockRestore())
  for (const { endpoint, limit } of limited) {
    const account = endpoint.access === 'signed-in' ? await createSignedIn() : undefined
    const one = server.client()
    // Counted before the fields are looked at, so a bad body is enough, and costs no work.
    const email = limit.per.startsWith('email') ? ` ${crypto.randomUUID().toUpperCase()}@example.com` : 5
    const ask = () => {
      const client = account ?? (limit.per === 'email' ? server.client() : one)
      const payload = endpoint.body && { payload: { email } }
      return client.send({ method: endpoint.method, url: urlOf(endpoint), ...payload })
    }
    took.mockClear()
    expect((await ask()).statusCode).not.toBe(429)
    // What the call took is taken again until one is left: a few thousand calls would say no more.
    const [counted] = took.mock.calls
      .flat()
      .filter(({ windowMs, max }) => windowMs === limit.windowMs && max === limit.max)
    if (!counted) throw new Error(`${endpoint.path} counts nothing per ${limit.per}`)
    for (let taken = 1; taken < limit.max - 1; taken++) await limits.take(counted)
    if (limit.max > 1) expect((await ask()).statusCode).not.toBe(429)
    const refused = await ask()
    const retryAfterSeconds = limit.windowMs / 1000
    const message = errorTextsEn.too_many_requests
    expect([endpoint.path, refused.statusCode, refused.json()]).toEqual([
      endpoint.path,
      429,
      {
        success: false,
        code: 'too_many_requests',
        message,
        retryAfterSeconds,
        ...(endpoint.path.startsWith('/api/export/') && { error: message }),
      },
    ])
    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds))
    server.clock.advance(limit.windowMs)
    expect((await ask()).statusCode).not.toBe(429)
  }
})

/** Signed in without a password, whose hash would cost more than all the calls. */
async function createSignedIn(): Promise<TestClient> {
  const { users, sessions } = server.services.stores
  const now = server.clock.now()
  const made = await users.create({ email: `${crypto.randomUUID()}@example.com`, passwordHash: null, now })
  if (made.result !== 'created') throw new Error(made.result)
  const client = server.client()
  client.cookies.set('sondeo', (await sessions.start({ ownerId: made.user.id, passwordHash: null, now })) ?? '')
  return client
}

test('the description of the service lists every served call', async () => {
  const paths = (server.http.swagger().paths ?? {}) as Record<string, object>
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const named = served().map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(named.length).toBeGreaterThan(15)
  expect(listed.sort()).toEqual(named.sort())
})

test('a call that does not exist answers in our envelope', async () => {
  await expectRefusal(server.client(), { url: '/api/nothing' }, 'not_found', 404)
  await expectRefusal(server.client(), { method: 'DELETE', url: '/api/auth/login' }, 'not_found', 404)
})
