import type { Condition } from '../../../plan/plan.ts'
import type { Quantity } from '../../find-quantities.ts'
import { inFieldUnits, unitBehind } from '../../number-units.ts'
import { type Draft, type Finding, isFree, type PartReader } from '../draft.ts'
import { type FieldPart, isCue, isThing, neighbour, textOf } from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'
import { type Comparison, findComparison } from './find-comparison.ts'
import { findOperand } from './find-operand.ts'
import { readDistance } from './read-distance.ts'

type QuantityPart = Extract<Part, { kind: 'quantity' }>

/** "under S/ 10", "entre 30 y 50 soles", "rated 4.5 or higher", "with 3 bedrooms". */
export const readNumberTest: PartReader = (draft, part, at) => {
  if (part.kind !== 'quantity') return null
  const found = findComparison(draft, at, part.quantity)
  return found ? compare(draft, found) : readEqual(draft, part, at)
}

function compare(draft: Draft, found: Comparison): Finding | null {
  const { parts } = draft
  const { cue: first, last, test, quantity, upTo, tail } = found
  const distance = readDistance(draft, found)
  if (distance) return { adds: [{ test: distance, first, last }], covers: [tail, ...parts.slice(first, last + 2)] }
  const operand = findOperand(draft, found)
  if (!operand?.field) return { covers: [tail, ...(operand?.covers ?? [])] }
  const { field } = operand
  const currency = (quantity.currency ?? upTo?.currency) || undefined
  const value = inFieldUnits(draft, field, quantity)
  const condition: Condition = operand.isDrop
    ? { kind: 'number', field: field.key, test: test === 'more' ? 'less' : 'at-most', value: -value }
    : {
        kind: 'number',
        field: field.key,
        test,
        value,
        ...(upTo && { upTo: inFieldUnits(draft, field, upTo) }),
        ...(currency && field.kind === 'money' && { currency }),
      }
  return {
    adds: [{ test: condition, first, last }],
    covers: [tail, ...operand.covers, ...parts.slice(first, last + 1), unitBehind(draft, last, field)],
  }
}

/** A number right beside a column it can be a value of: "3 dormitorios", "IVA 18%". */
function readEqual(draft: Draft, part: QuantityPart, at: number): Finding | null {
  if (isRanked(draft, at)) return null
  const column = columnBeside(draft, part, at)
  if (!column || !isFree(draft, column)) return null
  const { field } = column
  const equals = (quantity: Quantity) => ({
    kind: 'number' as const,
    field: field.key,
    test: 'equals' as const,
    value: inFieldUnits(draft, field, quantity),
  })
  const test = equals(part.quantity)
  const other = otherChoice(draft, at)
  if (!other) return { adds: [{ test, first: at, last: at }], covers: [part, column] }
  return {
    adds: [{ test: { kind: 'any', of: [equals(other.quantity), test] }, first: other.at, last: at }],
    covers: [...draft.parts.slice(other.at, at), part, column],
  }
}

/** "top 5", "5 cheapest": so many records, not a value. */
function isRanked({ parts }: Draft, at: number): boolean {
  const before = neighbour(parts, at, -1)?.part
  const next = neighbour(parts, at, 1)?.part
  const isRank = next?.kind === 'cue' && superlatives[next.cue] !== undefined
  return isRank || isCue(before, 'first', 'last', 'max', 'min') || isCue(next, 'first', 'last', 'max', 'min')
}

function columnBeside(draft: Draft, { quantity }: QuantityPart, at: number): FieldPart | null {
  const { parts } = draft
  const joint = parts[at + 1]
  // "20% de IVA"
  const isOf = joint?.kind === 'filler' && /^(?:de|of|en|in)$/.test(textOf(draft, joint))
  const after = parts[at + (isOf && !quantity.isCounted ? 2 : 1)]
  if (isNumericPart(after)) return after
  const before = neighbour(parts, at, -1)?.part
  if (!isNumericPart(before)) return null
  // "monto de los 5 procesos más grandes": so many records.
  const next = neighbour(parts, at, 1)?.part
  return quantity.isCounted && (next?.kind === 'topic' || isThing(next)) ? null : before
}

const isNumericPart = (part: Part | undefined): part is FieldPart => part?.kind === 'field' && part.field.isNumeric

/** "2 o 3 dormitorios": the number before "or". */
function otherChoice(draft: Draft, at: number): { at: number; quantity: Quantity } | null {
  const or = neighbour(draft.parts, at, -1)
  const first = or && isCue(or.part, 'or') ? draft.parts[or.at - 1] : undefined
  return or && first?.kind === 'quantity' && isFree(draft, first) ? { at: or.at - 1, quantity: first.quantity } : null
}
