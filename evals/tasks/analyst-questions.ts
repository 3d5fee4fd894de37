import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import { answerItem } from '../analyst/answer-item.ts'
import { readQuestions } from '../analyst/question-item.ts'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask } from '../eval-task.ts'

/** Questions about our own pages; of the parts put aside only the score is ever shown. */
export const analystQuestions: EvalTask[] = (['dev', 'dev-2', 'held-out', 'held-out-3'] as const).map(part => ({
  name: `analyst-${part}`,
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const items = readQuestions(`${part}.jsonl`)
    if (items.length === 0) return []
    const planners = [makeBuiltInPlanner()]
    const results = []
    for (const item of items) results.push(await answerItem(item, planners))
    if (!part.startsWith('held-out'))
      for (const { item, answer } of results.filter(({ isRight }) => !isRight).slice(0, worst))
        say(`  wrong ${item.id} ${item.question} | ${answer.found ? answer.explanation : answer.note}`)
    const share = (some: readonly { isRight: boolean }[]) => some.filter(({ isRight }) => isRight).length / some.length
    const bare = results.reduce((sum, { cellsWithoutOrigin }) => sum + cellsWithoutOrigin, 0)
    return [
      {
        measure: `questions answered exactly, ${part}`,
        value: share(results),
        n: results.length,
        aim: 0.85,
        ...bootstrapInterval(results, share),
      },
      {
        measure: `answers whose every cell has an origin, ${part}`,
        value: bare === 0 ? 1 : 0,
        n: results.length,
        aim: 1,
      },
    ]
  },
}))
