import { request } from 'node:http'
import { createScraping } from '@sondeo/scraping/scraping'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleSite, serveSampleSite } from './serve-sample-site.ts'

let today = new Date('2026-05-10T12:00:00Z')
let site: SampleSite
beforeAll(async () => {
  site = await serveSampleSite({ now: () => today })
})
afterAll(() => site.close())

/** Sends a path as it is; a URL parser would tidy it first. */
function ask(
  path: string,
  method = 'GET',
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...site.allow, path, method, agent: false }, async response => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: response.headers })
    })
    sent.on('error', reject).end()
  })
}

test('it listens on loopback and serves its pages with safe headers', async () => {
  expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const { status, body, headers } = await ask('/licitaciones?pagina=2')
  expect(status).toBe(200)
  expect(body).toContain('Mostrando 11 a 20 de 47')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('HEAD answers without a body', async () => {
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async method => {
  expect((await ask('/', method)).status).toBe(405)
})

test.each([
  '/nada',
  '/licitaciones?pagina=<b>',
  '/../../etc/passwd',
  '/licitaciones?pagina=99',
  '/constructor',
  'http://x/',
])('what is not there is not there, and is not repeated to the visitor: %s', async path => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).toBe('No existe esta página.\n')
})

test('on a later day the closing dates have moved on', async () => {
  const before = (await ask('/licitaciones/LPN-001')).body
  today = new Date('2026-05-11T00:00:00Z')
  const after = (await ask('/licitaciones/LPN-001')).body
  expect(before).toContain('<dt>Cierre de ofertas</dt><dd>12/05/2026</dd>')
  expect(after).toContain('<dt>Cierre de ofertas</dt><dd>13/05/2026</dd>')
})

test.each([
  ['tenders', 5, 47],
  ['suppliers', 3, 60],
  ['products', 4, 48],
] as const)(
  'a scan of the %s reads every page and every record that the site announces',
  async (list, pagesRead, records) => {
    const result = await createScraping({ allow: [site.allow] }).scanWebsite({ url: site.lists[list] })
    expect(result).toMatchObject({
      ok: true,
      completeness: { isComplete: true, pagesRead, recordsFound: records, recordsAnnounced: records },
    })
  },
)

test('a scan does not reach it unless the guard allows its exact address', async () => {
  const shut = await createScraping().scanWebsite({ url: site.lists.suppliers })
  expect(shut).toMatchObject({ ok: false, why: { kind: 'blocked-address', because: 'loopback' } })
})
