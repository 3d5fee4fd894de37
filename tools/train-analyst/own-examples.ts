import type { PlanRequest } from '@sondeo/analyst/analyst'
import { describePages, listAsides } from '@sondeo/analyst/describe-pages'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import { openQuestionPages } from '../../evals/analyst/answer-item.ts'
import { type FlatRow, isExactTable } from '../../evals/analyst/is-exact-table.ts'
import { readPracticeItems } from '../../evals/analyst/practice-item.ts'
import { type QuestionItem, type QuestionPart, readQuestions } from '../../evals/analyst/question-item.ts'
import { closedKeys, isClosed } from '../../evals/closed-quarter.ts'
import { checkSize } from './check-table.ts'
import type { Example } from './example.ts'

const questionParts: QuestionPart[] = [
  'dev',
  'dev-2',
  'once-aside',
  'once-aside-3',
  'everyday',
  'everyday-blind',
  'fresh-1',
  'not-here',
]
/** Written by people who had not seen what reads them. */
const everydayParts: QuestionPart[] = ['everyday', 'everyday-blind', 'fresh-1']
const PRACTICE_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }

export type Scan = Pick<PlanRequest, 'sets' | 'about' | 'asides'>
const scans = new Map<string, Scan>()

export function scanOf(item: Pick<QuestionItem, 'page' | 'url' | 'asOf'>): Scan {
  const key = `${item.page} ${item.asOf}`
  const known = scans.get(key)
  if (known) return known
  const pages = openQuestionPages(item)
  const scan = { sets: gatherSets(pages), about: describePages(pages), asides: listAsides(pages) }
  scans.set(key, scan)
  return scan
}

/** Every page of ours that is asked about, on its day. */
export function readOwnScans(): { page: string; scan: Scan; asOf: string; timeZone: string }[] {
  const items = questionParts.flatMap(part => readQuestions(part))
  const pages = new Map(items.map(item => [item.page, item]))
  return [...pages.values()]
    .filter(({ page }) => !isClosed(closedKeys.page(page)))
    .map(item => ({ page: item.page, scan: scanOf(item), asOf: item.asOf, timeZone: item.timeZone }))
}

const sourceOf = (part: QuestionPart): Example['source'] => {
  if (part === 'not-here') return part
  return everydayParts.includes(part) ? 'everyday' : 'own'
}

/** Our own questions with the exact table that each expects, and those somebody found right once. */
export function readOwnExamples(): Example[] {
  const items = questionParts.flatMap(part => readQuestions(part).map(item => ({ item, part })))
  const exact = items.map(({ item, part }): Example => {
    const { id, page, question, asOf, timeZone, lang, expected } = item
    const request: PlanRequest = { question, asOf, timeZone, language: lang, ...scanOf(item) }
    const size = 'rows' in expected ? expected.rows.length : 0
    return {
      id,
      part: closedKeys.page(page),
      source: sourceOf(part),
      request,
      isAnswerable: size > 0,
      makeJudge: () => checkSize(request, size, rows => isExactTable(rows, item)),
    }
  })
  const seen = readPracticeItems().map((item, at): Example => {
    const { page, question, rows: size } = item
    const scan = scanOf({ page, url: `https://${page}.example/`, asOf: PRACTICE_AT.asOf })
    const request: PlanRequest = { question, ...PRACTICE_AT, language: 'es', ...scan }
    const firstOf = (row: FlatRow | undefined) => (row ? String(Object.values(row)[0]) : undefined)
    const isRight = (rows: FlatRow[]) =>
      rows.length === size &&
      (item.columns === undefined || Object.keys(rows[0] ?? {}).length === item.columns) &&
      firstOf(rows[0]) === item.first &&
      firstOf(rows.at(-1)) === item.last
    return {
      id: `practice-${at}`,
      part: closedKeys.page(page),
      source: 'own',
      request,
      isAnswerable: size > 0,
      makeJudge: () => checkSize(request, size, isRight),
    }
  })
  return [...exact, ...seen]
}
