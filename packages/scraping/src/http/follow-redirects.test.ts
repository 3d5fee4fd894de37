import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPace } from '../create-pace.ts'
import { createGuard, type GuardOptions } from '../guard/create-guard.ts'
import { dialAddress } from '../guard/dial-address.ts'
import { openHttpReader } from './open-http-reader.ts'

let victim: Site
let sites: Site[]
beforeEach(async () => {
  victim = await startSite({ '*': '<p>secret</p>' })
  sites = [victim]
})
afterEach(async () => {
  await Promise.all(sites.map(site => site.close()))
})

async function entrance(location: string, status = 302): Promise<Site> {
  const site = await startSite({ '/': { status, headers: { location } }, '/dentro': '<p>inside</p>' })
  sites.push(site)
  return site
}

async function read(site: Site, url = `${site.url}/`, guardOptions: GuardOptions = {}) {
  const guard = createGuard({ allow: [{ host: site.host, port: site.port }], ...guardOptions })
  const reader = openHttpReader({ guard, pace: createPace(), userAgent: 'SondeoBot', productToken: 'SondeoBot' })
  try {
    return await reader.readPage({ url })
  } finally {
    await reader.close()
  }
}

test.each([301, 302, 303, 307, 308])('a redirect with status %i is followed and kept in the page', async status => {
  const site = await entrance('/dentro', status)
  expect(await read(site)).toMatchObject({
    ok: true,
    page: {
      url: `${site.url}/dentro`,
      requestedUrl: `${site.url}/`,
      redirects: [{ status, from: `${site.url}/`, to: `${site.url}/dentro` }],
    },
  })
})

test.each([301, 302, 303, 307, 308])('a redirect with status %i to a forbidden place reaches nobody', async status => {
  const site = await entrance(`${victim.url}/`, status)
  expect(await read(site)).toMatchObject({ ok: false, why: { kind: 'blocked-address', because: 'loopback' } })
  expect(victim.connectionCount()).toBe(0)
})

test.each([
  ['protocol-relative', (port: number) => `//127.0.0.1:${port}/`],
  ['decimal', (port: number) => `http://2130706433:${port}/`],
  ['hex', (port: number) => `http://0x7f.1:${port}/`],
  ['octal', (port: number) => `http://0177.0.0.1:${port}/`],
  ['mapped', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['full-width, in UTF-8', (port: number) => Buffer.from(`http://１２７.0.0.1:${port}/`).toString('latin1')],
  ['backslashes', (port: number) => `\\\\127.0.0.1:${port}\\`],
  ['localhost', (port: number) => `http://localhost:${port}/`],
  ['localhost with a dot', (port: number) => `http://localhost.:${port}/`],
  ['another loopback address', (port: number) => `http://127.0.0.2:${port}/`],
  ['no address', (port: number) => `http://0:${port}/`],
])('a redirect in disguise reaches nobody (%s)', async (_, disguise) => {
  const site = await entrance(disguise(victim.port))
  expect(await read(site)).toMatchObject({ ok: false, why: { kind: 'blocked-address' } })
  expect(victim.connectionCount()).toBe(0)
})

test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'javascript:alert(1)', 'data:text/html,x', 'gopher://127.0.0.1/'])(
  'a redirect to another scheme ends the reading: %s',
  async location => {
    expect(await read(await entrance(location))).toMatchObject({ why: { kind: 'bad-address', problem: 'scheme' } })
  },
)

test('a redirect that names a user is refused', async () => {
  const site = await entrance(`http://user:pass@127.0.0.1:${victim.port}/`)
  expect(await read(site)).toMatchObject({ why: { kind: 'bad-address', problem: 'user-info' } })
  expect(victim.connectionCount()).toBe(0)
})

test('a name that turns private between the page and its redirect reaches nobody', async () => {
  const site = await entrance(`http://rebind.example:${victim.port}/`)
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const dialled: string[] = []
  const result = await read(site, `http://rebind.example:${site.port}/`, {
    allow: [],
    resolve: async () => answers.shift() ?? [],
    dial: async target => {
      dialled.push(target.address)
      // The public address cannot be reached from here: our site stands in for it.
      return await dialAddress({ ...target, address: '127.0.0.1' })
    },
  })
  expect(result).toMatchObject({ why: { kind: 'blocked-address', host: 'rebind.example', because: 'loopback' } })
  expect(dialled).toEqual(['93.184.216.34'])
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /'])
  expect(victim.connectionCount()).toBe(0)
})

test('a chain of redirects is checked at every step', async () => {
  const last = await entrance(`http://127.0.0.1:${victim.port}/`)
  const first = await entrance(`${last.url}/`)
  const allow = [first, last].map(({ host, port }) => ({ host, port }))
  expect(await read(first, undefined, { allow })).toMatchObject({ why: { kind: 'blocked-address' } })
  expect(last.requests).toContain('GET /')
  expect(victim.connectionCount()).toBe(0)
})

test('rules in robots.txt cannot send us to a forbidden place either', async () => {
  const site = await startSite({
    '/robots.txt': { status: 302, headers: { location: `${victim.url}/` } },
    '/': '<p>x</p>',
  })
  sites.push(site)
  expect(await read(site)).toMatchObject({ ok: false, why: { kind: 'blocked-address' } })
  expect(victim.connectionCount()).toBe(0)
})

test('what a page asks browsers to do (refresh, images, frames) is not done', async () => {
  const page = `<meta http-equiv="refresh" content="0;url=${victim.url}/"><img src="${victim.url}/a.png"><iframe src="${victim.url}/b"></iframe><p>text</p>`
  const site = await startSite({
    '/': { headers: { refresh: `0;url=${victim.url}/`, link: `<${victim.url}/x>; rel=preload` }, body: page },
  })
  sites.push(site)
  expect(await read(site)).toMatchObject({ ok: true, page: { html: page, redirects: [] } })
  expect(victim.connectionCount()).toBe(0)
})

test('ten redirects are followed, the eleventh is not', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, step) => [`/${step}`, { status: 302, headers: { location: `/${step + 1}` } }]),
  )
  const site = await startSite({ ...pages, '/12': '<p>end</p>' })
  sites.push(site)
  expect(await read(site, `${site.url}/2`)).toMatchObject({ ok: true, page: { url: `${site.url}/12` } })
  expect(await read(site, `${site.url}/1`)).toMatchObject({ why: { kind: 'too-many-redirects', maxRedirects: 10 } })
})

test('a redirect written in plain UTF-8 is understood', async () => {
  const site = await startSite({
    '/': { status: 301, headers: { location: Buffer.from('/año').toString('latin1') } },
    '/a%C3%B1o': '<p>2026</p>',
  })
  sites.push(site)
  expect(await read(site)).toMatchObject({ ok: true, page: { url: `${site.url}/a%C3%B1o` } })
})

test("a redirect without a place to go is the site's mistake", async () => {
  const site = await startSite({ '/': { status: 302 } })
  sites.push(site)
  expect(await read(site)).toMatchObject({ why: { kind: 'server-error', status: 302 } })
})
