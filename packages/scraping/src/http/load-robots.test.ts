import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterEach, expect, test } from 'vitest'
import { createPace } from '../create-pace.ts'
import { createGuard } from '../guard/create-guard.ts'
import { openHttpReader } from './open-http-reader.ts'

const sites: Site[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map(site => site.close()))
})

async function readUnder(robots: SitePage, paths = ['/datos']) {
  const site = await startSite({ '/robots.txt': robots, '/datos': '<p>datos</p>', '/otra': '<p>otra</p>' })
  sites.push(site)
  const guard = createGuard({ allow: [{ host: site.host, port: site.port }] })
  const reader = openHttpReader({ guard, pace: createPace(), userAgent: 'SondeoBot/1.0', productToken: 'SondeoBot' })
  try {
    const results = []
    for (const path of paths) results.push(await reader.readPage({ url: site.url + path }))
    return { site, results, first: results[0] }
  } finally {
    await reader.close()
  }
}

test('a page that the rules forbid is not asked for, and the rule is named', async () => {
  const { site, first } = await readUnder('User-agent: *\nDisallow: /dat')
  const why = { kind: 'robots', because: 'rule', rule: 'Disallow: /dat', line: 2, url: `${site.url}/datos` }
  expect(first).toMatchObject({ ok: false, why })
  expect(site.requests).toEqual(['GET /robots.txt'])
})

test.each([400, 401, 403, 404, 410, 429])('rules answered with %i allow everything', async status => {
  const { first } = await readUnder({ status, body: 'User-agent: *\nDisallow: /' })
  expect(first).toMatchObject({ ok: true })
})

test.each([500, 502, 503])('rules answered with %i forbid everything', async status => {
  const { site, first } = await readUnder({ status })
  expect(first).toMatchObject({ why: { kind: 'robots', because: 'unavailable', status } })
  expect(site.requests).toEqual(['GET /robots.txt'])
})

test('empty rules allow everything', async () => {
  expect((await readUnder('')).first).toMatchObject({ ok: true })
  expect((await readUnder({ status: 204 })).first).toMatchObject({ ok: true })
})

test('rules are asked for once in a scan', async () => {
  const { site, results } = await readUnder('User-agent: *\nDisallow: /otra', ['/datos', '/otra', '/datos'])
  expect(results.map(result => result.ok)).toEqual([true, false, true])
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /datos', 'GET /datos'])
})

test('rules that moved are followed, and those that move forever count as missing', async () => {
  let hops = 0
  const moved: SitePage = request =>
    request.url === '/robots.txt?at=3'
      ? 'User-agent: *\nDisallow: /'
      : { status: 301, headers: { location: `/robots.txt?at=${++hops}` } }
  expect((await readUnder(moved)).first).toMatchObject({ why: { kind: 'robots' } })
  const endless: SitePage = () => ({ status: 301, headers: { location: `/robots.txt?at=${Math.random()}` } })
  expect((await readUnder(endless)).first).toMatchObject({ ok: true })
})

test('of giant rules the first 500 kilobytes hold', async () => {
  const filler = '# filler line\n'.repeat(60_000)
  expect((await readUnder(`User-agent: *\nDisallow: /datos\n${filler}`)).first).toMatchObject({
    why: { kind: 'robots' },
  })
  expect((await readUnder(`${filler}User-agent: *\nDisallow: /datos\n`)).first).toMatchObject({ ok: true })
})

test('a redirect to a forbidden page of the same site is not followed', async () => {
  const site = await startSite({
    '/robots.txt': 'User-agent: *\nDisallow: /dentro',
    '/': { status: 302, headers: { location: '/dentro' } },
    '/dentro': '<p>x</p>',
  })
  sites.push(site)
  const guard = createGuard({ allow: [{ host: site.host, port: site.port }] })
  const reader = openHttpReader({ guard, pace: createPace(), userAgent: 'SondeoBot/1.0', productToken: 'SondeoBot' })
  sites.push({ ...site, close: reader.close })
  expect(await reader.readPage({ url: site.url })).toMatchObject({ why: { kind: 'robots', url: `${site.url}/dentro` } })
  expect(site.requests).not.toContain('GET /dentro')
})
