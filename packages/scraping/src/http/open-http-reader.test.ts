import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterEach, expect, test } from 'vitest'
import { createPace } from '../create-pace.ts'
import { createGuard } from '../guard/create-guard.ts'
import type { PageReader } from '../page.ts'
import { type HttpReaderOptions, openHttpReader } from './open-http-reader.ts'

const open: Array<{ close: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(thing => thing.close()))
})

async function site(pages: Record<string, SitePage>): Promise<Site> {
  const started = await startSite(pages)
  open.push(started)
  return started
}

function readerFor(sites: Site[], options: Partial<HttpReaderOptions> = {}): PageReader {
  const guard = createGuard({ allow: sites.map(({ host, port }) => ({ host, port })) })
  const defaults = { guard, pace: createPace(), userAgent: 'SondeoBot/1.0 (test)', productToken: 'SondeoBot' }
  const reader = openHttpReader({ ...defaults, wait: async () => {}, ...options })
  open.push(reader)
  return reader
}

const html = '<!doctype html><title>Años</title><p>Camión, niño y señal</p>'

test('a page comes back with where it was found, its type, its size and its text', async () => {
  const shop = await site({ '/lista?p=1': html })
  const result = await readerFor([shop]).readPage({ url: `${shop.url}/lista?p=1#arriba` })
  expect(result).toMatchObject({
    ok: true,
    page: {
      url: `${shop.url}/lista?p=1#arriba`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      charset: 'utf-8',
      html,
      bytes: Buffer.byteLength(html),
      redirects: [],
      readBy: 'http',
    },
  })
  expect(shop.requests).toEqual(['GET /robots.txt', 'GET /lista?p=1'])
})

test('we say who we are, what we read and in which languages', async () => {
  const shop = await site({ '/': html })
  await readerFor([shop], { acceptLanguage: 'es' }).readPage({ url: `${shop.url}/` })
  expect(shop.headersOf('/')).toMatchObject({
    'user-agent': 'SondeoBot/1.0 (test)',
    'accept-language': 'es',
    'accept-encoding': 'gzip, deflate, br, zstd',
    host: `127.0.0.1:${shop.port}`,
  })
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['gzip, br', (body: string) => brotliCompressSync(gzipSync(body))],
  ['identity', Buffer.from],
])('a page packed with %s is unpacked', async (encoding, pack) => {
  const shop = await site({ '/': { headers: { 'content-encoding': encoding }, body: pack(html) } })
  expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ ok: true, page: { html } })
})

test.each(['compress', 'gzip, gzip, gzip', 'br, made-up'])(
  'a packing we never asked for is an error: %s',
  async encoding => {
    const shop = await site({ '/': { headers: { 'content-encoding': encoding }, body: gzipSync(html) } })
    const why = { kind: 'connection-failed', code: 'UNKNOWN_ENCODING' }
    expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ ok: false, why })
  },
)

test('a body that is not what its packing says is an error, not half a page', async () => {
  const shop = await site({ '/': { headers: { 'content-encoding': 'gzip' }, body: html } })
  expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ why: { kind: 'connection-failed' } })
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])('a small %s answer that unfolds beyond the limit is cut off', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(5_000_000, 'a'))
  const shop = await site({ '/': { headers: { 'content-encoding': encoding }, body: bomb } })
  const result = await readerFor([shop], { maxBytes: 100_000 }).readPage({ url: shop.url })
  expect(bomb.length).toBeLessThan(10_000)
  expect(result).toMatchObject({ ok: false, why: { kind: 'too-large', maxBytes: 100_000 } })
})

test('an endless page is left at the limit', async () => {
  let sent = 0
  const shop = await site({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const pour = () => {
        while (!response.destroyed && response.write('a'.repeat(65_536))) sent += 65_536
      }
      response.on('drain', pour)
      pour()
      return undefined
    },
  })
  const result = await readerFor([shop], { maxBytes: 1_000_000 }).readPage({ url: shop.url })
  expect(result).toMatchObject({ why: { kind: 'too-large' } })
  expect(sent).toBeLessThan(20_000_000)
})

test('a page that announces too much is not even begun', async () => {
  const shop = await site({ '/': { headers: { 'content-length': '2000000' }, body: 'a'.repeat(2_000_000) } })
  const result = await readerFor([shop], { maxBytes: 1_000_000 }).readPage({ url: shop.url })
  expect(result).toMatchObject({ why: { kind: 'too-large' } })
})

test('a page that drips without end runs out of time', async () => {
  using time = holdTimeLimits(2000)
  let drops = 0
  const shop = await site({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => {
        response.write('a')
        if (++drops === 20) time.runOut()
      }, 20)
      response.on('close', () => clearInterval(timer))
      return undefined
    },
  })
  const result = await readerFor([shop], { timeoutMs: 2000 }).readPage({ url: `${shop.url}/` })
  expect(result).toMatchObject({ ok: false, why: { kind: 'timeout', url: `${shop.url}/`, afterMs: 2000 } })
})

test('a site that never answers runs out of time', async () => {
  using time = holdTimeLimits(200)
  const hang = () => {
    time.runOut()
    return undefined
  }
  const shop = await site({ '/': hang })
  expect(await readerFor([shop], { timeoutMs: 200 }).readPage({ url: shop.url })).toMatchObject({
    why: { kind: 'timeout' },
  })
})

test('a stop ends the reading at once, whether in robots.txt or in the page', async () => {
  for (const path of ['/robots.txt', '/']) {
    const stop = new AbortController()
    const hang: SitePage = () => {
      stop.abort()
      return undefined
    }
    const shop = await site({ [path]: hang })
    const result = await readerFor([shop]).readPage({ url: shop.url, signal: stop.signal })
    expect(result).toMatchObject({ ok: false, why: { kind: 'stopped' } })
  }
})

test.each([
  [404, 'not-found'],
  [410, 'not-found'],
  [401, 'refused'],
  [403, 'refused'],
  [451, 'refused'],
  [400, 'refused'],
  [500, 'server-error'],
  [502, 'server-error'],
  [304, 'server-error'],
  [204, 'empty-page'],
])('status %i is %s', async (status, kind) => {
  const shop = await site({ '/': { status } })
  expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ ok: false, why: { kind } })
})

test('a puzzle for people is recognised and left alone', async () => {
  const shop = await site({ '/': { status: 503, headers: { 'cf-mitigated': 'challenge' } } })
  const result = await readerFor([shop]).readPage({ url: shop.url })
  expect(result).toMatchObject({ why: { kind: 'refused', isChallenge: true } })
  expect(shop.requests).toEqual(['GET /robots.txt', 'GET /'])
})

test.each([
  ['image/png', 'x'],
  ['application/msword', 'x'],
  ['application/zip', 'PK\x03\x04'],
  ['text/plain', 'just words'],
  ['', 'GIF89a'],
])('%s is not a page', async (contentType, body) => {
  const shop = await site({ '/': { headers: { 'content-type': contentType }, body } })
  expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ why: { kind: 'not-html', contentType } })
})

test.each(['text/html', 'TEXT/HTML;charset=utf-8', 'application/xhtml+xml', 'text/plain', ''])(
  'a page under the type %j is read',
  async contentType => {
    const shop = await site({ '/': { headers: { 'content-type': contentType }, body: html } })
    expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ ok: true, page: { html } })
  },
)

test('nothing at all is an empty page', async () => {
  const shop = await site({ '/': '' })
  expect(await readerFor([shop]).readPage({ url: shop.url })).toMatchObject({ why: { kind: 'empty-page' } })
})

test('a port where nobody listens is a failed connection', async () => {
  const shop = await startSite({})
  await shop.close()
  const result = await readerFor([shop]).readPage({ url: shop.url })
  expect(result).toMatchObject({
    ok: false,
    why: { kind: 'connection-failed', host: '127.0.0.1', code: 'ECONNREFUSED' },
  })
})

test('a site that hangs up is asked once more, and only once', async () => {
  const shop = await site({
    '/': request => {
      request.socket.destroy()
      return undefined
    },
  })
  const result = await readerFor([shop]).readPage({ url: shop.url })
  expect(result).toMatchObject({ why: { kind: 'connection-failed' } })
  expect(shop.requests).toEqual(['GET /robots.txt', 'GET /', 'GET /'])
})

test('a busy site is given the time it asks for, then asked again', async () => {
  const waits: number[] = []
  let count = 0
  const busy: SitePage = () =>
    ++count < 3 ? { status: count === 1 ? 429 : 503, headers: { 'retry-after': '7' } } : html
  const shop = await site({ '/': busy })
  const reader = readerFor([shop], { wait: async waitMs => void waits.push(waitMs) })
  expect(await reader.readPage({ url: shop.url })).toMatchObject({ ok: true })
  expect(waits).toEqual([7000, 7000])
})

test('a site that stays busy, or wants us gone for long, is left in peace', async () => {
  const shop = await site({
    '/busy': { status: 503 },
    '/later': { status: 429, headers: { 'retry-after': '3600' } },
  })
  const reader = readerFor([shop])
  expect(await reader.readPage({ url: `${shop.url}/busy` })).toMatchObject({
    why: { kind: 'server-error', status: 503 },
  })
  expect(await reader.readPage({ url: `${shop.url}/later` })).toMatchObject({
    why: { kind: 'refused', status: 429, retryAfterMs: 3_600_000 },
  })
  expect(shop.requests.filter(line => line === 'GET /busy')).toHaveLength(3)
  expect(shop.requests.filter(line => line === 'GET /later')).toHaveLength(1)
})

test('cookies are kept within a scan and are unknown to the next', async () => {
  const shop = await site({
    '/entrada': {
      status: 302,
      headers: { location: '/dentro', 'set-cookie': ['sesion=1; Path=/', 'otra=2; Path=/solo'] },
    },
    '/dentro': html,
  })
  await readerFor([shop]).readPage({ url: `${shop.url}/entrada` })
  expect(shop.headersOf('/dentro')?.cookie).toBe('sesion=1')
  await readerFor([shop]).readPage({ url: `${shop.url}/dentro` })
  expect(shop.headersOf('/dentro')?.cookie).toBeUndefined()
})

test('a lost address is said to be bad, a strange one to be blocked', async () => {
  const reader = readerFor([])
  expect(await reader.readPage({ url: 'ftp://example.com' })).toMatchObject({
    why: { kind: 'bad-address', problem: 'scheme' },
  })
  expect(await reader.readPage({ url: 'http://10.0.0.1/' })).toMatchObject({
    why: { kind: 'blocked-address', because: 'private' },
  })
})
