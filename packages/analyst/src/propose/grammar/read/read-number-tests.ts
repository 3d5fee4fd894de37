import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { addDays } from '../../find-days.ts'
import type { Quantity } from '../../find-quantities.ts'
import { inFieldUnits, unitBehind } from '../../number-units.ts'
import { type Draft, type Finding, isFree, type PartReader } from '../draft.ts'
import {
  type FieldPart,
  fieldOf,
  hasConcept,
  isCue,
  isDate,
  isThing,
  neighbour,
  pickField,
  textOf,
  wordAt,
} from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'
import { type Comparison, findComparison } from './find-comparison.ts'
import { findOperand } from './find-operand.ts'

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

const unitDays: [RegExp, number][] = [
  [/^(?:dia|day)/, 1],
  [/^(?:semana|week)/, 7],
  [/^(?:mes$|meses|month)/, 30.44],
  [/^(?:ano|year)/, 365.25],
]
/** Of so many days on, a number tells an age and looks back. */
const AGE_DAYS = 300

/** "más de 20 días para cerrar", "menos de 5 años": a distance from today, where the list has dates but no durations. */
function readDistance(draft: Draft, { test, last, quantity }: Comparison): Condition | null {
  const { question, fields } = draft
  const unit = wordAt(draft, quantity.to)
  const days = unitDays.find(([pattern]) => pattern.test(unit))?.[1]
  if (!days || fields.some(({ kind }) => kind === 'duration') || test === 'equals' || test === 'between') return null
  const isAge = days > AGE_DAYS
  const field = isAge ? ageField(draft) : dayAhead(draft, last)
  if (!field) return null
  const edge = addDays(question.today, Math.round(quantity.value * days) * (isAge ? -1 : 1))
  const isFar = test === 'more' || test === 'at-least'
  if (isAge) return { kind: 'date', field: field.key, test: isFar ? 'before' : 'after', day: edge }
  if (isFar) return { kind: 'date', field: field.key, test: 'after', day: test === 'more' ? edge : addDays(edge, -1) }
  const upTo = test === 'less' ? addDays(edge, -1) : edge
  return { kind: 'date', field: field.key, test: 'between', day: question.today, upTo }
}

const ageField = ({ fields }: Draft): Field | undefined =>
  pickField(fields, [one => one.isDate && hasConcept('year', 'start', 'published')(one)])

/** The day named after the unit, else the one that people count down to. */
const dayAhead = ({ parts, fields }: Draft, last: number): Field | undefined =>
  fieldOf(neighbour(parts, last + 1, 1)?.part, isDate) ??
  pickField(fields, [one => one.isDate && hasConcept('deadline', 'start', 'event-date', 'service')(one)])

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
