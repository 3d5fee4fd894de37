import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'

/** Rows without the columns that say nothing, or one word in every row: the title over them says it already. */
export function dropSameWords(rows: ResultRow[]): ResultRow[] {
  const [first = {}] = rows
  const kept = Object.keys(first).filter(
    column =>
      rows.some(row => row[column] !== first[column]) || (first[column] !== null && typeof first[column] !== 'string'),
  )
  return rows.map(row => Object.fromEntries(kept.map(column => [column, row[column] ?? null])))
}
