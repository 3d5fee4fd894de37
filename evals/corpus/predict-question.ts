import { type AskedPage, askPage, openAskedPage } from '../analyst/ask-page.ts'
import type { Prediction } from './prediction.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' }

/** The page of the last question: those about one page stand together. */
let last: { html: string; page: AskedPage } | undefined

type Asked = { html: string; url: string; question: string; language: 'es' | 'en' }

/** The table a person gets, with the texts of its cells; no rows where the question is refused. */
export async function predictQuestion({
  html,
  url,
  question,
  language,
}: Asked): Promise<Pick<Prediction, 'rows' | 'isSure'>> {
  if (last?.html !== html) last = { html, page: openAskedPage({ html, url }) }
  const answer = await askPage(last.page, { ...ASKED_AT, question, language })
  if (!answer.found) return { rows: [], isSure: false }
  const { columns, rows } = answer.table
  return {
    isSure: answer.certainty === 'sure',
    rows: rows.map(({ cells }) => Object.fromEntries(columns.map(({ id, name }) => [name, cells[id]?.text ?? '']))),
  }
}
