import { type Draft, isCue, isJoint, neighbour, use } from '../draft.ts'
import type { Part } from '../part.ts'
import { findTest } from './read-number-tests.ts'

type FieldPart = Extract<Part, { kind: 'field' }>

/** "cities with more than 3 suppliers", "marcas que tienen al menos 2 productos": groups by how many records they have. */
export function readHaving(draft: Draft): void {
  const { parts } = draft
  for (const [at, part] of parts.entries()) {
    if (part.used || part.kind !== 'quantity' || part.quantity.isMoney || part.quantity.isPercent) continue
    const found = findTest(parts, at, part.quantity)
    if (!found || found.test === 'between') continue
    const counted = neighbour(parts, found.last, 1)
    const subject = subjectOf(draft, found.cue)
    if (!subject || !counted || !isRecords(counted.part, subject)) continue
    draft.groupBy = subject.field
    draft.figure = { aggregate: 'count', field: null }
    draft.having = { test: found.test, value: part.quantity.value }
    use(subject, counted.part, ...parts.slice(found.cue, found.last + 1))
    const opener = neighbour(parts, found.cue, -1)?.part
    if (isCue(opener, 'with')) use(opener)
    return
  }
}

/** The column that the question begins with, where its values come again and again. */
function subjectOf({ parts }: Draft, before: number): FieldPart | undefined {
  const first = parts.findIndex(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct', 'with'))
  const head = parts[first]
  if (first >= before || head?.kind !== 'field' || head.used) return undefined
  const { isNumeric, isDate, isYesNo, distinct, filled } = head.field
  return isNumeric || isDate || isYesNo || distinct >= filled * 0.8 ? undefined : head
}

const isRecords = (part: Part, subject: FieldPart): boolean =>
  part.kind === 'topic' ||
  (part.kind === 'missing' && part.isThing) ||
  (part.kind === 'field' && part.mention.isThing && part.field !== subject.field && !part.field.isNumeric)
