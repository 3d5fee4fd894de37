import { type Answer, answerQuestion, type Planner } from '@sondeo/analyst/analyst'
import { checkOrigins, type ResolvePlace } from '@sondeo/analyst/check-origins'
import { flatRows } from '@sondeo/analyst/flat-rows'
import type { ReadPage } from '@sondeo/analyst/record-source'
import { readPage } from '@sondeo/extraction/extraction'
import { openPage } from '@sondeo/extraction/open-page'
import { textAtPlace } from '@sondeo/extraction/place-on-page'
import { type FlatRow, isExactTable } from './is-exact-table.ts'
import { type QuestionItem, readQuestionPage } from './question-item.ts'

const pages = new Map<string, ReadPage>()

export function openQuestionPage({ page, url }: Pick<QuestionItem, 'page' | 'url'>): ReadPage {
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
  const answer = await answerQuestion({
    pages: [openQuestionPage(item)],
    planners,
    question,
    asOf,
    timeZone,
    language: lang,
  })
  const rows = answer.found ? flatRows(answer.table) : []
  return {
    item,
    answer,
    rows,
    isRight: isExactTable(rows, item),
    cellsWithoutOrigin: answer.found ? checkOrigins(answer.table, placesOf(item)).removed : 0,
  }
}

const opened = new Map<string, ReturnType<typeof openPage>>()

/** Looks places up in the page itself, as the server does in its stored copy. */
export function placesOf({ page, url }: QuestionItem): ResolvePlace {
  const found = opened.get(page) ?? openPage({ html: readQuestionPage(page), url })
  opened.set(page, found)
  return ({ place }) => textAtPlace(found, place)
}
