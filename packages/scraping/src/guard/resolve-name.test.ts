import { type NameServer, startNameServer } from '@sondeo/test-kit/sites/start-name-server'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping } from '../scraping.ts'
import { createGuard } from './create-guard.ts'
import { dialAddress } from './dial-address.ts'
import { createNameResolver, type ResolveName } from './resolve-name.ts'

const PUBLIC = '93.184.216.34'
const names: Record<string, string[] | 'fail'> = {
  'both.example': [PUBLIC, '2606:4700::1111'],
  'mixed.example': [PUBLIC, '127.0.0.1'],
  'mixed-families.example': [PUBLIC, '::1'],
  'inside.example': ['10.0.0.1'],
  'rebind.example': [PUBLIC],
  'empty.example': [],
  'broken.invalid': 'fail',
}
let server: NameServer
let resolve: ResolveName
let victim: Site

beforeAll(async () => {
  server = await startNameServer(names)
  resolve = createNameResolver({ servers: [server.address], timeoutMs: 5000 })
  victim = await startSite({ '*': '<p>secret</p>' })
})
afterAll(async () => {
  await server.close()
  await victim.close()
})

const strange = { isAllowedPair: false }

test('both families of a name are asked for, IPv4 first', async () => {
  expect(await resolve('both.example', strange)).toEqual([PUBLIC, '2606:4700::1111'])
})

test('a name without addresses and a name that does not exist have none', async () => {
  expect(await resolve('empty.example', strange)).toEqual([])
  expect(await resolve('missing.example', strange)).toEqual([])
})

test('a name on the allow list is looked up by the system, others are not', async () => {
  expect(await resolve('localhost', { isAllowedPair: true })).toContain('127.0.0.1')
  expect(await resolve('localhost.missing', strange)).toEqual([])
})

test.each([
  ['mixed.example', 'loopback'],
  ['mixed-families.example', 'loopback'],
  ['inside.example', 'private'],
])('what a real name server says about %s is judged as a whole', async (hostname, because) => {
  const decision = await createGuard({ resolve }).decide({ hostname, port: 80 })
  expect(decision).toMatchObject({ ok: false, why: { kind: 'blocked-address', because } })
})

test('a name server that fails leaves the question open', async () => {
  const decision = await createGuard({ resolve }).decide({ hostname: 'broken.invalid', port: 80 })
  expect(decision).toMatchObject({ ok: false, why: { kind: 'no-such-host' } })
})

test('a name that a real name server turns inward between two connections reaches nobody', async () => {
  const outside = await startSite({
    '/': () => {
      names['rebind.example'] = ['127.0.0.1']
      return { status: 302, headers: { location: `http://rebind.example:${victim.port}/` } }
    },
  })
  try {
    // The public address cannot be reached from here: our site stands in for it, and only for it.
    const scraping = createScraping({
      resolve,
      dial: target => dialAddress({ ...target, address: target.address === PUBLIC ? '127.0.0.1' : target.address }),
      wait: async () => {},
    })
    const result = await scraping.scanWebsite({ url: `http://rebind.example:${outside.port}/` })
    expect(result).toMatchObject({
      ok: false,
      why: { kind: 'blocked-address', host: 'rebind.example', because: 'loopback' },
    })
    expect(outside.requests).toEqual(['GET /robots.txt', 'GET /'])
    expect(victim.connectionCount()).toBe(0)
  } finally {
    await outside.close()
  }
})
