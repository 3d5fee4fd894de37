import { dismissWork, stopWork } from '@sondeo/contract/events'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearches } from '@sondeo/contract/searches'
import { getAiData, getScanList, getScrapedContents, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { ENGINE_VERSION } from '@sondeo/extraction/page-reading'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { type ListSite, startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { startS3 } from '@sondeo/test-kit/stand-ins/start-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { until } from '../../../test/until.ts'

const scanBody = (url: string) => ({ url, auth: false, loginUrl: '', email: '', password: '' })
const scan = (client: TestClient, url: string) => client.call(scrapeWebsite, scanBody(url))

describe.each(ENGINES)('scans on %s', engine => {
  let list: ListSite
  let odd: Site
  let victim: Site
  let server: TestServer
  /** On one engine pages go to a bucket. */
  let s3: Awaited<ReturnType<typeof startS3>> | undefined
  /** Answers to these are held back until somebody lets them go. */
  const held: (() => void)[] = []

  beforeAll(async () => {
    list = await startListSite({ pager: 'next-link', records: 30, pageSize: 10 })
    const slowPage =
      (next: string): SitePage =>
      (_, response) => {
        held.push(() => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(`<ul>${rows(next)}</ul><a rel="next" href="${next}">Siguiente</a>`)
        })
        return undefined
      }
    odd = await startSite({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private\n' },
      '/private': '<p>secreto</p>',
      '/forbidden': { status: 403, body: 'no' },
      '/broken': { status: 500, body: 'oh' },
      '/picture': { headers: { 'content-type': 'image/png' }, body: 'png' },
      '/empty': '<html><body></body></html>',
      // So much text that no browser is asked for.
      '/framed': `<h1>Portal</h1><p>${'Vea la lista. '.repeat(150)}</p><iframe src="https://tablas.example/lista"></iframe>`,
      '/circle': { status: 302, headers: { location: '/circle' } },
      '/slow': slowPage('/slow-2'),
      '/slow-2': slowPage('/slow-3'),
      '/shared': slowPage('/shared'),
    })
    victim = await startSite({ '*': 'forbidden ground' })
    const allow = [list, odd].map(({ host, port }) => `${host}:${port}`).join(',')
    s3 = engine === 'postgres' ? await startS3() : undefined
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: allow, ...s3?.env } })
  })
  afterAll(async () => {
    await server.discard()
    expect(victim.connectionCount()).toBe(0)
    await Promise.all([list.close(), odd.close(), victim.close(), s3?.close()])
  })

  beforeEach(() => {
    held.length = 0
  })

  const openWork = async (client: TestClient) => {
    const { ownerId } = await ownerOf(client)
    return server.services.workBoard.listOpen(ownerId)
  }
  const ownerOf = async (client: TestClient) => {
    const token = [...client.cookies.values()][0] ?? ''
    const user = await server.services.stores.sessions.find({ token, now: server.clock.now() })
    return { ownerId: user?.id ?? '' }
  }
  test('without a login the three empty fields of one may be left out', async () => {
    const { client } = await registerSomebody(server)
    const { status, body } = await client.call(scrapeWebsite, { url: list.start, auth: false })
    expect({ status, recordsFound: body.data?.recordsFound }).toEqual({ status: 200, recordsFound: 30 })
  })

  test('with a login they may not, and each is named', async () => {
    const { client } = await registerSomebody(server)
    const { status, body } = await client.call(scrapeWebsite, { url: list.start, auth: true })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, fields: { length: 3 } })
  })

  test('a list over three pages is read whole, and its figures can be asked for again', async () => {
    const { client, user } = await registerSomebody(server)
    const { status, body } = await scan(client, list.start)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ pagesRead: 3, recordsFound: 30, recordsAnnounced: 30, complete: true })
    const again = await client.call(getScrapedContents, { id: body.data._id })
    expect(again.body.data.url).toBe(list.start)
    const used = await server.services.stores.usage.list({ ownerId: user._id })
    expect(used.map(({ state }) => state)).toEqual(['settled'])
  })

  test.each([
    ['/private', 'site_disallows_robots'],
    ['/forbidden', 'site_refused'],
    ['/broken', 'site_error'],
    ['/picture', 'page_not_html'],
    ['/empty', 'page_empty'],
    ['/circle', 'site_redirects'],
    ['/nowhere', 'page_not_found'],
  ])('%s is refused as %s, and costs nothing', async (path, code) => {
    const { client, user } = await registerSomebody(server)
    const { status, failure } = await scan(client, odd.url + path)
    expect([status, failure.code]).toEqual([422, code])
    expect(await server.services.stores.usage.list({ ownerId: user._id })).toEqual([])
    expect(await openWork(client)).toEqual([])
  })

  test.runIf(engine === 'postgres')(
    'while the bucket of pages is away a scan fails and says so, costs nothing, and goes when it is back',
    async () => {
      const { client, user } = await registerSomebody(server)
      s3?.door.shut()
      const { status, failure } = await scan(client, list.start)
      s3?.door.open()
      expect([status, failure.code]).toEqual([503, 'unavailable'])
      expect(await server.services.stores.usage.list({ ownerId: user._id })).toEqual([])
      expect((await scan(client, list.start)).status).toBe(200)
      expect((await server.services.stores.service.measure()).bucket.count).toBeGreaterThanOrEqual(3)
    },
  )

  test('a stored reading of the form before is made anew from its page, and the question answered', async () => {
    const { client, user } = await registerSomebody(server)
    const scanId = (await scan(client, list.start)).body.data._id
    const { stores } = server.services
    const now = server.clock.now()
    for (const { id: pageId } of await stores.pages.list({ ownerId: user._id, scanId, now })) {
      const formBefore = { engineVersion: ENGINE_VERSION, recordSets: [], waysOn: { next: null } }
      const version = String(ENGINE_VERSION)
      await stores.pages.saveReading({
        ownerId: user._id,
        pageId,
        version,
        json: Buffer.from(JSON.stringify(formBefore)),
        now,
      })
    }
    const { status, body } = await client.call(getAiData, { scrappedDataId: scanId, prompt: 'todos los registros' })
    expect([status, body.success]).toEqual([200, true])
    expect(JSON.parse(body.dataResponse.content)).toHaveLength(30)
  })

  test('the whole list is there before anybody asks, with its origins, and not in the history', async () => {
    const { client } = await registerSomebody(server)
    const id = (await scan(client, list.start)).body.data._id
    const { body } = await client.call(getScanList, { id })
    const rows = JSON.parse(body.list?.content ?? '[]')
    expect(rows).toHaveLength(30)
    const searchId = body.list?.searchId ?? ''
    const [column = ''] = Object.keys(rows[0])
    const { origin } = (await client.call(getOrigin, { searchId, row: 0, column })).body
    expect(origin.text).toBe(String(rows[0][column]))
    expect((await client.call(getSearches)).body.searches).toEqual([])
    expect((await client.call(getScanList, { id })).body.list?.searchId).toBe(searchId)
    const other = await registerSomebody(server)
    expect((await other.client.call(getScanList, { id })).failure.code).toBe('not_found')
  })

  test('a list in a frame of another address is named, so that it can be scanned', async () => {
    const { client } = await registerSomebody(server)
    const { status, body } = await scan(client, `${odd.url}/framed`)
    expect([status, body.data.frameUrl]).toEqual([200, 'https://tablas.example/lista'])
    expect((await scan(client, list.start)).body.data.frameUrl).toBeNull()
  })

  test('addresses that are not public are refused and never reached', async () => {
    const { client } = await registerSomebody(server)
    for (const url of [victim.url, `http://localhost:${victim.port}/`, `http://2130706433:${victim.port}/`])
      expect((await scan(client, url)).failure.code, url).toBe('url_blocked')
    for (const url of ['ftp://example.com/', 'javascript:alert(1)', 'http://', 'https://user:secret@example.com/'])
      expect((await scan(client, url)).failure.code, url).toBe('url_invalid')
  })

  test('the same request of the same person joins the scan that runs', async () => {
    const { client } = await registerSomebody(server)
    const before = odd.requests.filter(line => line === 'GET /shared').length
    const both = Promise.all([scan(client, `${odd.url}/shared`), scan(client, `${odd.url}/shared`)])
    const letGo = await until(() => held.pop())
    letGo()
    const [first, second] = await both
    expect(first.body.data._id).toBe(second.body.data._id)
    expect(odd.requests.filter(line => line === 'GET /shared').length - before).toBe(1)
  })

  test('Stop keeps what was read and says that the list is not whole', async () => {
    const { client } = await registerSomebody(server)
    const running = scan(client, `${odd.url}/slow`)
    const letGo = await until(() => held.pop())
    letGo()
    await until(() => odd.requests.includes('GET /slow-2') || undefined)
    const work = await until(async () => (await openWork(client))[0])
    expect((await client.call(stopWork, { workId: work.id })).status).toBe(200)
    const { body } = await running
    expect(body.data).toMatchObject({ pagesRead: 1, complete: false })
  })

  test('work of somebody else can be neither stopped nor dismissed', async () => {
    const { client } = await registerSomebody(server)
    const other = await registerSomebody(server)
    const running = scan(client, `${odd.url}/slow`)
    const letGo = await until(() => held.pop())
    const { id: workId } = await until(async () => (await openWork(client))[0])
    expect((await other.client.call(stopWork, { workId })).failure.code).toBe('not_found')
    expect((await other.client.call(dismissWork, { workId })).failure.code).toBe('not_found')
    expect((await other.client.call(getScrapedContents, { id: workId })).failure.code).toBe('not_found')
    expect((await client.call(stopWork, { workId })).status).toBe(200)
    letGo()
    await running
  })

  test('a reading that is chosen is the one that is answered, with every value from the page', async () => {
    const { client } = await registerSomebody(server)
    const scanId = (await scan(client, list.start)).body.data._id
    const ask = (prompt: string, reading?: unknown) =>
      client.call(getAiData, { scrappedDataId: scanId, prompt, ...(reading !== undefined && { reading }) })
    const all = await ask('todos los registros')
    expect(all.body.details?.doubt).toMatchObject({ certainty: 'sure', unusedWords: [] })
    const plan = all.body.details?.plan as object
    const two = await ask('todos los registros', { ...plan, limit: 2 })
    expect(JSON.parse(two.body.dataResponse.content)).toEqual(
      JSON.parse(all.body.dataResponse.content).slice(0, 2) as unknown,
    )
    const foreign = await ask('todos los registros', { ...plan, set: 'list-99' })
    expect(foreign.body).toMatchObject({ success: 'false', searchId: null })
    expect((await ask('todos los registros', { columns: 'all' })).failure.code).toBe('invalid_input')
    expect((await ask('todos los registros', 'x'.repeat(30_000))).failure.code).toBe('field_too_long')
  })

  test('a question without an answer names the words that nothing was found for', async () => {
    const { client } = await registerSomebody(server)
    const scanId = (await scan(client, list.start)).body.data._id
    const { body } = await client.call(getAiData, { scrappedDataId: scanId, prompt: 'submarinos nucleares' })
    expect(body).toMatchObject({ success: 'false', doubt: { certainty: 'unanswered' } })
    expect(body.doubt?.unusedWords.length).toBeGreaterThan(0)
  })

  test('a question about a scan of somebody else is a question about nothing', async () => {
    const { client } = await registerSomebody(server)
    const { body } = await scan(client, list.start)
    const other = await registerSomebody(server)
    const asked = await other.client.call(getAiData, { scrappedDataId: body.data._id, prompt: 'todas' })
    expect([asked.status, asked.failure.code]).toEqual([404, 'not_found'])
  })
})

const rows = (seed: string) =>
  Array.from(
    { length: 6 },
    (_, index) => `<li><h3>Lote ${seed} ${index}</h3><p>Precio: S/ ${index + 1}0,00</p></li>`,
  ).join('')
