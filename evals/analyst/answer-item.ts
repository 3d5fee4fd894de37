import type { Answer } from '@sondeo/analyst/analyst'
import { flatRows } from '@sondeo/analyst/flat-rows'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import type { Plan } from '@sondeo/analyst/plan'
import { viewSet } from '@sondeo/analyst/view-set'
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
  const isRight = isExactTable(rows, item, answer.found ? nameShown(answer.plan, openQuestionPages(item)) : undefined)
  return { item, answer, isAnswered: answer.found, isSure, isRight }
}

/** The column of an answer that says which record each row is. */
export function nameShown({ set: wanted, columns }: Plan, pages: readonly AskedPage[]): string | undefined {
  const set = gatherSets(pages).find(({ id }) => id === wanted)
  if (!set || set.kind === 'text') return undefined
  const view = viewSet(set)
  const key = view.columns[view.nameColumn]?.key
  return columns.find(({ value }) => 'field' in value && !('aggregate' in value) && value.field === key)?.name
}
