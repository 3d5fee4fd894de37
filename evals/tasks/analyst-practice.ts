import { flatRows } from '@sondeo/analyst/flat-rows'
import { nameShown, openQuestionPages } from '../analyst/answer-item.ts'
import { askPages } from '../analyst/ask-page.ts'
import { readPracticeItems } from '../analyst/practice-item.ts'
import { closedKeys } from '../closed-quarter.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'

type Practised = { page: string; question: string; isRight: boolean; said: string }
const keyOf = ({ page }: Practised): string => closedKeys.page(page)

/** Every so many of them in the sample. */
const EVERY = 3

type Row = ReturnType<typeof flatRows>[number]
const firstOf = (row: Row | undefined) => (row ? String(Object.values(row)[0]) : undefined)
const without = (row: Row, name: string | undefined): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== name))

const ASKED_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }

/** Questions asked while the planner was built, so that what it once understood stays understood. */
export const analystPractice: EvalTask = {
  name: 'analyst-practice',
  needsCorpus: false,
  run: async ({ worst, say, isSample }) => {
    const items = readPracticeItems().filter((_, at) => !isSample || at % EVERY === 0)
    const results: Practised[] = []
    for (const item of items) {
      const { page, question, rows, columns, first, last } = item
      const asked = openQuestionPages({ page, url: `https://${page}.example/`, asOf: ASKED_AT.asOf })
      const answer = await askPages(asked, { ...ASKED_AT, question, language: 'es' })
      const found = answer.found ? flatRows(answer.table) : []
      const name = answer.found ? nameShown(answer.plan, asked) : undefined
      // What says which record each row is may stand in front unasked.
      const isRight = [found, found.map(row => without(row, name))].some(
        shown =>
          shown.length === rows &&
          (columns === undefined || Object.keys(shown[0] ?? {}).length === columns) &&
          firstOf(shown[0]) === first &&
          firstOf(shown.at(-1)) === last,
      )
      results.push({ page, question, isRight, said: answer.found ? answer.explanation : answer.note })
    }
    const wrong = seenOf(results, keyOf).filter(({ isRight }) => !isRight)
    for (const { page, question, said } of wrong.slice(0, worst)) say(`  wrong ${page}: ${question} | ${said}`)
    const measure = (own: Practised[]): Figure[] => {
      const value = own.filter(({ isRight }) => isRight).length / own.length
      return [{ measure: 'practice questions still understood', value, n: own.length, aim: 1, isSample }]
    }
    return measureParts({ items: results, keyOf, measure })
  },
}
