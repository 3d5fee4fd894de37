import type { EvalTask } from '../eval-task.ts'
import { askLyingWriter } from '../summaries/ask-lying-writer.ts'

const TRIES = { whole: 1000, sample: 250 }

/** Analyses written by a model that lies: no number, year or country that is not in the figures may be shown. */
export const lyingWriter: EvalTask = {
  name: 'lying-writer',
  needsCorpus: false,
  run: async ({ say, worst, isSample }) => {
    const n = isSample ? TRIES.sample : TRIES.whole
    const { leaks, trueSentences, trueKept, lost } = await askLyingWriter(n)
    say(`  ${n} analyses with a lie in each: ${leaks.length} lies shown`)
    for (const leak of leaks.slice(0, Math.max(worst, 5))) say(`  shown: ${leak}`)
    for (const sentence of [...new Set(lost)].slice(0, worst)) say(`  true, and taken out: ${sentence}`)
    return [
      { measure: 'no lie of a writing model shown', value: leaks.length === 0 ? 1 : 0, n, aim: 1 },
      { measure: 'true sentences kept', value: trueKept / trueSentences, n: trueSentences, aim: 0.95 },
    ]
  },
}
