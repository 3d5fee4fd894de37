import { previewReadingRule } from '@sondeo/contract/reading-rules'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { runScan } from './run-scan.ts'

const list = (length: number) =>
  `<ul>${Array.from({ length }, (_, at) => `<li><h3>Silla ${at}</h3><p>S/ ${at}.50</p></li>`).join('')}</ul>`
/** Honest markup, and more of it than these readers are given time for. */
const endless = '<b>x</b><i>y</i>'.repeat(400_000)
const wide = `${'a\n'.repeat(300)}${','.repeat(400_000)}b\n${'a\n'.repeat(9000)}`

let site: Site
let server: TestServer

beforeAll(async () => {
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/lista': list(20),
    '/honda': `${'<div>'.repeat(400)}${list(200)}`,
    '/sin-fin': endless,
    '/ancha.csv': { headers: { 'content-type': 'text/csv' }, body: wide },
    '/dos': `${list(20)}<a rel="next" href="/sin-fin">Siguiente</a>`,
  })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  server = await startTestServer({ works: true, env, readerLimits: { processorMs: 2500 } })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

const scan = (client: TestClient, path: string) =>
  client.call(scrapeWebsite, { url: site.url + path, auth: false, loginUrl: '', email: '', password: '' })

test.each(['/sin-fin', '/ancha.csv'])(
  'a page that takes too long or too much is said to be too complex, costs nothing and is not tried again: %s',
  async path => {
    const { client, user } = await registerSomebody(server)
    const before = site.requests.length
    const { status, failure } = await scan(client, path)
    expect([status, failure.code]).toEqual([422, 'page_too_complex'])
    const { stores } = server.services
    expect(await stores.usage.list({ ownerId: user._id })).toEqual([])
    const [failed] = await stores.scans.list({ ownerId: user._id, now: server.clock.now(), limit: 5 })
    expect(failed).toMatchObject({ state: 'failed', details: { why: { kind: 'too-complex' } } })
    const asked = site.requests.length
    expect(asked).toBeGreaterThan(before)
    // As after a restart: the queue hands the job out once more.
    await runScan(server.services, { ownerId: user._id, scanId: failed?.id ?? '' })
    expect(site.requests.length).toBe(asked)
  },
)

test('what was read before such a page stays, and questions about it are answered', async () => {
  const { client } = await registerSomebody(server)
  const { status, body } = await scan(client, '/dos')
  expect([status, body.data.pagesRead, body.data.complete]).toEqual([200, 1, false])
  const asked = await client.call(getAiData, { scrappedDataId: body.data._id, prompt: 'todos los registros' })
  expect(JSON.parse(asked.body.dataResponse.content)).toHaveLength(20)
})

test('a rule that would look through a page again and again is refused in its own words', async () => {
  const { client } = await registerSomebody(server)
  const scanId = (await scan(client, '/honda')).body.data._id
  const field = { name: 'a', selector: 'div p b ~ i', attribute: null }
  const fields = Array.from({ length: 30 }, (_, at) => ({ ...field, name: `a${at}` }))
  const broad = await client.call(previewReadingRule, { scanId, item: '*', fields })
  expect([broad.status, broad.failure.code]).toEqual([422, 'rule_too_broad'])
  const narrow = await client.call(previewReadingRule, {
    scanId,
    item: 'li',
    fields: [{ ...field, selector: 'h3' }],
  })
  expect([narrow.status, narrow.body.itemCount, narrow.body.found]).toEqual([200, 200, [200]])
})
