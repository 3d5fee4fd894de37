import { parseArgs } from 'node:util'
import { readPage } from '@sondeo/extraction/extraction'
import { checkScriptNeed } from '@sondeo/scraping/check-script-need'
import { createScraping, type Scraping } from '@sondeo/scraping/scraping'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { readManifest } from '../evals/corpus/corpus-item.ts'
import { memoryOfTree } from './browser-processes.ts'
import { soak } from './browser-soak.ts'

const PAGES = 40

/** A page that its script draws from data it fetches: the usual shell. */
export const shellPages = {
  '/robots.txt': { status: 404 },
  '/datos': JSON.stringify(Array.from({ length: 30 }, (_, index) => `Obra ${index} de la red vial`)),
  '/colgada': '<div id="app"></div><script>while (true) {}</script>',
  '*': `<!doctype html><html lang="es"><body><div id="app"></div><script>fetch('/datos').then(r => r.json()).then(filas => {
document.getElementById('app').innerHTML = '<h1>Obras</h1><p>Texto de la página, dibujado con un programa después de abrirla.</p>' + '<p>' + filas.join(', ') + '</p>' })</script></body></html>`,
}

/** Reading with a browser: how fast, how soon, how much memory, how often it is needed, and what it leaves behind. */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      corpus: { type: 'string' },
      soak: { type: 'string' },
      only: { type: 'string' },
      /** Another one than the product would find, for comparison. */
      browser: { type: 'string' },
    },
  })
  const browserPath = values.browser
  const isAsked = (part: string) => !values.only || values.only.split(',').includes(part)
  if (values.corpus && isAsked('corpus')) shareOfCorpus(values.corpus)
  const site = await startSite(shellPages)
  try {
    if (isAsked('speed')) for (const contexts of [1, 2, 4]) await measureSpeed(site, { contexts, browserPath })
    if (isAsked('soak')) await soak(site, { scans: Number(values.soak ?? 100), browserPath })
  } finally {
    await site.close()
  }
}

type Speed = { contexts: number; browserPath: string | undefined }

async function measureSpeed(site: Site, { contexts, browserPath }: Speed): Promise<void> {
  const scraping = createScraping({ allow: [site], browser: { maxContexts: contexts, path: browserPath } })
  try {
    const startedAt = performance.now()
    await scan(scraping, `${site.url}/primera`)
    const firstMs = performance.now() - startedAt
    const idle = memoryOfTree(scraping.browserState()?.processIds ?? [])
    const readAt = performance.now()
    let next = 0
    let most = idle
    const work = async () => {
      while (next < PAGES) {
        await scan(scraping, `${site.url}/${next++}`)
        most = Math.max(most, memoryOfTree(scraping.browserState()?.processIds ?? []))
      }
    }
    await Promise.all(Array.from({ length: contexts }, work))
    const minutes = (performance.now() - readAt) / 60_000
    const perContext = (most - idle) / contexts / 1e6
    console.log(
      `${contexts} contexts: ${(PAGES / minutes).toFixed(0)} pages per minute; first page with start-up ${(firstMs / 1000).toFixed(1)} s; browser at rest ${(idle / 1e6).toFixed(0)} MB, and ${perContext.toFixed(0)} MB more per context at its most`,
    )
  } finally {
    await scraping.close()
  }
}

async function scan(scraping: Scraping, url: string): Promise<void> {
  const result = await scraping.scanWebsite({ url })
  if (!result.ok) throw new Error(`unreadable: ${JSON.stringify(result.why)}`)
  if (result.pages[0]?.page.readBy !== 'browser') throw new Error('the page was not read with the browser')
}

function shareOfCorpus(folder: string): void {
  const pages = new Map(readManifest(`${folder}/dev/manifest.jsonl`).map(item => [item.file, item]))
  const reasons = new Map<string, number>()
  for (const { html, url } of pages.values()) {
    const page = html()
    const need = checkScriptNeed(page, readPage({ html: page, url: url ?? 'https://example.com/' }))
    if (need) reasons.set(need, (reasons.get(need) ?? 0) + 1)
  }
  const used = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `of ${pages.size} corpus pages the browser would be used for ${used} (${((used / pages.size) * 100).toFixed(1)} %)`,
  )
  for (const [reason, count] of [...reasons].sort((one, other) => other[1] - one[1]))
    console.log(`  ${reason}: ${count}`)
}
