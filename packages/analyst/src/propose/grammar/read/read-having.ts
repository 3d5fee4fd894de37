import { type Draft, type Finding, isFree, type PartReader } from '../draft.ts'
import { type FieldPart, isCue, isJoint, neighbour } from '../look.ts'
import type { Part } from '../part.ts'
import { findComparison } from './find-comparison.ts'

/** "cities with more than 3 suppliers", "marcas que tienen al menos 2 productos": groups by how many records they have. */
export const readHaving: PartReader = (draft, part, at): Finding | null => {
  const { parts } = draft
  if (draft.having || part.kind !== 'quantity' || part.quantity.isMoney || part.quantity.isPercent) return null
  const found = findComparison(draft, at, part.quantity)
  if (!found || found.test === 'between') return null
  const counted = neighbour(parts, found.last, 1)
  const subject = subjectOf(draft, found.cue)
  if (!subject || !counted || !isRecords(counted.part, subject)) return null
  const opener = neighbour(parts, found.cue, -1)?.part
  return {
    groupBy: subject.field,
    figure: { aggregate: 'count', field: null },
    having: { test: found.test, value: part.quantity.value },
    covers: [subject, counted.part, ...parts.slice(found.cue, found.last + 1), isCue(opener, 'with') ? opener : null],
  }
}

/** The column that the question begins with, where its values come again and again. */
function subjectOf(draft: Draft, before: number): FieldPart | undefined {
  const { parts } = draft
  const first = parts.findIndex(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct', 'with'))
  const head = parts[first]
  if (first >= before || head?.kind !== 'field' || !isFree(draft, head)) return undefined
  const { isNumeric, isDate, isYesNo, distinct, filled } = head.field
  return isNumeric || isDate || isYesNo || distinct >= filled * 0.8 ? undefined : head
}

const isRecords = (part: Part, subject: FieldPart): boolean =>
  part.kind === 'topic' ||
  (part.kind === 'missing' && part.isThing) ||
  (part.kind === 'field' && part.mention.isThing && part.field !== subject.field && !part.field.isNumeric)
