import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { createApiKey, type KeyScope, revokeApiKey } from '@sondeo/contract/api-keys'
import { getWork } from '@sondeo/contract/events'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const rows = (...names: string[]) =>
  `<ul>${names.map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 5}.50</p></li>`).join('')}</ul>`
const pages: Record<string, SitePage> = {
  '/robots.txt': { status: 404 },
  '/lista': rows('Silla', 'Mesa', 'Banco', 'Estante', 'Repisa'),
  '/larga': `${rows('Uno', 'Dos', 'Tres')}<a rel="next" href="/larga-2">Siguiente</a>`,
  '/larga-2': () => undefined,
}

let site: Site
let server: TestServer
let address = ''
beforeAll(async () => {
  site = await startSite(pages)
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  address = await server.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

async function makeKey(scope: KeyScope = 'run', person = registerSomebody(server)) {
  const { client, user } = await person
  const { body } = await client.call(createApiKey, { name: 'asistente', scope })
  return { person: client, ownerId: user._id, token: body.token, keyId: body.key._id }
}

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return client
}

const overHttp = (token: string) =>
  connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }) as Transport,
  )

const program = fileURLToPath(new URL('../../command-line/mcp-stdio.ts', import.meta.url))
const overStdio = (token: string) =>
  connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program],
      env: { PATH: process.env.PATH ?? '', SONDEO_URL: address, SONDEO_KEY: token, LANG: 'en_US.UTF-8' },
    }),
  )

const Cell = z.object({ value: z.string(), source: z.string(), origin: z.string() })
const Table = z.object({ searchId: z.string(), rowCount: z.number(), rows: z.array(z.record(z.string(), Cell)) })
const Scanned = z.object({ scanId: z.string(), complete: z.boolean(), table: Table })
const Answered = z.object({ isAnswered: z.boolean(), table: Table })

const names = [
  'ask_scan',
  'list_results',
  'list_watches',
  'open_result',
  'research_product',
  'scan_website',
  'show_origin',
  'watch',
  'watch_changes',
]

const transports = [
  ['Streamable HTTP', overHttp],
  ['standard input and output', overStdio],
] as const

test.each(transports)(
  'an assistant scans, asks, opens and watches over %s, and every value says where it comes from',
  async (_, open) => {
    const { token, person } = await makeKey()
    const client = await open(token)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(names)
    expect(tools.every(({ outputSchema }) => outputSchema)).toBe(true)

    const told: number[] = []
    const scanned = Scanned.parse(
      (
        await client.callTool({ name: 'scan_website', arguments: { url: `${site.url}/lista` } }, undefined, {
          onprogress: ({ progress }) => told.push(progress),
          timeout: 300_000,
        })
      ).structuredContent,
    )
    expect([scanned.complete, scanned.table.rowCount]).toEqual([true, 5])
    expect(told).toEqual([...told].sort((a, b) => a - b))
    const [first] = scanned.table.rows
    expect(Object.values(first ?? {}).map(({ value }) => value)).toEqual(expect.arrayContaining(['Silla', 'S/ 5.50']))
    expect(Object.values(first ?? {})[0]?.source).toBe(`${site.url}/lista`)
    const origin = new URL(Object.values(first ?? {})[0]?.origin ?? '')
    const copy = await person.send({ url: origin.pathname })
    expect([copy.statusCode, copy.body.includes('Silla')]).toEqual([200, true])

    const asked = { scanId: scanned.scanId, question: '¿cuál es el más caro?' }
    const answered = Answered.parse(
      (await client.callTool({ name: 'ask_scan', arguments: asked }, undefined, { timeout: 300_000 }))
        .structuredContent,
    )
    expect([answered.isAnswered, answered.table.rowCount]).toEqual([true, 1])

    const listed = await client.callTool({ name: 'list_results', arguments: {} })
    expect(listed.structuredContent).toMatchObject({ count: 1, results: [{ searchId: answered.table.searchId }] })
    const opened = await client.callTool({ name: 'open_result', arguments: { searchId: answered.table.searchId } })
    expect(opened.structuredContent).toMatchObject({ table: { rowCount: 1 } })

    const watched = await client.callTool({ name: 'watch', arguments: { scanId: scanned.scanId } })
    expect(watched.structuredContent).toMatchObject({ watch: { every: 'day', rowCount: 5 } })
    const watches = await client.callTool({ name: 'list_watches', arguments: {} })
    expect(watches.structuredContent).toMatchObject({ watches: [{ url: `${site.url}/lista` }] })
    await client.close()
  },
)

test('a product is researched with its figures and their sources', async () => {
  const { token } = await makeKey()
  const client = await overHttp(token)
  const asked = { product: 'Azúcar', language: 'es', limit: 3 }
  const researched = await client.callTool({ name: 'research_product', arguments: asked }, undefined, {
    timeout: 300_000,
  })
  const { code, answer, table } = z
    .object({
      code: z.string(),
      answer: z.array(z.string()),
      table: Table.extend({ rows: z.array(z.looseObject({})) }),
    })
    .parse(researched.structuredContent)
  expect(code).toMatch(/^17\.?0[12]/)
  expect([answer.length > 0, table.rows.length]).toEqual([true, 3])
  expect(JSON.stringify(table.rows)).toMatch(/"source":"[^"]+"/)
  await client.close()
})

test.each(transports)(
  'progress is told while a scan runs over %s, and cancelling stops it and keeps what was read',
  async (_, open) => {
    const { token, person, ownerId } = await makeKey()
    const client = await open(token)
    const cancelled = new AbortController()
    const told = Promise.withResolvers<Progress>()
    const scanning = client
      .callTool({ name: 'scan_website', arguments: { url: `${site.url}/larga` } }, undefined, {
        signal: cancelled.signal,
        onprogress: told.resolve,
        timeout: 300_000,
      })
      .catch((error: unknown) => error)
    const works = async () => (await person.call(getWork)).body.work
    // The second page is never answered, so that what is told is told in the middle of it.
    expect(await told.promise).toMatchObject({ progress: 3, message: expect.stringContaining('1') })
    expect((await works()).map(({ state }) => state)).toEqual(['running'])
    cancelled.abort('enough')
    expect(await scanning).toBeInstanceOf(Error)
    await expect
      .poll(async () => (await works()).filter(({ state }) => state === 'running'), { interval: 200 })
      .toEqual([])
    const { scans, pages } = server.services.stores
    const whose = { ownerId, now: server.clock.now() }
    const [scan] = await scans.list({ ...whose, limit: 5 })
    expect(await pages.list({ ...whose, scanId: scan?.id ?? '' })).toHaveLength(1)
    // The session goes on.
    expect((await client.callTool({ name: 'list_results', arguments: {} })).structuredContent).toMatchObject({
      count: 0,
    })
    await client.close()
  },
)

test('a key that only reads looks, and is told that it starts nothing', async () => {
  const { token } = await makeKey('read')
  const client = await overHttp(token)
  const refused = await client.callTool({ name: 'scan_website', arguments: { url: `${site.url}/lista` } })
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringContaining('key_read_only')])
  expect((await client.callTool({ name: 'list_results', arguments: {} })).structuredContent).toEqual({
    count: 0,
    results: [],
  })
  await client.close()
})

test('an address that scans may not reach is refused here as everywhere', async () => {
  const { token } = await makeKey()
  const client = await overHttp(token)
  const refused = await client.callTool({ name: 'scan_website', arguments: { url: 'http://169.254.169.254/latest' } })
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringContaining('url_blocked')])
  await client.close()
})

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
}
const accept = { accept: 'application/json, text/event-stream' }

test('only a key opens it: no cookie, no foreign page, no foreign name of this machine', async () => {
  const { token, person, keyId } = await makeKey()
  const ask = (headers: Record<string, string>) =>
    person.send({ method: 'POST', url: '/mcp', payload: initialize, headers: { ...accept, ...headers } })
  const authorization = `Bearer ${token}`
  const byCookie = await ask({})
  expect([byCookie.statusCode, byCookie.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect((await ask({ authorization: 'Bearer sondeo_wrong' })).json().code).toBe('key_unknown')
  expect((await ask({ authorization, origin: 'https://evil.example' })).json().code).toBe('foreign_origin')
  expect((await ask({ authorization, host: 'evil.example' })).json().code).toBe('foreign_host')
  await person.call(revokeApiKey, { keyId })
  expect((await ask({ authorization })).json().code).toBe('key_unknown')
})

test('nobody goes on with the session of another key, not even of the same person', async () => {
  const person = registerSomebody(server)
  const [mine, other] = [await makeKey('read', person), await makeKey('read', person)]
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${mine.token}` } },
  })
  const client = await connect(transport as Transport)
  const ask = (token: string) =>
    fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        ...accept,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'mcp-session-id': transport.sessionId ?? '',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list' }),
    })
  expect((await ask(other.token)).status).toBe(404)
  const own = await ask(mine.token)
  expect([own.status, (await own.text()).includes('scan_website')]).toEqual([200, true])
  await client.close()
})
