import { readPage } from '@sondeo/extraction/extraction'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { mutatePage } from '@sondeo/test-kit/mutate-page'
import { readCases } from '../../packages/extraction/cases/read-cases.ts'
import type { EvalTask } from '../eval-task.ts'

const MUTATIONS = { whole: 10_000, sample: 2500 }
// Cases are small: a reading that takes this long has met something that does not grow linearly.
const MAX_MS = 1500

/** Thousands of damaged pages: none may throw or stall. */
export const hostilePages: EvalTask = {
  name: 'hostile',
  needsCorpus: false,
  run: async ({ say, isSample }) => {
    const n = isSample ? MUTATIONS.sample : MUTATIONS.whole
    const cases = readCases()
    const random = makeRandom(20_261_115)
    let survived = 0
    for (let i = 0; i < n; i++) {
      const { name, html, source } = cases[i % cases.length] as (typeof cases)[number]
      const page = mutatePage(html, random)
      // Processor time: a busy machine makes no page slower.
      const start = process.cpuUsage()
      try {
        readPage({ html: page, url: source.url })
        const ms = process.cpuUsage(start).user / 1000
        if (ms < MAX_MS) survived++
        else say(`  mutation ${i} of ${name} took ${Math.round(ms)} ms`)
      } catch (error) {
        say(`  mutation ${i} of ${name}: ${error instanceof Error ? error.stack : error}`)
      }
    }
    return [{ measure: 'damaged pages survived', value: survived / n, n, aim: 1 }]
  },
}
