import { createScraping } from '@sondeo/scraping/scraping'
import { makeRandom } from '@sondeo/test-kit/make-random'
import type { Site } from '@sondeo/test-kit/sites/start-site'
import { treeOf } from './browser-processes.ts'

const AT_A_TIME = 4

/** Many scans while browsers are killed and frozen and pages hang: nothing may be left, and the sound ones must succeed. */
export async function soak(site: Site, scans: number): Promise<void> {
  const random = makeRandom(7)
  const scraping = createScraping({ allow: [site], browser: { maxContexts: AT_A_TIME }, timeoutMs: 4000 })
  const before = treeOf([process.pid]).length
  const done = { read: 0, hung: 0, failed: 0 }
  const injected = { killed: 0, frozen: 0 }
  const heap: number[] = []
  let next = 0

  function injure(): void {
    const [processId] = scraping.browserState()?.processIds ?? []
    if (processId === undefined) return
    const chance = random()
    const wound = chance < 0.03 ? 'killed' : chance < 0.035 ? 'frozen' : undefined
    if (!wound) return
    try {
      process.kill(processId, wound === 'killed' ? 'SIGKILL' : 'SIGSTOP')
      injected[wound]++
    } catch {
      // It is on its way out already.
    }
  }

  async function work(): Promise<void> {
    while (next < scans) {
      const index = next++
      const isHanging = random() < 0.02
      injure()
      const result = await scraping.scanWebsite({ url: `${site.url}/${isHanging ? 'colgada' : index}` })
      if (result.ok) done.read++
      else if (isHanging) done.hung++
      else done.failed++
      if (index % 50 === 0) heap.push(process.memoryUsage().heapUsed)
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  const seconds = (performance.now() - startedAt) / 1000
  await scraping.close()
  await new Promise(resolve => setTimeout(resolve, 1000))
  const left = treeOf([process.pid]).length - before
  const megabytes = heap.map(bytes => Math.round(bytes / 1e6))
  console.log(
    `${scans} scans in ${seconds.toFixed(0)} s, ${injected.killed} browsers killed, ${injected.frozen} frozen: ${done.read} read, ${done.hung} hung pages given up, ${done.failed} lost to a browser that died`,
  )
  console.log(`processes left: ${left}; heap in MB over time: ${megabytes.join(', ')}`)
  if (left > 0) throw new Error('processes were left behind')
}
