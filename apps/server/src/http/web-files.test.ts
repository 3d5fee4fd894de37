import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSiteConfig } from '@sondeo/contract/site-config'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addErrorHandler } from './error-handler.ts'
import { addWebFiles } from './web-files.ts'

let folder: string
let http: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sondeo-web-'))
  await mkdir(join(folder, 'assets'))
  const files = { 'app.html': 'shell', 'index.html': 'landing', 'pricing.html': 'prices', 'icon.svg': '<svg/>' }
  const withHead = '<html><head><title>Terms</title></head></html>'
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await writeFile(join(folder, 'terms.html'), withHead)
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'run()')
  http = Fastify()
  addErrorHandler(http)
  await addWebFiles(http, { siteConfig: defaultSiteConfig, appUrl: 'https://sondeo.example', folder })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['/', 200, 'landing', 'no-cache'],
  ['/pricing', 200, 'prices', 'no-cache'],
  ['/dashboard', 200, 'shell', 'no-cache'],
  ['/reset-password/abc-DEF_1', 200, 'shell', 'no-cache'],
  ['/product-research/results/x', 200, 'shell', 'no-cache'],
  ['/product-research/brief/x', 200, 'shell', 'no-cache'],
  ['/product-research/compare', 200, 'shell', 'no-cache'],
  ['/profile/', 200, 'shell', 'no-cache'],
  ['/reset-password', 404, 'shell', 'no-cache'],
  ['/no/such/page', 404, 'shell', 'no-cache'],
  ['/assets/app-1a2b3c.js', 200, 'run()', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 200, '<svg/>', 'no-cache'],
])('%s answers %i', async (url, status, body, caching) => {
  const reply = await http.inject(url)
  expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([status, body, caching])
})

test('a page tells other sites its whole address and picture', async () => {
  const { body } = await http.inject('/terms')
  expect(body).toContain('<meta property="og:url" content="https://sondeo.example/terms">')
  expect(body).toContain('<meta property="og:image" content="https://sondeo.example/share.jpg">')
})

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await http.inject('/terms')).headers
  const again = await http.inject({ url: '/terms', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/assets/app-old.js', '/missing.png', '/app.html.map', '/../package.json'])(
  'a file that is not there is never a page: %s',
  async url => {
    const reply = await http.inject(url)
    expect([reply.statusCode, reply.json().code, reply.headers['cache-control']]).toEqual([
      404,
      'not_found',
      'no-store',
    ])
  },
)

test('no path leads out of the folder', async () => {
  for (const url of ['/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fetc/passwd', '/..%5c..%5cetc/passwd']) {
    const reply = await http.inject(url)
    expect([url, reply.statusCode, reply.body.includes('root:')]).toEqual([url, 404, false])
  }
})

test('the pages learn about their server', async () => {
  const reply = await http.inject('/config.json')
  expect([reply.json(), reply.headers['cache-control']]).toEqual([defaultSiteConfig, 'no-store'])
})
