import type { Draft } from '../draft.ts'

const LEAST_RECORDS = 4

/** An introduction before the list and a note after it look like poor records: they lack what all others have. */
export function dropStrayEdges(draft: Draft): Draft {
  const { rows } = draft
  if (rows.length < LEAST_RECORDS) return draft
  const filled = rows.map(row => row.filter(cell => cell !== null).length)
  const usual = [...filled].sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0
  const main = draft.columnNames.findIndex((_, i) => rows.filter(row => row[i]).length >= rows.length * 0.75)
  const isStray = (at: number): boolean => main >= 0 && !rows[at]?.[main] && (filled[at] ?? 0) <= usual / 2
  let from = 0
  let to = rows.length
  while (to - from >= LEAST_RECORDS && isStray(from)) from++
  while (to - from >= LEAST_RECORDS && isStray(to - 1)) to--
  if (from === 0 && to === rows.length) return draft
  return {
    ...draft,
    rows: rows.slice(from, to),
    detailUrls: draft.detailUrls.slice(from, to),
    spans: draft.spans.slice(from, to),
  }
}
