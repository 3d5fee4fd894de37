import { type ListSite, type PagerKind, startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping, type Scraping } from '../scraping.ts'
import type { ScanResult } from './scan.ts'
import type { ScanRequest } from './scan-website.ts'

const row = (text: string) => `<tr><td>${text}</td><td>Lima</td><td>${text.length * 3}</td></tr>`
const table = (rows: string) =>
  `<table><tr><th>Nombre</th><th>Ciudad</th><th>Monto</th></tr><tbody id="t">${rows}</tbody></table>`
const turns = [1, 2].map(page =>
  Array.from({ length: 6 }, (_, index) => row(`Obra ${page}-${index} del puente`)).join(''),
)

const oddPages: Record<string, SitePage> = {
  '/robots.txt': { status: 404 },
  '/repeats': `${table(turns[0] ?? '')}<div class="paginacion"><button onclick="otra()">Siguiente</button></div>
<script>const t = ${JSON.stringify(turns)}; let n = 0; function otra() { document.getElementById('t').innerHTML = t[++n % 2] }</script>`,
  '/hidden': `<body><div id="root"></div><div id="aviso-cookies" style="position:fixed;top:0">Usamos cookies
<button onclick="fetch('/aceptado')">Aceptar todas</button><button onclick="fetch('/rechazado');this.parentNode.remove()">Rechazar todas</button></div>
<img src="/foto.png"><script>
customElements.define('lista-obras', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(table(row('Puente') + row('Camino rural') + row('Escuela nueva')))} } })
setTimeout(() => { document.getElementById('root').innerHTML = '<h1>Obras públicas</h1><lista-obras></lista-obras>' }, 700)</script></body>`,
  '/framed': '<h1>Portal de obras</h1><iframe src="/inside"></iframe>',
  // Its size is what a person would see of it.
  '/framed-elsewhere': () =>
    `<h1>Portal de obras</h1><iframe src="${long.url}/inside" width="800" height="400"></iframe>`,
  '/inside': table(row('Puente del norte') + row('Camino rural') + row('Escuela nueva')),
  '*': 'sí',
}

const pagers = ['load-more', 'script-next', 'endless-scroll', 'virtual-scroll', 'script-numbers', 'shell'] as const
const lists = new Map<PagerKind, ListSite>()
let long: ListSite
let odd: Site
let scraping: Scraping

beforeAll(async () => {
  for (const pager of pagers) lists.set(pager, await startListSite({ pager, records: 25, pageSize: 10 }))
  long = await startListSite({ pager: 'load-more', records: 400, pageSize: 10 })
  odd = await startSite(oddPages)
  scraping = createScraping({ allow: [...lists.values(), long, odd], browser: {} })
})
afterAll(async () => {
  await scraping.close()
  await Promise.all([...lists.values(), long, odd].map(site => site.close()))
})

function namesIn(result: ScanResult): string[] {
  if (!result.ok) throw new Error(`unreadable: ${JSON.stringify(result.why)}`)
  const found = result.pages.flatMap(({ reading }) => reading.recordSets[0]?.records ?? [])
  return found.map(({ cells }) => Object.values(cells)[0]?.text ?? '')
}

const scanList = async (pager: PagerKind, request: Partial<ScanRequest> = {}): Promise<[ListSite, ScanResult]> => {
  const site = lists.get(pager)
  if (!site) throw new Error('no such list')
  return [site, await scraping.scanWebsite({ url: site.start, ...request })]
}

test.each([
  ['load-more', 'script-next'],
  ['endless-scroll', 'virtual-scroll'],
  ['script-numbers', 'shell'],
] as const)('every record of a list that goes on by script comes back, once each: %s, %s', async (...pair) => {
  const read = await Promise.all(pair.map(pager => scanList(pager)))
  for (const [index, [site, result]] of read.entries()) {
    // Words that all names share may stand elsewhere; their numbers are their own.
    const numberOf = (name: string) => name.replace(/\D/g, '')
    const numbers = new Set(namesIn(result).map(numberOf))
    expect([...numbers].sort(), pair[index]).toEqual(site.names.map(numberOf).sort())
    expect(result, pair[index]).toMatchObject({ completeness: { isComplete: true, recordsFound: 25 } })
    const [first] = result.ok ? result.pages : []
    expect(first?.page.trace[0]).toMatchObject({ step: 'reader', reader: 'browser' })
  }
})

test('a list by script ends at the limit of records, keeps what it showed, and says that it is not whole', async () => {
  const [, result] = await scanList('load-more', { limits: { maxRecords: 20 } })
  expect(namesIn(result)).toHaveLength(20)
  expect(result).toMatchObject({ completeness: { endedBecause: 'record-limit', isComplete: false, recordsFound: 20 } })
})

test('Stop keeps what a growing list showed', async () => {
  const stop = new AbortController()
  const onProgress = ({ recordsFound }: { recordsFound: number }) => {
    if (recordsFound >= 60) stop.abort()
  }
  const result = await scraping.scanWebsite({ url: long.start, signal: stop.signal, onProgress })
  expect(namesIn(result).length).toBeGreaterThanOrEqual(60)
  expect(result).toMatchObject({ completeness: { endedBecause: 'stopped', isComplete: false } })
})

test('a pager by script that only repeats itself ends by itself', async () => {
  const result = await scraping.scanWebsite({ url: `${odd.url}/repeats` })
  expect(result).toMatchObject({ ok: true, completeness: { endedBecause: 'repeats', recordsFound: 12 } })
})

test('what a timer draws, what hides in components and what a banner covers is read, without pictures or consent', async () => {
  const result = await scraping.scanWebsite({ url: `${odd.url}/hidden` })
  expect(namesIn(result)).toEqual(['Puente', 'Camino rural', 'Escuela nueva'])
  expect(odd.requests).toContain('GET /rechazado')
  expect(odd.requests).not.toContain('GET /aceptado')
  expect(odd.requests).not.toContain('GET /foto.png')
})

test('a list inside a frame of another site is named by its address, by both readers', async () => {
  const foreign = `${long.url}/inside`
  const asked = `${odd.url}/framed-elsewhere`
  const byBrowser = await scraping.scanWebsite({ url: asked })
  expect(byBrowser).toMatchObject({ ok: true, frameUrl: foreign, pages: [{ page: { readBy: 'browser' } }] })
  expect(byBrowser.ok && byBrowser.pages[0]?.page.trace).toContainEqual({ step: 'frame', url: foreign })
  const plain = createScraping({ allow: [odd, long] })
  expect(await plain.scanWebsite({ url: asked })).toMatchObject({
    ok: true,
    frameUrl: foreign,
    pages: [{ page: { readBy: 'http' } }],
  })
  await plain.close()
})

test('a list inside a frame of the same site is part of its page', async () => {
  const result = await scraping.scanWebsite({ url: `${odd.url}/framed` })
  expect(namesIn(result)).toEqual(['Puente del norte', 'Camino rural', 'Escuela nueva'])
  expect(result).toMatchObject({ frameUrl: null })
})
