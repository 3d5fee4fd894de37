import { text } from 'node:stream/consumers'
import { createApiKey } from '@sondeo/contract/api-keys'
import { createWebhook } from '@sondeo/contract/webhooks'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

let site: Site
let server: TestServer
let visits = 0
const held: (() => void)[] = []
const hooked: unknown[] = []

const list =
  '<ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li><li><h3>Tres</h3><p>S/ 3</p></li></ul>'
const pages: Record<string, SitePage> = {
  '/robots.txt': { status: 404 },
  '/lista': () => {
    visits++
    return list
  },
  '/hook': (request, response) => {
    void text(request).then(body => {
      hooked.push(JSON.parse(body))
      response.writeHead(204).end()
    })
    return undefined
  },
  '/lenta': (_, response) => {
    visits++
    held.push(() => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(list)
    })
    return undefined
  },
}

beforeAll(async () => {
  site = await startSite(pages)
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

async function makeProgram() {
  const { client, user } = await registerSomebody(server)
  const { body } = await client.call(createApiKey, { name: 'planilla', scope: 'run' })
  return { user, token: body.token, program: server.client({ authorization: `Bearer ${body.token}` }) }
}
const scanBody = (path: string) => ({ url: site.url + path, auth: false })
const once = (key: string) => ({ headers: { 'idempotency-key': key } })
const unitsOf = (ownerId: string) => server.services.stores.usage.list({ ownerId })

test('the same key and body give the stored answer and cost nothing more', async () => {
  const { program, user } = await makeProgram()
  const first = await program.call(scrapeWebsite, scanBody('/lista'), once('a-1'))
  const before = visits
  const again = await program.call(scrapeWebsite, scanBody('/lista'), once('a-1'))
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect([first.reply.headers['idempotent-replayed'], again.reply.headers['idempotent-replayed']]).toEqual([
    undefined,
    'true',
  ])
  expect(visits).toBe(before)
  expect(await unitsOf(user._id)).toHaveLength(1)
  const asked = { scrappedDataId: first.body.data._id, prompt: 'todos los registros' }
  const answer = await program.call(getAiData, asked, once('a-2'))
  expect((await program.call(getAiData, asked, once('a-2'))).body.searchId).toBe(answer.body.searchId)
  expect((await program.call(getAiData, asked)).body.searchId).not.toBe(answer.body.searchId)
})

test('the same key with another body or another call is refused, and another person’s key is another key', async () => {
  const { program } = await makeProgram()
  const first = await program.call(scrapeWebsite, scanBody('/lista'), once('b-1'))
  const other = await program.call(scrapeWebsite, scanBody('/lista?x'), once('b-1'))
  expect([other.status, other.failure.code]).toEqual([422, 'idempotency_key_reused'])
  const call = await program.call(getAiData, { scrappedDataId: first.body.data._id, prompt: 'todo' }, once('b-1'))
  expect(call.failure.code).toBe('idempotency_key_reused')
  const stranger = await makeProgram()
  const theirs = await stranger.program.call(scrapeWebsite, scanBody('/lista'), once('b-1'))
  expect(theirs.status).toBe(200)
  expect(theirs.body.data._id).not.toBe(first.body.data._id)
})

test('a scan that ended, well or not, is announced to the programs that asked for it', async () => {
  const { client } = await registerSomebody(server)
  await client.call(createWebhook, { url: `${site.url}/hook`, events: ['scan.finished'] })
  await client.call(scrapeWebsite, scanBody('/lista'))
  await client.call(scrapeWebsite, scanBody('/nada'))
  await expect.poll(() => hooked).toHaveLength(2)
  expect(hooked).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'scan.finished',
        data: expect.objectContaining({ state: 'ready', code: null, recordsFound: 3, isComplete: true }),
      }),
      expect.objectContaining({ data: expect.objectContaining({ state: 'failed', code: 'page_not_found' }) }),
    ]),
  )
})

test('a key is forgotten after a day', async () => {
  const { program, user } = await makeProgram()
  await program.call(scrapeWebsite, scanBody('/lista'), once('c-1'))
  server.clock.advance(24 * 3_600_000 + 1)
  await program.call(scrapeWebsite, scanBody('/lista'), once('c-1'))
  expect(await unitsOf(user._id)).toHaveLength(2)
})

test('what failed is not kept, and may be tried again with the same key', async () => {
  const { program } = await makeProgram()
  const failed = await program.call(scrapeWebsite, { url: 'no address', auth: false }, once('d-1'))
  expect(failed.failure.code).toBe('url_invalid')
  expect((await program.call(scrapeWebsite, scanBody('/lista'), once('d-1'))).status).toBe(200)
})

test('a key of no form that can be kept is said to be one', async () => {
  const { program } = await makeProgram()
  for (const key of ['', 'x'.repeat(201), 'a b']) {
    const { status, failure } = await program.call(scrapeWebsite, scanBody('/lista'), once(key))
    expect([key, status, failure.code]).toEqual([key, 400, 'idempotency_key_invalid'])
  }
})

test('while the first call runs, a second is told to wait; when the line of the first broke, its answer is there', async () => {
  const { token, user, program } = await makeProgram()
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const call = fetch(`${address}${scrapeWebsite.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'e-1' },
    body: JSON.stringify(scanBody('/lenta')),
    signal: gone.signal,
  }).catch(() => 'gone')
  await expect.poll(() => held).toHaveLength(1)
  const second = await program.call(scrapeWebsite, scanBody('/lenta'), once('e-1'))
  expect([second.status, second.failure.code]).toEqual([409, 'idempotency_key_busy'])
  gone.abort()
  expect(await call).toBe('gone')
  for (const letGo of held.splice(0)) letGo()
  await vi.waitFor(
    async () => {
      const third = await program.call(scrapeWebsite, scanBody('/lenta'), once('e-1'))
      expect([third.status, third.reply.headers['idempotent-replayed']]).toEqual([200, 'true'])
    },
    { timeout: 300_000, interval: 300 },
  )
  expect(await unitsOf(user._id)).toHaveLength(1)
})
