import { createScraping, type Scraping } from '@sondeo/scraping/scraping'
import { type SiteInOwnThread, startSiteInOwnThread } from './scan-site.ts'

const PAGES = 400
const ROUNDS = 7
const SCANS = 1000

/** Reading pages through the guard against plain `fetch` of the same pages, and what 1,000 scans leave in memory. */
export async function run(): Promise<void> {
  const site = await startSiteInOwnThread()
  const scraping = createScraping({ allow: [site.allow] })
  try {
    await compareWithFetch(site, scraping)
    await measureMemory(site, scraping)
  } finally {
    await site.close()
  }
}

async function compareWithFetch(site: SiteInOwnThread, scraping: Scraping): Promise<void> {
  const reader = scraping.openReader()
  const throughGuard = async (url: string) => {
    const result = await reader.readPage({ url })
    if (!result.ok) throw new Error(`unreadable: ${result.why.kind}`)
    return result.page.html.length
  }
  const plain = async (url: string) => (await (await fetch(url)).text()).length
  const rates: Record<'guard' | 'fetch', number[]> = { guard: [], fetch: [] }
  // In turns, so that whatever else the machine does meets both alike; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const guard = await pagesPerSecond(site, throughGuard)
    const fetched = await pagesPerSecond(site, plain)
    if (round > 0) {
      rates.guard.push(guard)
      rates.fetch.push(fetched)
    }
  }
  await reader.close()
  const ratios = rates.guard.map((rate, round) => rate / (rates.fetch[round] ?? 1))
  console.log(`pages of ${site.pageBytes} bytes, ${PAGES} per round, one after another, ${ROUNDS} rounds (medians)`)
  console.log(`  through the guard: ${median(rates.guard).toFixed(0)} pages/s`)
  console.log(`  plain fetch:       ${median(rates.fetch).toFixed(0)} pages/s`)
  console.log(`  ratio:             ${median(ratios).toFixed(2)} (aim: at least 0.7)`)
}

async function pagesPerSecond(site: SiteInOwnThread, read: (url: string) => Promise<number>): Promise<number> {
  const startedAt = performance.now()
  for (let index = 0; index < PAGES; index++) {
    if ((await read(`${site.url}/${index}`)) < 1000) throw new Error('a page came back short')
  }
  return PAGES / ((performance.now() - startedAt) / 1000)
}

async function measureMemory(site: SiteInOwnThread, scraping: Scraping): Promise<void> {
  const points: Array<[scans: number, heapBytes: number]> = []
  for (let scan = 1; scan <= SCANS; scan++) {
    const result = await scraping.scanWebsite({ url: `${site.url}/${scan}` })
    if (!result.ok) throw new Error(`unreadable: ${result.why.kind}`)
    if (scan % 50 !== 0) continue
    await collectGarbage()
    points.push([scan, process.memoryUsage().heapUsed])
  }
  const settled = points.slice(Math.floor(points.length / 4))
  const megabytes = (settled.at(-1)?.[1] ?? 0) / 1e6
  console.log(
    `memory over ${SCANS} scans: ${slope(settled).toFixed(0)} bytes per scan, heap ${megabytes.toFixed(1)} MB at the end`,
  )
  console.log(`  resident: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
}

async function collectGarbage(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let turn = 0; turn < 3; turn++) {
    collect()
    await new Promise(resolve => setImmediate(resolve))
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Least squares through all points but the first quarter, where caches fill. */
function slope(points: Array<[number, number]>): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}
