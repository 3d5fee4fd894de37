import type { Answer } from '@sondeo/analyst/analyst'
import { flatRows } from '@sondeo/analyst/flat-rows'
import { type AskedPage, askPages, openAskedPage } from './ask-page.ts'
import { isExactTable } from './is-exact-table.ts'
import type { Outcome } from './measure-answers.ts'
import { type QuestionItem, readQuestionPages } from './question-item.ts'

const pages = new Map<string, AskedPage[]>()

export function openQuestionPages(item: Pick<QuestionItem, 'page' | 'url' | 'asOf'>): AskedPage[] {
  const known = pages.get(item.page) ?? readQuestionPages(item).map(openAskedPage)
  pages.set(item.page, known)
  return known
}

export type ItemResult = Outcome & { item: QuestionItem; answer: Answer }

const asked = new Map<string, Promise<ItemResult>>()

/** Asks once: sets of questions overlap. */
export function answerItem(item: QuestionItem): Promise<ItemResult> {
  const key = JSON.stringify(item)
  const known = asked.get(key) ?? ask(item)
  asked.set(key, known)
  return known
}

async function ask(item: QuestionItem): Promise<ItemResult> {
  const { question, asOf, timeZone, lang } = item
  const answer = await askPages(openQuestionPages(item), { question, asOf, timeZone, language: lang })
  const rows = answer.found ? flatRows(answer.table) : []
  const isSure = answer.found && answer.certainty === 'sure'
  return { item, answer, isAnswered: answer.found, isSure, isRight: isExactTable(rows, item) }
}
