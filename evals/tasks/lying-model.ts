import { askLyingModel } from '../analyst/ask-lying-model.ts'
import type { EvalTask } from '../eval-task.ts'

const TRIES = { whole: 1000, sample: 250 }

/** Answers that stay true although the model lies, breaks, hangs or is not there. */
export const lyingModel: EvalTask = {
  name: 'lying-model',
  needsCorpus: false,
  run: async ({ say, isSample }) => {
    const n = isSample ? TRIES.sample : TRIES.whole
    const { answered, invented, headings, failed } = await askLyingModel(n)
    say(
      `  ${n} tries, ${answered} answered, ${invented} invented cells, ${headings.length} headings, ${failed} failures`,
    )
    const isTrue = invented === 0 && headings.length === 0 && failed === 0
    return [{ measure: 'no invented cell with a lying model', value: isTrue ? 1 : 0, n, aim: 1 }]
  },
}
