import { stopWork } from '@sondeo/contract/events'
import { scrapeDetails, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { type ListSite, startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { SCANS_PER_PERSON } from './scan-website.job.ts'

const body = (url: string) => ({ url, auth: false, loginUrl: '', email: '', password: '' })

describe.each(ENGINES)('many scans on %s', engine => {
  let list: ListSite
  let hanging: Site[]
  let server: TestServer

  beforeAll(async () => {
    list = await startListSite({ pager: 'next-link', records: 30, pageSize: 10 })
    // Twelve hosts that take every question and answer none.
    hanging = await Promise.all(
      Array.from({ length: 12 }, () => startSite({ '/robots.txt': { status: 404 }, '*': () => undefined })),
    )
    const allow = [list, ...hanging].map(({ host, port }) => `${host}:${port}`).join(',')
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: allow } })
  })
  afterAll(async () => {
    await server.discard()
    await Promise.all([list.close(), ...hanging.map(site => site.close())])
  })

  async function stopAll(client: TestClient, ownerId: string) {
    for (const { id } of await server.services.workBoard.listOpen(ownerId)) await client.call(stopWork, { workId: id })
  }

  test.each([
    ['without login', false],
    ['with login', true],
  ])('twelve scans of one person that hang leave room for another’s: %s', async (_, auth) => {
    const { client, user } = await registerSomebody(server)
    const secret = auth ? { auth, email: 'ana', password: 'muy secreto' } : {}
    const scans = hanging.map(({ url }) =>
      client.call(scrapeWebsite, { ...body(`${url}/lista`), ...secret, loginUrl: auth ? `${url}/entrar` : '' }),
    )
    const { scanSlots } = server.services
    await expect.poll(() => scanSlots.takenBy(user._id)).toBe(SCANS_PER_PERSON)
    const other = await registerSomebody(server)
    const { status, body: answer } = await other.client.call(scrapeWebsite, body(list.start))
    expect([status, answer.data.recordsFound]).toEqual([200, 30])
    expect(scanSlots.takenBy(user._id)).toBe(SCANS_PER_PERSON)
    await stopAll(client, user._id)
    for (const { status } of await Promise.all(scans)) expect(status).toBe(422)
  })
})

test('who has stored all that fits is told so before anything is read', async () => {
  const site = await startListSite({ pager: 'next-link', records: 30, pageSize: 10 })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}`, STORAGE_PER_USER_MB: '1' }
  const server = await startTestServer({ works: true, env })
  try {
    const { client, user } = await registerSomebody(server)
    expect((await client.call(scrapeWebsite, body(site.start))).status).toBe(200)
    const { stores } = server.services
    const now = server.clock.now()
    const [scan] = await stores.scans.list({ ownerId: user._id, now, limit: 1 })
    const page = { ownerId: user._id, scanId: scan?.id ?? '', position: 9, details: { url: site.start }, now }
    await stores.pages.save({ ...page, body: Buffer.alloc(1_000_000, 'x') })
    const asked = site.requests.length
    const { status, failure } = await client.call(scrapeWebsite, body(`${site.start}?otra`))
    expect([status, failure.code, site.requests.length]).toEqual([422, 'storage_full', asked])
    server.clock.advance(31 * 24 * 3_600_000)
    expect(await stores.pages.countBytes({ ownerId: user._id, now: server.clock.now() })).toBe(0)
  } finally {
    await server.discard()
    await site.close()
  }
})

test('the own pages of records are read until what one may store is full, and no further', async () => {
  const filler = `<p>${'detalle '.repeat(37_000)}</p>`
  const list = Array.from({ length: 12 }, (_, at) => `<li><a href="/r/${at}">Silla ${at}</a> <b>S/ ${at + 5}</b></li>`)
  const site = await startSite({
    '/robots.txt': { status: 404 },
    '/': `<html lang="es"><h1>Sillas</h1><ul>${list.join('')}</ul>`,
    '*': ({ url }) => `<html lang="es"><h1>Silla ${url}</h1><dl><dt>Correo</dt><dd>a@b.pe</dd></dl>${filler}`,
  })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}`, STORAGE_PER_USER_MB: '1' }
  const server = await startTestServer({ works: true, env })
  try {
    const { client, user } = await registerSomebody(server)
    const scanned = await client.call(scrapeWebsite, body(`${site.url}/`))
    const none = { auth: false, loginUrl: '', email: '', password: '' }
    const details = await client.call(scrapeDetails, { id: scanned.body.data._id, ...none })
    // Each is 0.3 MB, and two are read at a time.
    const { available, read } = details.body.data.detailPages
    expect([details.status, available]).toEqual([200, 12])
    expect([4, 5]).toContain(read)
    const kept = await server.services.stores.pages.countBytes({ ownerId: user._id, now: server.clock.now() })
    expect(kept).toBeLessThan(1_600_000)
  } finally {
    await server.discard()
    await site.close()
  }
})
