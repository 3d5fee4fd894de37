import { askLyingModel } from '../analyst/ask-lying-model.ts'
import type { EvalTask } from '../eval-task.ts'

const TRIES = 1_000

/** Answers that stay true although the model lies, breaks, hangs or is not there. */
export const lyingModel: EvalTask = {
  name: 'lying-model',
  needsCorpus: false,
  run: async ({ say }) => {
    const { answered, invented, headings, failed } = await askLyingModel(TRIES)
    say(
      `  ${TRIES} tries, ${answered} answered, ${invented} invented cells, ${headings.length} headings, ${failed} failures`,
    )
    const isTrue = invented === 0 && headings.length === 0 && failed === 0
    return [{ measure: 'no invented cell with a lying model', value: isTrue ? 1 : 0, n: TRIES, aim: 1 }]
  },
}
