import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree, type PartReader } from '../draft.ts'
import { hasConcept, isCue, isJoint, neighbour, textBetween, textOf, wordAt } from '../look.ts'
import type { Part } from '../part.ts'

/** "sin correo", "with no rating", "con teléfono": whether a value is there at all. */
export const readPresence: PartReader = (draft, part, at) => {
  const { parts } = draft
  const next = neighbour(parts, at, 1)
  // "with amount unknown" is read at its end.
  if (isCue(part, 'with') && isCue(neighbour(parts, next?.at ?? at, 1)?.part, 'absent')) return null
  if (isCue(part, 'without') || isPlainNo(draft, at)) return readAbsence(draft, at)
  if (isCue(part, 'with')) return readHeld(draft, at)
  return isCue(part, 'absent') ? readAbsent(draft, at) : null
}

/** "with e-mail but no phone": the column right after "no" is missing. */
function isPlainNo(draft: Draft, at: number): boolean {
  const [part, next] = [draft.parts[at], draft.parts[at + 1]]
  return (
    isCue(part, 'not') &&
    part !== undefined &&
    textOf(draft, part) === 'no' &&
    next?.kind === 'field' &&
    isFree(draft, next) &&
    !next.mention.isThing
  )
}

type Listed = { part: Part; field: Field }

/** "sin correo ni teléfono": neither is there. */
function readAbsence(draft: Draft, at: number): Finding | null {
  const listed = fieldsAfter(draft, at, false)
  const last = endOf(draft, at, listed)
  const found = testAll(draft, { at, last, listed, tests: listed.map(({ field }) => absenceOf(draft, field)) })
  const negations = draft.parts.slice(at, last).filter(part => isCue(part, 'not'))
  return found && { ...found, covers: [...(found.covers ?? []), ...negations] }
}

/** "con correo o teléfono": one of them is there. */
function readHeld(draft: Draft, at: number): Finding | null {
  const listed = fieldsAfter(draft, at, true)
  if (isToShow(draft, at, listed.length)) return null
  const tests = listed.flatMap(({ field }) => presenceOf(draft, field))
  // Every record has it: then it cannot be meant as a condition.
  return testAll(draft, { at, last: endOf(draft, at, listed), listed, tests })
}

const endOf = ({ parts }: Draft, at: number, listed: readonly Listed[]): number =>
  Math.max(at, parts.indexOf(listed.at(-1)?.part as Part))

/** "con su teléfono", "con nombre, precio y stock" ask to see the columns, and so does what follows a comma. */
function isToShow(draft: Draft, at: number, count: number): boolean {
  const isAfterComma = () => textBetween(draft, at - 1, at).includes(',')
  const word = wordAt(draft, draft.parts[at]?.to ?? 0)
  return count >= 3 || (count === 2 && isAfterComma()) || /^(?:su|sus|its|their|el|la|los|las|the)$/.test(word)
}

type Tests = { at: number; last: number; listed: readonly Listed[]; tests: readonly Condition[] }

function testAll({ parts }: Draft, { at, last, listed, tests }: Tests): Finding | null {
  if (tests.length === 0) return null
  const or = parts.slice(at, last).filter(part => isCue(part, 'or'))
  const wanted: readonly Condition[] = or.length > 0 && tests.length > 1 ? [{ kind: 'any', of: [...tests] }] : tests
  return {
    adds: wanted.map(test => ({ test, first: at, last })),
    covers: [parts[at], ...listed.map(({ part }) => part), ...or],
  }
}

/** "amount unknown", "sueldo no indicado". */
function readAbsent(draft: Draft, at: number): Finding | null {
  const { parts } = draft
  const sides = [neighbour(parts, at, -1)?.part, neighbour(parts, at, 1)?.part]
  const named = sides.find(part => part?.kind === 'field' && isFree(draft, part) && !part.mention.isThing)
  if (named?.kind !== 'field') return null
  const opener = neighbour(parts, Math.min(at, parts.indexOf(named)), -1)?.part
  return {
    adds: [{ test: { kind: 'not', of: { kind: 'present', field: named.field.key } }, first: at, last: at }],
    covers: [parts[at], named, isCue(opener, 'with') ? opener : null],
  }
}

const isStock = ({ isNumeric, concepts }: Field): boolean => isNumeric && concepts[0] === 'stock'

function absenceOf({ set }: Draft, field: Field): Condition {
  if (field.isYesNo) return yesNo(valuesOf(set, field), field, false)
  if (isStock(field)) return { kind: 'number', field: field.key, test: 'at-most', value: 0 }
  const absent: Condition = { kind: 'not', of: { kind: 'present', field: field.key } }
  // A duty of nothing is none ("duty free", "sin IVA"), and cells may say that no experience is needed; a change of
  // nothing was told all the same.
  const isNoneAtZero =
    (field.kind === 'percentage' && hasConcept('duty', 'tax', 'rate', 'discount')(field)) ||
    hasConcept('experience')(field)
  return isNoneAtZero
    ? { kind: 'any', of: [absent, { kind: 'number', field: field.key, test: 'equals', value: 0 }] }
    : absent
}

function presenceOf({ set }: Draft, field: Field): Condition[] {
  if (field.isYesNo) return [yesNo(valuesOf(set, field), field, true)]
  if (isStock(field)) return [{ kind: 'number', field: field.key, test: 'more', value: 0 }]
  return field.filled < set.records.length ? [{ kind: 'present', field: field.key }] : []
}

export const valuesOf = (set: Draft['set'], field: Field): string[] => [
  ...new Set(set.records.flatMap(({ cells }) => cells[field.key]?.text ?? [])),
]

/** A yes-or-no column, by the words its own cells use. */
export function yesNo(values: readonly string[], field: Field, isYes: boolean): Condition {
  const positive = values.filter(text => /^(?:s[ií]?|y(?:es)?|true|✓|✔|x)$/i.test(text.trim()))
  const test: Condition =
    positive.length > 0
      ? { kind: 'text', field: field.key, test: 'in', values: positive }
      : { kind: 'present', field: field.key }
  return isYes ? test : { kind: 'not', of: test }
}

/** Something else is asked for from here on. */
const isNewWish = (gap: string): boolean =>
  /[:;.?!]|,.{0,90}\b(?:solo|solamente|unicamente|only|just|quiero|dame|deme|show|give|muestre|muestreme|me basta)\b/i.test(
    gap,
  )

function fieldsAfter(draft: Draft, at: number, isPresent: boolean): Listed[] {
  const listed: Listed[] = []
  const isPassed = (part: Part) =>
    isJoint(part) || isCue(part, 'and', 'or', 'all') || (!isPresent && isCue(part, 'not'))
  for (let last = at; ; ) {
    const next = neighbour(draft.parts, last, 1, isPassed)
    if (next?.part.kind !== 'field' || !isFree(draft, next.part)) return listed
    const own = next.part.mention.matches[0]
    if (!own || isNewWish(textBetween(draft, last, next.at))) return listed
    listed.push({ part: next.part, field: own.field })
    last = next.at
  }
}
