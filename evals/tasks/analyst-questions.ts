import { answerItem, type ItemResult } from '../analyst/answer-item.ts'
import { findDropped, findFalselyMissing } from '../analyst/check-words.ts'
import { measureAnswers } from '../analyst/measure-answers.ts'
import { type QuestionPart, readQuestions } from '../analyst/question-item.ts'
import { closedKeys } from '../closed-quarter.ts'
import type { EvalTask } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'

const sets: { name: string; part: QuestionPart }[] = [
  { name: 'analyst-dev', part: 'dev' },
  { name: 'analyst-dev-2', part: 'dev-2' },
  { name: 'analyst-once-aside', part: 'once-aside' },
  { name: 'analyst-once-aside-3', part: 'once-aside-3' },
  // What people of small firms type, over pages as they meet them.
  { name: 'everyday-blind', part: 'everyday-blind' },
  { name: 'everyday', part: 'everyday' },
  // Written on 18 November 2026 by someone who had not seen the analyst; its open pages are looked into since the 19th.
  { name: 'fresh-1', part: 'fresh-1' },
  // Written on 19 November 2026 by someone who had not seen the analyst; nothing is learned from it, its items stay unread.
  { name: 'fresh-2', part: 'fresh-2' },
  // What the list they are asked of cannot answer: each refusal is due.
  { name: 'not-here', part: 'not-here' },
]

const keyOf = ({ item }: ItemResult): string => closedKeys.page(item.page)

const shareWithout = (results: readonly ItemResult[], find: (result: ItemResult) => string[]): number =>
  results.filter(result => find(result).length === 0).length / results.length

/** Questions about pages of our own, asked as the screen asks, split by page. */
export const analystQuestions: EvalTask[] = sets.map(({ name, part }) => ({
  name,
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const results: ItemResult[] = []
    for (const item of readQuestions(part)) results.push(await answerItem(item))
    const wrong = seenOf(results, keyOf).filter(({ isRight }) => !isRight)
    for (const { item, answer } of wrong.slice(0, part === 'fresh-2' ? 0 : worst))
      say(`  ${answer.certainty} ${item.id} ${item.question} | ${answer.found ? answer.explanation : answer.note}`)
    const bare = results.filter(({ answer }) => answer.found && answer.removed > 0).length
    return [
      ...measureParts({ items: results, keyOf, measure: own => measureAnswers(`questions ${part}`, own) }),
      { measure: `questions ${part}, every cell has an origin`, value: bare === 0 ? 1 : 0, n: results.length, aim: 1 },
      {
        measure: `questions ${part}, every word used or named`,
        value: shareWithout(results, findDropped),
        n: results.length,
        aim: 1,
      },
      {
        measure: `questions ${part}, nothing said missing that stands there`,
        value: shareWithout(results, findFalselyMissing),
        n: results.length,
        aim: 1,
      },
    ]
  },
}))
