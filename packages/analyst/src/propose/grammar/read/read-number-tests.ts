import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import type { Quantity } from '../../find-quantities.ts'
import { durationField, inFieldUnits, stockAfter, unitField, useUnit } from '../../number-units.ts'
import {
  addCondition,
  type Draft,
  hasConcept,
  isCue,
  isJoint,
  neighbour,
  pickField,
  textBetween,
  textOf,
  use,
} from '../draft.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'
import { readDistance } from './read-distance.ts'

/** Below this a word only has something in common with a column's name. */
const CLEARLY_NAMED = 0.55

type Test = Extract<Condition, { kind: 'number' }>['test']

const comparators = ['more', 'at-least', 'less', 'at-most', 'equals', 'between', 'on-or-after'] as const
const tests: Record<string, Test> = {
  more: 'more',
  'at-least': 'at-least',
  less: 'less',
  'at-most': 'at-most',
  equals: 'equals',
  'on-or-after': 'at-least',
}

/** "under S/ 10", "entre 30 y 50 soles", "rated 4.5 or higher", "with 3 bedrooms". */
export function readNumberTests(draft: Draft): void {
  for (const [at, part] of draft.parts.entries()) {
    if (part.used || part.kind !== 'quantity') continue
    const found = findTest(draft.parts, at, part.quantity)
    if (found) addTest(draft, found)
    else readEqual(draft, part, at)
  }
}

export function findTest(parts: readonly Part[], at: number, quantity: Quantity): Found | null {
  const before = neighbour(parts, at, -1)
  const after = neighbour(parts, at, 1)
  const cue =
    before?.part.kind === 'cue' && !before.part.used && isCue(before.part, ...comparators) ? before.part.cue : null
  if (before && cue && ['between', 'on-or-after', 'at-least'].includes(cue)) {
    const upper = upperEnd(parts, at)
    if (upper) return { test: 'between', last: upper.at, cue: before.at, quantity, upTo: upper.quantity }
  }
  if (before && cue && cue !== 'between') return { test: tests[cue] ?? 'equals', last: at, cue: before.at, quantity }
  // "con 4 dormitorios o más"
  const isUnit = (after?.part.kind === 'missing' || after?.part.kind === 'unknown') && after.at === at + 1
  const isNamed = after?.part.kind === 'field' && after.part.field.isNumeric
  const tail = after && (isNamed || isUnit) ? neighbour(parts, after.at, 1) : null
  if (tail && after && isCue(tail.part, 'or-more', 'or-less') && !/^or-/.test(cue ?? '')) {
    use(tail.part)
    return { test: isCue(tail.part, 'or-more') ? 'at-least' : 'at-most', last: at, cue: at, quantity }
  }
  if (!after || !isCue(after.part, 'or-more', 'or-less')) return null
  return { test: isCue(after.part, 'or-more') ? 'at-least' : 'at-most', last: after.at, cue: at, quantity }
}

/** "30 y 50", "from 30 to 50": the second number, with only a joining word between. */
function upperEnd(parts: readonly Part[], at: number): { at: number; quantity: Quantity } | null {
  const next = neighbour(parts, at, 1)
  if (!next) return null
  const end = isCue(next.part, 'and', 'at-most', 'on-or-before') ? neighbour(parts, next.at, 1) : next
  const hasJoint = end && end.at > at + 1
  return end?.part.kind === 'quantity' && hasJoint ? { at: end.at, quantity: end.part.quantity } : null
}

/** A number right beside a column it can be a value of: "3 dormitorios", "IVA 18%". */
function readEqual(draft: Draft, part: Extract<Part, { kind: 'quantity' }>, at: number): void {
  const { parts } = draft
  // "20% de IVA"
  const isOf = parts[at + 1]?.kind === 'filler' && /^(?:de|of|en|in)$/.test(textOf(draft, parts[at + 1] as Part))
  const after = parts[at + (isOf && !part.quantity.isCounted ? 2 : 1)]
  const before = neighbour(parts, at, -1)?.part
  const next = neighbour(parts, at, 1)?.part
  const isRank = next?.kind === 'cue' && (superlatives[next.cue] !== undefined || isCue(next, 'max', 'min'))
  const ranked = isCue(before, 'first', 'last', 'max', 'min') || isCue(next, 'first', 'last') || isRank
  if (ranked) return
  const field =
    after?.kind === 'field' && after.field.isNumeric
      ? after
      : before?.kind === 'field' && before.field.isNumeric
        ? before
        : null
  if (field?.kind !== 'field' || field.used) return
  // "monto de los 5 procesos más grandes": so many records.
  const isOfRecords = next?.kind === 'topic' || ((next?.kind === 'field' || next?.kind === 'missing') && isThing(next))
  if (field === before && part.quantity.isCounted && isOfRecords) return
  const value = inFieldUnits(draft, field.field, part.quantity)
  const other = otherChoice(parts, at)
  const equals = (number: number) => ({
    kind: 'number' as const,
    field: field.field.key,
    test: 'equals' as const,
    value: number,
  })
  if (other) {
    const first = inFieldUnits(draft, field.field, other.quantity)
    addCondition(draft, { kind: 'any', of: [equals(first), equals(value)] }, other.at, at)
    use(...parts.slice(other.at, at))
  } else addCondition(draft, equals(value), at)
  use(part, field)
}

const isThing = (part: Extract<Part, { kind: 'field' | 'missing' }>): boolean =>
  part.kind === 'field' ? part.mention.isThing : part.isThing

/** "2 o 3 dormitorios": the number before "or". */
function otherChoice(parts: readonly Part[], at: number): { at: number; quantity: Quantity } | null {
  const or = neighbour(parts, at, -1)
  const first = or && isCue(or.part, 'or') ? parts[or.at - 1] : undefined
  return or && first?.kind === 'quantity' && !first.used ? { at: or.at - 1, quantity: first.quantity } : null
}

type Found = { test: Test; last: number; cue: number; quantity: Quantity; upTo?: Quantity }

function addTest(draft: Draft, found: Found): void {
  const { parts } = draft
  const distance = readDistance(draft, found)
  if (distance) {
    addCondition(draft, distance, found.cue, found.last)
    use(...parts.slice(found.cue, found.last + 2))
    return
  }
  const { test, quantity, upTo } = found
  const operand = operandOf(draft, found)
  if (!operand) return
  const { field, isDrop } = operand
  const currency = (quantity.currency ?? upTo?.currency) || undefined
  const scaled = scaleLike(quantity, upTo)
  const value = inFieldUnits(draft, field, { ...quantity, value: scaled })
  const condition: Condition = isDrop
    ? { kind: 'number', field: field.key, test: test === 'more' ? 'less' : 'at-most', value: -value }
    : {
        kind: 'number',
        field: field.key,
        test,
        value,
        ...(upTo && { upTo: inFieldUnits(draft, field, upTo) }),
        ...(currency && field.kind === 'money' && { currency }),
      }
  addCondition(draft, condition, found.cue, found.last)
  use(...parts.slice(found.cue, found.last + 1))
  useUnit(draft, found.last, field)
}

/** "entre 1 y 2 millones": the scale is said once. */
const scaleLike = ({ value, scale }: Quantity, upTo: Quantity | undefined): number =>
  upTo && scale === 1 && upTo.scale > 1 && value < upTo.value / upTo.scale ? value * upTo.scale : value

function operandOf(draft: Draft, { cue, last, quantity }: Found): { field: Field; isDrop?: boolean } | null {
  const { parts, fields } = draft
  const skip = (part: Part) => isJoint(part) || isCue(part, 'with') || (part.kind === 'field' && part.used === true)
  const hasMoney = fields.some(({ kind }) => kind === 'money')
  const fits = (field: Field) =>
    field.isNumeric &&
    (!quantity.isPercent || field.kind === 'percentage') &&
    (!quantity.isMoney || !hasMoney || field.kind === 'money')
  const lasting = durationField(draft, last)
  if (lasting) return { field: lasting }
  const after = neighbour(parts, last, 1)
  const stock = stockAfter(draft, last)
  if (stock) return { field: stock }
  const isTied = after && !/[,;:?!]/.test(textBetween(draft, last, after.at))
  const named = after && isTied ? numericAt(after.part, fits) : null
  if (named && after && !hasOwnComparison(parts, after.at)) {
    use(after.part)
    return { field: named }
  }
  const before = neighbour(parts, cue, -1, skip)
  if (isCue(before?.part, 'went-up', 'went-down')) {
    use(before?.part)
    const field = pickField(fields, [hasConcept('change'), field => field.kind === 'percentage'])
    return field ? { field, isDrop: isCue(before?.part, 'went-down') } : null
  }
  if (before?.part.kind === 'field') {
    const field = bestNumeric(before.part, fits)
    if (field && (!isListed(draft, before.at) || !/[,;:?!]/.test(textBetween(draft, before.at, cue)))) {
      if (!isListed(draft, before.at)) use(before.part)
      return { field }
    }
  }
  // A word right after the number that the list knows nothing of is what was counted: no guess is made.
  if (
    after &&
    isTied &&
    quantity.isCounted &&
    (after.part.kind === 'missing' || after.part.kind === 'unknown') &&
    after.at === last + 1
  )
    return unitField(draft, last, fits)
  const byUnit = unitField(draft, last, fits)
  if (byUnit) return byUnit
  const elsewhere = parts.flatMap(part => (part.kind === 'field' && !part.used && bestNumeric(part, fits)) || [])
  const money = (field: Field) => fits(field) && field.kind === 'money'
  const field =
    elsewhere.find(field => !quantity.isMoney || field.kind === 'money') ??
    pickField(fields, [
      field => quantity.isPercent && field.kind === 'percentage',
      field => money(field) && hasConcept('price', 'amount', 'budget', 'salary')(field),
      money,
      field => fits(field) && hasConcept('price', 'amount')(field),
      field => fits(field) && !hasConcept('rank', 'code', 'year')(field),
    ])
  return field ? { field } : null
}

/** "above 60 soles minimum": a word of ranking can be a column's name too. */
const numericAt = (part: Part, fits: (field: Field) => boolean): Field | undefined =>
  part.kind === 'field' || part.kind === 'cue'
    ? part.mention?.matches.find(({ field }) => fits(field))?.field
    : undefined

const bestNumeric = (part: Extract<Part, { kind: 'field' }>, fits: (field: Field) => boolean): Field | undefined =>
  part.mention.matches.find(({ field, score }) => fits(field) && score >= CLEARLY_NAMED)?.field

const hasOwnComparison = (parts: readonly Part[], at: number): boolean => {
  const next = neighbour(parts, at, 1)
  return isCue(next?.part, 'more', 'less', 'at-least', 'at-most', 'between')
}

/** One of several named columns ("producto y precio"), which the question also wants to see. */
const isListed = (draft: Draft, at: number): boolean => {
  const before = neighbour(draft.parts, at, -1, part => isJoint(part) || isCue(part, 'and'))
  // "the parts that weigh": only a comma or "and" makes a list.
  if (before?.part.kind !== 'field' || !/,|\b(?:y|e|and)\b|&/.test(textBetween(draft, before.at, at))) return false
  // A yes-or-no column is rather a condition than one of a list.
  return !before.part.field.isYesNo
}
