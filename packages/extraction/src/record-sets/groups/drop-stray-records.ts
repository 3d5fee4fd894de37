import { isElement } from '../../page/page-node.ts'
import type { Draft } from '../draft.ts'
import type { Segment } from './segment.ts'
import { kindOfClass } from './signature.ts'

const LEAST_RECORDS = 4

/**
 * Introductions before a list, notes after it and advertisements inside it look like poor records: they lack what all
 * others have. Inside the list they must also be marked up otherwise, or say nothing that a whole record says.
 */
export function dropStrayRecords(draft: Draft, segments: Segment[]): Draft {
  const { rows } = draft
  if (rows.length < LEAST_RECORDS) return draft
  const filled = rows.map(row => row.filter(cell => cell !== null).length)
  const usual = [...filled].sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0
  const main = draft.columnNames.findIndex((_, i) => rows.filter(row => row[i]).length >= rows.length * 0.75)
  const isPoor = (at: number): boolean => main >= 0 && !rows[at]?.[main] && (filled[at] ?? 0) <= usual / 2
  const kinds = segments.map(({ nodes: [first] }) => (first && isElement(first) ? kindOfClass(first) : ''))
  const usualKind = mostFrequent(kinds)
  let from = 0
  let to = rows.length
  while (to - from >= LEAST_RECORDS && isPoor(from)) from++
  while (to - from >= LEAST_RECORDS && isPoor(to - 1)) to--
  const isShared = draft.columnNames.map((_, i) => rows.some((row, at) => row[i] && !isPoor(at)))
  const isStrange = (at: number): boolean => rows[at]?.every((cell, i) => !cell || !isShared[i]) ?? false
  const isKept = (_: unknown, at: number): boolean =>
    at >= from && at < to && !(isPoor(at) && (kinds[at] !== usualKind || isStrange(at)))
  return {
    ...draft,
    rows: rows.filter(isKept),
    detailUrls: draft.detailUrls.filter(isKept),
    spans: draft.spans.filter(isKept),
  }
}

function mostFrequent(values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
