import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import { answerItem, type ItemResult } from '../analyst/answer-item.ts'
import { readQuestions } from '../analyst/question-item.ts'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask, Figure } from '../eval-task.ts'

const shareOf = (some: readonly ItemResult[], fits: (result: ItemResult) => boolean): number =>
  some.length === 0 ? 0 : some.filter(fits).length / some.length

const isRight = ({ isRight: right }: ItemResult) => right
const isAnswered = ({ answer }: ItemResult) => answer.found
const isWronglySure = (result: ItemResult) => isAnswered(result) && !result.isRight

/** What people of small firms type, over pages as they meet them, asked as the screen asks. */
export const everydayQuestions: EvalTask[] = (['everyday-blind', 'everyday'] as const).map(part => ({
  name: part,
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const planners = [makeBuiltInPlanner()]
    const results: ItemResult[] = []
    for (const item of readQuestions(part)) results.push(await answerItem(item, planners))
    for (const { item, answer } of results.filter(result => !isRight(result)).slice(0, worst))
      say(`  ${answer.found ? 'wrong  ' : 'refused'} ${item.id} ${item.question} | ${tell(answer)}`)
    const figure = (name: string, some: readonly ItemResult[], fits: typeof isRight, aim: number): Figure => ({
      measure: `${name}, ${part}`,
      value: shareOf(some, fits),
      n: some.length,
      aim,
      ...bootstrapInterval(some, drawn => shareOf(drawn, fits)),
    })
    return [
      figure('questions answered', results, isAnswered, 0.8),
      figure('questions right', results, isRight, 0.8),
      figure('right of answered', results.filter(isAnswered), isRight, 0.9),
      // As a share that is good when high, because floors only hold from below.
      figure('not wrong while sure', results, result => !isWronglySure(result), 0.95),
    ]
  },
}))

const tell = (answer: ItemResult['answer']): string => (answer.found ? answer.explanation : answer.note)
