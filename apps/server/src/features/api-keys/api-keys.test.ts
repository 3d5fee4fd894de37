import { checkAuth, deleteAccount, updateProfile } from '@sondeo/contract/accounts'
import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { callsPerMinute, createApiKey, getApiKeys, maxApiKeys, revokeApiKey } from '@sondeo/contract/api-keys'
import { fillPath } from '@sondeo/contract/endpoint'
import { getWork } from '@sondeo/contract/events'
import { getPlan, startCheckout } from '@sondeo/contract/plans/plan-calls'
import { getSearches, getSearchHistory, renameSearch } from '@sondeo/contract/searches'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAccount } from '../../../test/fill-account.ts'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.discard())

/** Somebody with a key, and a program that has nothing but that key. */
async function makeProgram(scope: 'read' | 'run' = 'run', person = registerSomebody(server)) {
  const { client, user } = await person
  const { body } = await client.call(createApiKey, { name: 'planilla', scope })
  const program = server.client({ authorization: `Bearer ${body.token}` })
  return { client, user, program, token: body.token, key: body.key }
}

test('a key is shown once, only its hash is kept, and its owner sees when it was used', async () => {
  const { client, program, token, key } = await makeProgram('read')
  expect(token).toMatch(/^sondeo_[\w-]{43}$/)
  const listed = async () => (await client.call(getApiKeys)).body.keys
  const kept = { _id: key._id, name: 'planilla', scope: 'read', ending: token.slice(-4), lastUsedAt: null }
  expect(await listed()).toEqual([{ ...kept, createdAt: expect.any(String) }])
  expect((await program.call(getPlan)).status).toBe(200)
  expect((await listed())[0]?.lastUsedAt).toBe(server.clock.now().toISOString())
  const rows = Object.values(await listAllRows(server.database)).flat()
  expect(rows.filter(row => row.includes(token.slice(7)))).toEqual([])
})

test('a revoked key opens nothing any more', async () => {
  const { client, program, key } = await makeProgram()
  expect((await program.call(getSearches)).status).toBe(200)
  expect((await client.call(revokeApiKey, { keyId: key._id })).status).toBe(200)
  const { status, failure } = await program.call(getSearches)
  expect([status, failure.code]).toEqual([401, 'key_unknown'])
  expect((await client.call(revokeApiKey, { keyId: key._id })).status).toBe(404)
})

test('nobody revokes or lists the keys of another', async () => {
  const mine = await makeProgram()
  const other = await registerSomebody(server)
  expect((await other.client.call(revokeApiKey, { keyId: mine.key._id })).status).toBe(404)
  expect((await other.client.call(getApiKeys)).body.keys).toEqual([])
  expect((await mine.program.call(getPlan)).status).toBe(200)
})

test('a key reaches what is its owner’s and nothing of anybody else', async () => {
  const { program, user } = await makeProgram()
  const other = await registerSomebody(server)
  const own = await fillAccount(server.services.stores, user._id, server.clock.now())
  const foreign = await fillAccount(server.services.stores, other.user._id, server.clock.now())
  expect((await program.call(getSearchHistory, { searchId: own.searchId })).status).toBe(200)
  const ids = (await program.call(getSearches)).body.searches.map(({ _id }) => _id)
  expect(ids).toEqual([own.searchId])
  for (const { status } of [
    await program.call(getSearchHistory, { searchId: foreign.searchId }),
    await program.call(renameSearch, { searchId: foreign.searchId, name: 'x' }),
    await program.call(getAiData, { scrappedDataId: foreign.scanId, prompt: 'todo' }),
  ])
    expect(status).toBe(404)
})

test('a key that only reads is refused by every call that starts or changes something', async () => {
  const { program } = await makeProgram('read')
  const running = allEndpoints.filter(({ key }) => key === 'run')
  expect(running.map(({ path }) => path)).toEqual(
    expect.arrayContaining([scrapeWebsite.path, getAiData.path, '/api/scrape/trademark', '/api/watches']),
  )
  for (const { method, path } of running) {
    const reply = await program.send({ method, url: path, payload: {} })
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'key_read_only'])
  }
})

test('no key changes the account, makes keys, pays, or calls anything that does not say it may', async () => {
  const { program } = await makeProgram('run')
  const closed = allEndpoints.filter(({ key }) => !key)
  const paths = closed.map(({ path }) => path)
  for (const { path } of [createApiKey, revokeApiKey, updateProfile, deleteAccount, startCheckout, checkAuth])
    expect(paths).toContain(path)
  const params = {
    token: 'a',
    id: 'a',
    jobId: 'a',
    scanId: 'a',
    searchId: 'a',
    place: '0-c0-0',
    key: '0123456789abcdef',
  }
  for (const { method, path } of closed) {
    if (!server.http.hasRoute({ method, url: path })) continue
    const reply = await program.send({ method, url: fillPath(path, params) })
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'key_not_allowed'])
  }
})

test('a key counts even beside a cookie: what it may not is refused, and a wrong one is not mended by the cookie', async () => {
  const { client, token } = await makeProgram('read')
  const other = await registerSomebody(server)
  const headers = { authorization: `Bearer ${token}` }
  const both = await other.client.call(getPlan, undefined, { headers })
  expect(both.status).toBe(200)
  expect((await client.call(getApiKeys, undefined, { headers })).failure.code).toBe('key_not_allowed')
  const wrong = await client.call(getPlan, undefined, { headers: { authorization: 'Bearer sondeo_nothing' } })
  expect([wrong.status, wrong.failure.code]).toEqual([401, 'key_unknown'])
})

test('what is asked of cookies is not asked of keys: a program may name any origin, a page with a cookie may not', async () => {
  const { client, program } = await makeProgram()
  const headers = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' }
  const asked = { searchId: 'nothing', name: 'x' }
  expect((await program.call(renameSearch, asked, { headers })).failure.code).toBe('not_found')
  expect((await client.call(renameSearch, asked, { headers })).failure.code).toBe('foreign_origin')
})

test('a session that has not proved to be its owner lately makes no key', async () => {
  const { client } = await registerSomebody(server)
  server.clock.advance(11 * 60_000)
  const { status, failure } = await client.call(createApiKey, { name: 'x', scope: 'read' })
  expect([status, failure.code]).toEqual([403, 'confirmation_needed'])
})

test('an account holds a number of keys, also when many are made at once', async () => {
  const { client } = await registerSomebody(server)
  const made = await Promise.all(
    Array.from({ length: maxApiKeys + 3 }, (_, at) => client.call(createApiKey, { name: `n ${at}`, scope: 'read' })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(maxApiKeys)
  expect(made.find(({ status }) => status !== 200)?.failure.code).toBe('too_many_keys')
})

test('a flood of one key slows only it: not its owner, not the other keys', async () => {
  const person = registerSomebody(server)
  const flooding = await makeProgram('read', person)
  const quiet = await makeProgram('read', person)
  for (let taken = 0; taken < callsPerMinute; taken++) {
    const { status } = await flooding.program.call(getWork)
    if (status !== 200) throw new Error(`call ${taken} gave ${status}`)
  }
  const refused = await flooding.program.call(getWork)
  expect([refused.status, refused.failure.retryAfterSeconds]).toEqual([429, 60])
  expect((await quiet.program.call(getWork)).status).toBe(200)
  expect((await flooding.client.call(getWork)).status).toBe(200)
  server.clock.advance(60_000)
  expect((await flooding.program.call(getWork)).status).toBe(200)
})

test('what one call allows an account in an hour is counted for each key by itself', async () => {
  const person = registerSomebody(server)
  const { program, client } = await makeProgram('run', person)
  const { path, limits } = scrapeWebsite
  const ask = (who: typeof program) => who.send({ method: 'POST', url: path, payload: {} })
  for (let taken = 0; taken < (limits[0]?.max ?? 0); taken++) await ask(program)
  expect((await ask(program)).statusCode).toBe(429)
  expect((await ask(client)).statusCode).toBe(400)
})

test('calls with a known key are not counted with their neighbours on the same network, those with a made-up one are', async () => {
  const { program, token } = await makeProgram('read')
  await program.call(getPlan)
  const leftAfter = async (authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    const reply = await server.http.inject({ url: '/healthz', remoteAddress: '203.0.113.50', headers })
    return Number(reply.headers['x-ratelimit-remaining'])
  }
  const alone = await leftAfter()
  await leftAfter(`Bearer ${token}`)
  expect(await leftAfter()).toBe(alone - 1)
  await leftAfter('Bearer sondeo_made-up')
  expect(await leftAfter()).toBe(alone - 3)
})
