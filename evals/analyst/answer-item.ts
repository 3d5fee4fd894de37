import { type Answer, answerQuestion, type Planner } from '@sondeo/analyst/analyst'
import { flatRows } from '@sondeo/analyst/flat-rows'
import type { ReadPage } from '@sondeo/analyst/record-source'
import { readPage } from '@sondeo/extraction/extraction'
import { type FlatRow, isExactTable } from './is-exact-table.ts'
import { type QuestionItem, readQuestionPage } from './question-item.ts'

const pages = new Map<string, ReadPage>()

function pageOf({ page, url }: QuestionItem): ReadPage {
  const known = pages.get(page) ?? { pageId: page, url, reading: readPage({ html: readQuestionPage(page), url }) }
  pages.set(page, known)
  return known
}

export type ItemResult = {
  item: QuestionItem
  answer: Answer
  rows: FlatRow[]
  isRight: boolean
  cellsWithoutOrigin: number
}

export async function answerItem(item: QuestionItem, planners: readonly Planner[]): Promise<ItemResult> {
  const { question, asOf, timeZone, lang } = item
  const answer = await answerQuestion({ pages: [pageOf(item)], planners, question, asOf, timeZone, language: lang })
  const rows = answer.found ? flatRows(answer.table) : []
  return { item, answer, rows, isRight: isExactTable(rows, item), cellsWithoutOrigin: countBare(answer) }
}

const countBare = (answer: Answer): number =>
  answer.found
    ? answer.table.rows
        .flatMap(({ cells }) => Object.values(cells))
        .filter(({ text, origin }) => text !== '' && origin === null).length
    : 0
