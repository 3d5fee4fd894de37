import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createScraping } from '@sondeo/scraping/scraping'
import { makeRandom } from '@sondeo/test-kit/make-random'
import type { Site } from '@sondeo/test-kit/sites/start-site'
import { treeOf } from './browser-processes.ts'

const AT_A_TIME = 4
const BETWEEN_SAMPLES = 100
/** The site notes the headers of each address: their number must not look like a leak. */
const ADDRESSES = 50
/** Caches fill and code is compiled during these; the slope begins after them. */
const WARM_UP = 300

/** A browser that is killed or freezes takes at most the pages with it that were open. */
const MAX_LOST = 0.05

type Sample = { scans: number; heapMb: number; residentMb: number; processes: number; handles: number }

/** Many scans while browsers are killed and frozen and pages hang: nothing may be left, and the sound ones must succeed. */
export async function soak(site: Site, request: { scans: number; browserPath?: string | undefined }): Promise<void> {
  const { scans, browserPath } = request
  const random = makeRandom(7)
  const scraping = createScraping({
    allow: [site],
    browser: { maxContexts: AT_A_TIME, path: browserPath },
    timeoutMs: 4000,
  })
  const before = takeSample(0)
  const done = { read: 0, hung: 0, failed: 0 }
  const injected = { killed: 0, frozen: 0 }
  const samples: Sample[] = []
  const reasons = new Map<string, number>()
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

  async function workUntil(end: number): Promise<void> {
    while (next < end) {
      const index = next++
      const isHanging = random() < 0.02
      injure()
      const result = await scraping.scanWebsite({ url: `${site.url}/${isHanging ? 'colgada' : index % ADDRESSES}` })
      if (result.ok) done.read++
      else if (isHanging) done.hung++
      else {
        done.failed++
        const reason = JSON.stringify(result.why)
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      }
    }
  }

  const startedAt = performance.now()
  while (next < scans) {
    const end = Math.min(scans, next + BETWEEN_SAMPLES)
    await Promise.all(Array.from({ length: AT_A_TIME }, () => workUntil(end)))
    site.requests.length = 0
    const sample = takeSample(end)
    samples.push(sample)
    console.log(sayOf(sample))
  }
  const seconds = (performance.now() - startedAt) / 1000
  await scraping.close()
  await new Promise(resolve => setTimeout(resolve, 1000))
  const after = takeSample(scans)
  console.log(
    `${scans} scans in ${seconds.toFixed(0)} s, ${injected.killed} browsers killed, ${injected.frozen} frozen: ${done.read} read, ${done.hung} hung pages given up, ${done.failed} lost to a browser that died`,
  )
  for (const [reason, count] of reasons) console.log(`  lost ${count}: ${reason}`)
  const steady = samples.filter(sample => sample.scans >= WARM_UP)
  if (steady.length > 2) {
    const kilobytes = (slope: number) => `${(slope * 1000).toFixed(1)} KB per scan`
    console.log(
      `slope from scan ${WARM_UP} on: heap ${kilobytes(slopeOf(steady, 'heapMb'))}, resident ${kilobytes(slopeOf(steady, 'residentMb'))}`,
    )
  }
  const left = { processes: after.processes - before.processes, handles: after.handles - before.handles }
  console.log(`after closing: ${sayOf(after)}; left behind: ${left.processes} processes, ${left.handles} handles`)
  if (done.failed > scans * MAX_LOST) throw new Error('more scans were lost than the injuries explain')
  if (left.processes > 0 || left.handles > 0) throw new Error('something was left behind')
}

/** With the garbage collected first, so that what remains is held by something. */
function takeSample(scans: number): Sample {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  return {
    scans,
    heapMb: heapUsed / 1e6,
    residentMb: rss / 1e6,
    processes: treeOf([process.pid]).length - 1,
    handles: process.getActiveResourcesInfo().length,
  }
}

const sayOf = ({ scans, heapMb, residentMb, processes, handles }: Sample) =>
  `${scans} scans: heap ${heapMb.toFixed(1)} MB, resident ${residentMb.toFixed(0)} MB, ${processes} child processes, ${handles} handles`

/** Least squares, in megabytes per scan. */
function slopeOf(samples: readonly Sample[], key: 'heapMb' | 'residentMb'): number {
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanScans = meanOf(samples.map(({ scans }) => scans))
  const meanValue = meanOf(samples.map(sample => sample[key]))
  const spread = samples.reduce((sum, { scans }) => sum + (scans - meanScans) ** 2, 0)
  return samples.reduce((sum, sample) => sum + (sample.scans - meanScans) * (sample[key] - meanValue), 0) / spread
}
