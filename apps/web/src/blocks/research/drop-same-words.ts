import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'

/** Rows without the columns that say one word in every row: the title over them says it already. */
export function dropSameWords(rows: ResultRow[]): ResultRow[] {
  const [first = {}] = rows
  const kept = Object.keys(first).filter(
    column => typeof first[column] !== 'string' || rows.some(row => row[column] !== first[column]),
  )
  return rows.map(row => Object.fromEntries(kept.map(column => [column, row[column] ?? null])))
}
