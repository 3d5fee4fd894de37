import { numberOf } from '../../../run/comparable.ts'
import { comparesTo } from '../../../run/test-condition.ts'
import type { Field } from '../../describe-fields.ts'
import { durationBehind, inFieldUnits, stockBehind, unitColumn } from '../../number-units.ts'
import { type Draft, isFree } from '../draft.ts'
import {
  type FieldPart,
  type Found,
  hasConcept,
  isApart,
  isCue,
  isJoint,
  isListGap,
  neighbour,
  pickField,
  textBetween,
} from '../look.ts'
import type { Part } from '../part.ts'
import type { Comparison } from './find-comparison.ts'

/** The column that a number is compared with; without one no guess is made. `isDrop`: by how much it fell. */
type Operand = { field: Field | null; covers: readonly (Part | undefined)[]; isDrop?: boolean }

type Place = Comparison & {
  fits: (field: Field) => boolean
  before: Found | null
  after: Found | null
  /** No comma stands between the number and what follows. */
  isTied: boolean
}

/** Ways to tell the column, the surest first; the first that says anything is believed. */
const ways: readonly ((draft: Draft, place: Place) => Operand | null)[] = [
  (draft, { last }) => durationBehind(draft, last),
  (draft, { last }) => stockBehind(draft, last),
  namedBehind,
  changeBefore,
  namedBefore,
  countedUnknown,
  (draft, { last, fits }) => unitColumn(draft, last, fits),
  namedElsewhere,
  usualColumn,
]

export function findOperand(draft: Draft, found: Comparison): Operand | null {
  const { parts, fields } = draft
  const { quantity, cue, last } = found
  const hasMoney = fields.some(({ kind }) => kind === 'money')
  const fits = (field: Field) =>
    field.isNumeric &&
    (!quantity.isPercent || field.kind === 'percentage') &&
    (!quantity.isMoney || !hasMoney || field.kind === 'money')
  const after = neighbour(parts, last, 1)
  const isPassed = (part: Part) =>
    isJoint(part) || isCue(part, 'with') || (part.kind === 'field' && !isFree(draft, part))
  const before = neighbour(parts, cue, -1, isPassed)
  const isTied = after !== null && !isApart(draft, last, after.at)
  for (const way of ways) {
    const operand = way(draft, { ...found, fits, before, after, isTied })
    if (operand) return operand
  }
  return null
}

/** "above 60 soles minimum": a word of ranking can be a column's name too. */
function namedBehind({ parts }: Draft, { after, isTied, fits }: Place): Operand | null {
  const part = isTied ? after?.part : undefined
  if (!after || (part?.kind !== 'field' && part?.kind !== 'cue')) return null
  const field = part.mention?.matches.find(match => fits(match.field))?.field
  const next = neighbour(parts, after.at, 1)?.part
  const hasOwnComparison = isCue(next, 'more', 'less', 'at-least', 'at-most', 'between')
  return field && !hasOwnComparison ? { field, covers: [part] } : null
}

/** "bajaron más de 5 %". */
function changeBefore({ fields }: Draft, { before }: Place): Operand | null {
  if (!isCue(before?.part, 'went-up', 'went-down')) return null
  const field = pickField(fields, [hasConcept('change'), one => one.kind === 'percentage'])
  return { field: field ?? null, covers: [before?.part], isDrop: isCue(before?.part, 'went-down') }
}

function namedBefore(draft: Draft, { before, cue, fits }: Place): Operand | null {
  if (before?.part.kind !== 'field') return null
  const field = clearlyNamed(before.part, fits)
  if (!field) return null
  if (!isListed(draft, before.at)) return { field, covers: [before.part] }
  return isApart(draft, before.at, cue) ? null : { field, covers: [] }
}

/** A word right after the number that the list knows nothing of is what was counted. */
function countedUnknown(draft: Draft, { after, isTied, quantity, last, fits }: Place): Operand | null {
  const isUnknown = after?.part.kind === 'missing' || after?.part.kind === 'unknown'
  if (!isTied || !quantity.isCounted || !isUnknown || after.at !== last + 1) return null
  return unitColumn(draft, last, fits) ?? { field: null, covers: [] }
}

function namedElsewhere(draft: Draft, place: Place): Operand | null {
  const { quantity, fits } = place
  const named = draft.parts.flatMap(
    part => (part.kind === 'field' && isFree(draft, part) && clearlyNamed(part, fits)) || [],
  )
  const field = named.find(one => (!quantity.isMoney || one.kind === 'money') && divides(draft, place, one))
  return field ? { field, covers: [] } : null
}

/** What such a number mostly is about. */
function usualColumn(draft: Draft, place: Place): Operand | null {
  const { quantity, fits } = place
  const isMoney = (field: Field) => fits(field) && field.kind === 'money'
  const field = pickField(draft.fields, [
    one => quantity.isPercent && one.kind === 'percentage',
    one => isMoney(one) && hasConcept('price', 'amount', 'budget', 'salary')(one),
    isMoney,
    one => fits(one) && hasConcept('price', 'amount')(one),
    one => fits(one) && !hasConcept('rank', 'code', 'year')(one) && divides(draft, place, one),
  ])
  return field ? { field, covers: [] } : null
}

/** A limit that all records keep, or none, was meant for another column: no house has 300,000 bedrooms. */
function divides(draft: Draft, { quantity, test, upTo }: Place, field: Field): boolean {
  const limits = { test, value: inFieldUnits(draft, field, quantity), upTo: upTo && inFieldUnits(draft, field, upTo) }
  const kept = draft.set.records.flatMap(({ cells }) => {
    const value = numberOf(cells[field.key]?.value)
    return value === undefined ? [] : comparesTo(value, limits)
  })
  return kept.includes(true) && kept.includes(false)
}

/** Below this a word only has something in common with a column's name. */
const CLEARLY_NAMED = 0.55

const clearlyNamed = (part: FieldPart, fits: (field: Field) => boolean): Field | undefined =>
  part.mention.matches.find(({ field, score }) => fits(field) && score >= CLEARLY_NAMED)?.field

/** One of several named columns ("producto y precio"), which the question also wants to see. */
const isListed = (draft: Draft, at: number): boolean => {
  const before = neighbour(draft.parts, at, -1, part => isJoint(part) || isCue(part, 'and'))
  // "the parts that weigh": only a comma or "and" makes a list.
  if (before?.part.kind !== 'field' || !isListGap(textBetween(draft, before.at, at))) return false
  // A yes-or-no column is rather a condition than one of a list.
  return !before.part.field.isYesNo
}
