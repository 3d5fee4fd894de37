import { checkAuth, login, logout, register } from '@sondeo/contract/accounts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { createTestClient } from '../../test/test-client.ts'
import { buildHttp } from '../build-http.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { readServerEnv } from '../server-env.ts'

let server: TestServer
/** The same service behind https, with its pages on a sister host. */
let secure: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  const env = readServerEnv({
    DATA_DIR: server.env.DATA_DIR,
    APP_URL: 'https://api.sondeo.example',
    API_URL: 'https://api.sondeo.example',
    ALLOWED_ORIGINS: 'https://app.sondeo.example',
    GOOGLE_CLIENT_ID: 'client',
  })
  const { services, database } = server
  secure = await buildHttp({ env, services, database, sampleLists: null, logger: false, metrics: createMetrics() })
})
afterAll(async () => {
  await secure.close()
  await server.discard()
})

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map(part => part.trim().split(' '))
      .map(([name, ...values]) => [name, values.join(' ')]),
  )

test('every answer carries the security headers and a request id of its own', async () => {
  const seen = new Set<unknown>()
  for (const url of ['/api/auth/check-auth', '/healthz', '/config.json', '/nowhere.js', '/login']) {
    const { headers } = await server.http.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
    const policy = directivesOf(headers['content-security-policy'])
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
    expect(String(headers['content-security-policy'])).not.toMatch(/google|unsafe|\*/)
    seen.add(headers['x-request-id'])
  }
  expect(seen.size).toBe(5)
})

test('a caller cannot choose the request id', async () => {
  const { headers } = await server.http.inject({
    url: '/healthz',
    headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
  })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('with https the policy names Google where it is configured, and browsers are told to stay on https', async () => {
  const { headers } = await secure.inject({ url: '/healthz' })
  const policy = directivesOf(headers['content-security-policy'])
  expect(policy['script-src']).toBe("'self' https://accounts.google.com")
  expect(policy['frame-src']).toBe("'self' https://api.sondeo.example https://accounts.google.com")
  expect(policy['connect-src']).toBe("'self' https://api.sondeo.example https://accounts.google.com")
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
})

test('with https the cookie is Secure and bound to its host, and taken away the same way', async () => {
  const client = createTestClient(secure, { headers: {} })
  const body = { username: 'segura', email: 'segura@example.com', password, confirmPassword: password }
  const { reply } = await client.call(register, body)
  const flags = { name: '__Host-sondeo', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }
  expect(reply.cookies).toEqual([{ ...flags, value: expect.any(String), maxAge: 2_592_000 }])
  expect(reply.headers['set-cookie']).not.toMatch(/domain/i)
  const out = await client.call(logout)
  expect(out.reply.cookies).toMatchObject([{ ...flags, value: '' }])
  expect((await client.call(checkAuth)).status).toBe(401)
})

test('an allowed origin gets its answers with credentials, another gets no permission', async () => {
  const ask = (origin: string) =>
    secure.inject({
      method: 'OPTIONS',
      url: login.path,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
  const allowed = await ask('https://app.sondeo.example')
  expect(allowed.statusCode).toBe(204)
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.sondeo.example',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
    vary: expect.stringMatching(/origin/i),
  })
  expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')

  const post = (origin: string) =>
    secure.inject({ method: 'POST', url: login.path, headers: { origin, host: 'api.sondeo.example' }, payload: {} })
  expect((await post('https://app.sondeo.example')).json().code).toBe('field_required')
  expect((await post('https://api.sondeo.example')).json().code).toBe('field_required')
  expect((await post('https://other.sondeo.example')).json().code).toBe('foreign_origin')
  // The same host without encryption is whoever sits on the wire.
  expect((await post('http://api.sondeo.example')).json().code).toBe('foreign_origin')
})

test('without ALLOWED_ORIGINS no page elsewhere may read an answer', async () => {
  const { headers } = await server.http.inject({ url: checkAuth.path, headers: { origin: 'https://evil.example' } })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('a page opened under another name of this machine is still ours', async () => {
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
  const reply = await server.http.inject({ method: 'POST', url: login.path, headers, payload: {} })
  expect(reply.json().code).toBe('field_required')
})

test('signing out by a link on another site does nothing', async () => {
  const { client } = await registerSomebody(server)
  const fromElsewhere = await client.call(logout, undefined, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([fromElsewhere.status, fromElsewhere.failure.code]).toEqual([403, 'foreign_origin'])
  expect((await client.call(checkAuth)).status).toBe(200)
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await client.call(logout, undefined, { headers })).status).toBe(200)
})

test('calls are never cached, and neither is what the pages must know of the server', async () => {
  const { client } = await registerSomebody(server)
  for (const url of [checkAuth.path, '/api/nothing', '/config.json'])
    expect([url, (await client.send({ url })).headers['cache-control']]).toEqual([url, 'no-store'])
})

test('only a proxy on this machine is believed about where a call comes from', async () => {
  const ask = (remoteAddress: string, forwarded: string) =>
    server.http.inject({
      method: 'POST',
      url: '/api/auth/reset-password/x',
      payload: {},
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
  for (let taken = 0; taken < 30; taken++) await ask('127.0.0.1', '203.0.113.7')
  expect((await ask('127.0.0.1', '203.0.113.7')).statusCode).toBe(429)
  expect((await ask('127.0.0.1', '203.0.113.8')).statusCode).toBe(400)
  for (let taken = 0; taken < 30; taken++) await ask('198.51.100.9', `203.0.113.${taken}`)
  expect((await ask('198.51.100.9', '203.0.113.99')).statusCode).toBe(429)
})

test('a proxy that the operator names is believed too, and one customer of a network is one caller', async () => {
  const env = readServerEnv({ DATA_DIR: server.env.DATA_DIR, TRUSTED_PROXIES: '198.51.100.0/24, loopback' })
  const { services, database } = server
  const behind = await buildHttp({
    env,
    services,
    database,
    sampleLists: null,
    logger: false,
    metrics: createMetrics(),
  })
  const ask = (forwarded: string) =>
    behind.inject({
      method: 'POST',
      url: '/api/auth/reset-password/x',
      payload: {},
      remoteAddress: '198.51.100.9',
      headers: { 'x-forwarded-for': forwarded },
    })
  for (let taken = 0; taken < 30; taken++) await ask(`2001:db8:7:7::${taken.toString(16)}`)
  expect((await ask('2001:db8:7:7:ffff:ffff:ffff:ffff')).statusCode).toBe(429)
  expect((await ask('2001:db8:7:8::1')).statusCode).toBe(400)
  await behind.close()
})

test('a name that somebody else lets point here is not answered, with whatever origin', async () => {
  const ask = (host: string, url: string = checkAuth.path) => server.http.inject({ url, headers: { host } })
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '192.0.2.7:3000',
    '127.0.0.1.nip.io',
  ])
    expect([host, (await ask(host)).json().code]).toEqual([host, 'foreign_host'])
  const origin = { host: 'evil.example', origin: 'http://evil.example' }
  const post = await server.http.inject({ method: 'POST', url: login.path, headers: origin, payload: {} })
  expect([post.statusCode, post.json().code]).toEqual([421, 'foreign_host'])
  for (const host of ['localhost:3000', '127.0.0.1:4010', '[::1]:3000', 'app.localhost'])
    expect([host, (await ask(host)).json().code]).toEqual([host, 'not_signed_in'])
  const own = await secure.inject({ url: checkAuth.path, headers: { host: 'api.sondeo.example' } })
  expect(own.json().code).toBe('not_signed_in')
  // Balancers ask by number.
  expect((await ask('192.0.2.7', '/healthz')).statusCode).toBe(200)
})

test('strangers read the description of the calls only where the operator opens it, and metrics never beside the calls', async () => {
  const closed = await Promise.all(['/metrics', '/api/openapi.json'].map(url => server.http.inject({ url })))
  expect(closed.map(({ statusCode }) => statusCode)).toEqual([404, 401])
  const env = readServerEnv({ DATA_DIR: server.env.DATA_DIR, EXPOSE: 'openapi' })
  const { services, database } = server
  const open = await buildHttp({ env, services, database, sampleLists: null, logger: false, metrics: createMetrics() })
  expect((await open.inject({ url: '/api/openapi.json' })).statusCode).toBe(200)
  expect((await open.inject({ url: '/metrics' })).statusCode).toBe(404)
  await open.close()
})

test('whom to tell of a weakness stands where people look for it', async () => {
  const { body, headers } = await secure.inject({ url: '/.well-known/security.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:soporte@sondeo.example\n')
  expect(body).toContain('Canonical: https://api.sondeo.example/.well-known/security.txt\n')
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '').getTime()
  expect(expires).toBeGreaterThan(server.clock.now().getTime())
  expect(expires).toBeLessThan(server.clock.now().getTime() + 366 * 24 * 3600 * 1000)
})
