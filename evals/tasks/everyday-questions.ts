import { answerItem } from '../analyst/answer-item.ts'
import { measureAnswers } from '../analyst/measure-answers.ts'
import { readQuestions } from '../analyst/question-item.ts'
import type { EvalTask } from '../eval-task.ts'

/** What people of small firms type, over pages as they meet them, asked as the screen asks. */
export const everydayQuestions: EvalTask[] = (['everyday-blind', 'everyday'] as const).map(part => ({
  name: part,
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const results = []
    for (const item of readQuestions(part)) results.push(await answerItem(item))
    for (const { item, answer } of results.filter(({ isRight }) => !isRight).slice(0, worst))
      say(`  ${answer.certainty} ${item.id} ${item.question} | ${answer.found ? answer.explanation : answer.note}`)
    const wronglySure = results.filter(({ answer, isRight }) => answer.found && answer.certainty === 'sure' && !isRight)
    return [
      ...measureAnswers(part, results),
      {
        measure: `${part}, wrong shown as sure`,
        value: wronglySure.length / results.length,
        n: results.length,
        guard: 'ceiling',
      },
    ]
  },
}))
