import { answerItem } from '../analyst/answer-item.ts'
import { measureAnswers } from '../analyst/measure-answers.ts'
import { readQuestions } from '../analyst/question-item.ts'
import type { EvalTask } from '../eval-task.ts'

/** Questions about our own pages; of the parts put aside only the score is ever shown. */
export const analystQuestions: EvalTask[] = (['dev', 'dev-2', 'held-out', 'held-out-3'] as const).map(part => ({
  name: `analyst-${part}`,
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const results = []
    for (const item of readQuestions(part)) results.push(await answerItem(item))
    if (results.length === 0) return []
    if (!part.startsWith('held-out'))
      for (const { item, answer } of results.filter(({ isRight }) => !isRight).slice(0, worst))
        say(`  wrong ${item.id} ${item.question} | ${answer.found ? answer.explanation : answer.note}`)
    const bare = results.filter(({ answer }) => answer.found && answer.removed > 0).length
    return [
      ...measureAnswers(`questions ${part}`, results),
      { measure: `questions ${part}, every cell has an origin`, value: bare === 0 ? 1 : 0, n: results.length, aim: 1 },
    ]
  },
}))
