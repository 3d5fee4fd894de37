import type { PageReading } from '@sondeo/extraction/page-reading'
import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterEach, expect, test } from 'vitest'
import { type PageText, type PageWork, packReading, workHere } from '../reading/page-work.ts'
import { createScraping, type ReadBefore } from '../scraping.ts'
import type { KeptPage, ScanProgress } from './scan.ts'
import type { ScanRequest } from './scan-website.ts'

const sites: Site[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map(site => site.close()))
})

async function start(pages: Record<string, SitePage>): Promise<Site> {
  const site = await startSite(pages)
  sites.push(site)
  return site
}

const place = { kind: 'attribute', path: 'html[1]', attribute: 'href' } as const

/** Stands in for extraction, so that walking is tested apart from reading: items, a next link, an announced total. */
function readSimply({ html, url }: PageText): PageReading {
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(match => match[1] ?? '')
  const next = /<a rel="next" href="([^"]+)"/.exec(html)?.[1]
  const total = Number(/(\d+) en total/.exec(html)?.[1])
  const records = items.map(text => ({ cells: { name: { text, value: { kind: 'text', text }, origin: place } } }))
  const set = {
    id: 'list-1',
    kind: 'list',
    name: null,
    columns: [{ key: 'name', name: 'Nombre', type: 'text' }],
    records,
    path: 'ul[1]',
    score: 1,
  }
  return {
    engineVersion: 1,
    url,
    title: '',
    language: 'es',
    country: null,
    currency: null,
    recordSets: items.length > 0 ? [set] : [],
    contacts: [],
    text: [],
    navigation: {
      next: next ? { url: new URL(next, url).href, because: 'rel', origin: place } : null,
      total: total ? { count: total, raw: String(total), origin: place } : null,
      login: null,
    },
    trace: [],
  } as unknown as PageReading
}

function list(from: number, to: number, { next, total }: { next?: string; total?: number } = {}): string {
  const items = Array.from({ length: to - from + 1 }, (_, index) => `<li>Elemento ${from + index}</li>`).join('')
  return `<p>${total ? `${total} en total` : ''}</p><ul>${items}</ul>${next ? `<a rel="next" href="${next}">Siguiente</a>` : ''}`
}

const work: PageWork = { ...workHere, readPage: async page => packReading(page, readSimply(page)) }

function scan(site: Site, request: Partial<Omit<ScanRequest, 'reader'>> & { before?: ReadBefore } = {}) {
  const scraping = createScraping({ allow: [{ host: site.host, port: site.port }], wait: async () => {} })
  return scraping.scanWebsite({ url: `${site.url}/`, work, ...request })
}

test('a single page is read whole', async () => {
  const site = await start({ '/': list(1, 3) })
  const result = await scan(site)
  expect(result).toMatchObject({
    ok: true,
    url: `${site.url}/`,
    pages: [{ page: { status: 200 } }],
    completeness: { isComplete: true, endedBecause: 'end', pagesRead: 1, recordsFound: 3, recordsAnnounced: null },
  })
})

test('a list is followed to its end, with progress towards what the site announces', async () => {
  const site = await start({
    '/': list(1, 10, { next: '?p=2', total: 25 }),
    '/?p=2': list(11, 20, { next: '?p=3', total: 25 }),
    '/?p=3': list(21, 25, { total: 25 }),
  })
  const progress: ScanProgress[] = []
  const result = await scan(site, { onProgress: step => progress.push(step) })
  expect(result).toMatchObject({
    completeness: { isComplete: true, pagesRead: 3, recordsFound: 25, recordsAnnounced: 25 },
  })
  expect(progress).toEqual([
    { pagesRead: 1, recordsFound: 10, recordsAnnounced: 25, pagesExpected: 3 },
    { pagesRead: 2, recordsFound: 20, recordsAnnounced: 25, pagesExpected: 3 },
    { pagesRead: 3, recordsFound: 25, recordsAnnounced: 25, pagesExpected: 3 },
  ])
})

test('fewer records than announced is incomplete, and the figures say so', async () => {
  const site = await start({ '/': list(1, 10, { total: 25 }) })
  expect(await scan(site)).toMatchObject({ completeness: { isComplete: false, endedBecause: 'end', recordsFound: 10 } })
})

test('a list that leads back to where it was ends by itself', async () => {
  const site = await start({ '/': list(1, 5, { next: '?p=2' }), '/?p=2': list(6, 9, { next: '/#top' }) })
  expect(await scan(site)).toMatchObject({
    completeness: { endedBecause: 'repeats', isComplete: true, recordsFound: 9 },
  })
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /', 'GET /?p=2'])
})

test('a pager that promises new pages and repeats the old ends by itself', async () => {
  let page = 1
  const site = await start({
    '*': request => (request.url === '/robots.txt' ? { status: 404 } : list(1, 5, { next: `?p=${++page}` })),
  })
  expect(await scan(site)).toMatchObject({ completeness: { endedBecause: 'repeats', pagesRead: 1, recordsFound: 5 } })
})

test('an endless list ends at the limit of pages, of records or of size', async () => {
  const endless = () => {
    let page = 0
    return start({
      '*': request => {
        if (request.url === '/robots.txt') return { status: 404 }
        page++
        return list(page * 10, page * 10 + 9, { next: `?p=${page + 1}` })
      },
    })
  }
  expect(await scan(await endless(), { limits: { maxPages: 4 } })).toMatchObject({
    completeness: { endedBecause: 'page-limit', isComplete: false, pagesRead: 4, recordsFound: 40 },
  })
  expect(await scan(await endless(), { limits: { maxRecords: 25 } })).toMatchObject({
    completeness: { endedBecause: 'record-limit', pagesRead: 3, recordsFound: 25 },
  })
  expect(await scan(await endless(), { limits: { maxTotalBytes: 300 } })).toMatchObject({
    completeness: { endedBecause: 'size-limit', pagesRead: 2 },
  })
})

test('a page that fails in the middle keeps what was read and says which it was', async () => {
  const site = await start({ '/': list(1, 5, { next: '/falta' }) })
  expect(await scan(site)).toMatchObject({
    ok: true,
    completeness: {
      isComplete: false,
      endedBecause: 'page-failed',
      pagesRead: 1,
      failure: { url: `${site.url}/falta`, why: { kind: 'not-found', status: 404 } },
    },
  })
})

test('one hiccup in the middle of a list does not end it', async () => {
  let asked = 0
  const site = await start({
    '/': list(1, 5, { next: '?p=2' }),
    '/?p=2': () => (++asked === 1 ? { status: 500 } : list(6, 9)),
  })
  expect(await scan(site)).toMatchObject({ completeness: { isComplete: true, recordsFound: 9 } })
})

test('a stop keeps what was read', async () => {
  const stop = new AbortController()
  const site = await start({
    '/': list(1, 5, { next: '?p=2' }),
    '/?p=2': () => {
      stop.abort()
      return undefined
    },
  })
  expect(await scan(site, { signal: stop.signal })).toMatchObject({
    ok: true,
    completeness: { endedBecause: 'stopped', isComplete: false, recordsFound: 5 },
  })
})

test('a stop before the first page leaves nothing', async () => {
  const site = await start({ '/': list(1, 5) })
  expect(await scan(site, { signal: AbortSignal.abort() })).toEqual({ ok: false, why: { kind: 'stopped' } })
  expect(site.connectionCount()).toBe(0)
})

test('the deadline ends a scan with what was read, and without anything it is a timeout', async () => {
  using time = holdTimeLimits(3000)
  const hang = () => {
    time.runOut()
    return undefined
  }
  const hanging = await start({ '/': list(1, 5, { next: '?p=2' }), '/?p=2': hang })
  expect(await scan(hanging, { limits: { deadlineMs: 3000 } })).toMatchObject({
    ok: true,
    completeness: { endedBecause: 'deadline', isComplete: false, recordsFound: 5 },
  })
  const dead = await start({ '/': hang })
  expect(await scan(dead, { limits: { deadlineMs: 3000 } })).toMatchObject({
    ok: false,
    why: { kind: 'timeout', afterMs: 3000 },
  })
})

test('a list is not followed to another site', async () => {
  const other = await start({ '/': list(6, 9) })
  const site = await start({ '/': list(1, 5, { next: `http://localhost:${other.port}/` }) })
  expect(await scan(site)).toMatchObject({ completeness: { endedBecause: 'end', pagesRead: 1 } })
  expect(other.connectionCount()).toBe(0)
})

test.each([
  ['<html><body></body></html>', 'empty-page'],
  ['<body><div id="root"></div><script src="app.js"></script></body>', 'no-browser'],
])('a page that shows nothing is empty, or needs a browser: %s', async (html, kind) => {
  const site = await start({ '/': html })
  expect(await scan(site)).toMatchObject({ ok: false, why: { kind } })
})

test('an address that is none is refused before anything is read', async () => {
  const site = await start({})
  expect(await scan(site, { url: 'ftp://example.com' })).toMatchObject({ ok: false, why: { kind: 'bad-address' } })
  expect(await scan(site, { url: 'http://192.168.1.1/' })).toMatchObject({
    ok: false,
    why: { kind: 'blocked-address' },
  })
})

test('no connection outlives its scan', async () => {
  let openSockets = 0
  const site = await start({
    '/': request => {
      openSockets++
      request.socket.once('close', () => openSockets--)
      return list(1, 3)
    },
  })
  await scan(site)
  await expect.poll(() => openSockets).toBe(0)
})

/** Scans until so many pages are kept, and goes on from there in a scan of its own, as another process would. */
async function handOver(site: Site, after: number) {
  const ending = new AbortController()
  const kept: KeptPage[] = []
  const onPage = (page: KeptPage) => void (kept.push(page) === after && ending.abort())
  await scan(site, { onPage, signal: ending.signal })
  site.requests.length = 0
  const pageAt = async (url: string) => kept.find(({ scanned }) => scanned.page.requestedUrl === url)?.scanned.page
  return scan(site, { before: { pageAt, cookies: kept.at(-1)?.cookies ?? '' } })
}

test('a scan that is taken up elsewhere asks for no page twice, keeps its cookies and is as whole as any', async () => {
  // Whom it does not know it shows another list.
  const page =
    (nth: number): SitePage =>
    ({ headers: { cookie } }) => ({
      headers: nth === 1 ? { 'set-cookie': 'lista=faros' } : {},
      body: list(nth * 10, nth * 10 + (nth === 1 || cookie === 'lista=faros' ? 9 : 4), {
        total: 50,
        ...(nth < 5 && { next: `?p=${nth + 1}` }),
      }),
    })
  const site = await start({ '/': page(1), ...Object.fromEntries([2, 3, 4, 5].map(nth => [`/?p=${nth}`, page(nth)])) })
  const result = await handOver(site, 3)
  expect(result).toMatchObject({ completeness: { isComplete: true, pagesRead: 5, recordsFound: 50 } })
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /?p=4', 'GET /?p=5'])
})

test('where the first page that is new only repeats old ones, the scan starts anew', async () => {
  const page = (nth: number): SitePage => {
    return () => {
      // Whoever comes to the third page without having been at the second is sent to the beginning.
      const isKnown = nth < 3 || site.requests.includes('GET /?p=2')
      return isKnown ? list(nth * 10, nth * 10 + 9, nth < 3 ? { next: `?p=${nth + 1}` } : {}) : list(10, 19)
    }
  }
  const site: Site = await start({ '/': page(1), '/?p=2': page(2), '/?p=3': page(3) })
  expect(await handOver(site, 2)).toMatchObject({ completeness: { isComplete: true, pagesRead: 3, recordsFound: 30 } })
})
