import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { addCondition, type Draft, hasConcept, isCue, isJoint, neighbour, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'

/** "sin correo", "with no rating", "con teléfono": whether a value is there at all. */
export function readPresence(draft: Draft): void {
  draft.parts.forEach((part, at) => {
    if (part.used) return
    // "with amount unknown" is read at its end.
    if (
      isCue(part, 'with') &&
      isCue(neighbour(draft.parts, neighbour(draft.parts, at, 1)?.at ?? at, 1)?.part, 'absent')
    )
      return
    if (isCue(part, 'without') || isPlainNo(draft, at)) readList(draft, at, false)
    else if (isCue(part, 'with')) readList(draft, at, true)
    else if (isCue(part, 'absent')) readAbsent(draft, at)
  })
}

/** "with e-mail but no phone": the column right after "no" is missing. */
function isPlainNo(draft: Draft, at: number): boolean {
  const [part, next] = [draft.parts[at], draft.parts[at + 1]]
  return (
    isCue(part, 'not') &&
    part !== undefined &&
    textOf(draft, part) === 'no' &&
    next?.kind === 'field' &&
    !next.used &&
    !next.mention.isThing
  )
}

function readList(draft: Draft, at: number, isPresent: boolean): void {
  const listed = fieldsAfter(draft, at, isPresent)
  if (listed.length === 0) return
  // "con su teléfono", "con nombre, precio y stock" ask to see the columns.
  const word = draft.question.words[draft.parts[at]?.to ?? 0]?.folded ?? ''
  if (
    isPresent &&
    (listed.length >= 3 ||
      (listed.length === 2 && isAfterComma(draft, at)) ||
      /^(?:su|sus|its|their|el|la|los|las|the)$/.test(word))
  )
    return
  const conditions = listed.flatMap(({ field }) => testOf(draft, field, isPresent))
  // Every record has it: then it cannot be meant as a condition.
  if (isPresent && conditions.length === 0) return
  const last = draft.parts.indexOf(listed.at(-1)?.part as Part)
  // "con correo o teléfono" wants one of them; "sin correo ni teléfono" neither.
  const or = draft.parts.slice(at, last).filter(part => isCue(part, 'or'))
  if (or.length > 0 && conditions.length > 1) addCondition(draft, { kind: 'any', of: conditions }, at, last)
  else for (const condition of conditions) addCondition(draft, condition, at, last)
  use(...or)
  use(draft.parts[at], ...listed.map(({ part }) => part))
  if (!isPresent) use(...draft.parts.slice(at, last).filter(part => isCue(part, 'not')))
}

/** ", con objeto y monto": what follows a comma is to be shown. */
function isAfterComma({ question, parts }: Draft, at: number): boolean {
  const from = parts[at]?.from ?? 0
  return question.text.slice(question.words[from - 1]?.end, question.words[from]?.start).includes(',')
}

/** "amount unknown", "sueldo no indicado". */
function readAbsent(draft: Draft, at: number): void {
  const sides = [neighbour(draft.parts, at, -1)?.part, neighbour(draft.parts, at, 1)?.part]
  const before = sides.find(part => part?.kind === 'field' && !part.used && !part.mention.isThing)
  if (before?.kind !== 'field') return
  addCondition(draft, { kind: 'not', of: { kind: 'present', field: before.field.key } }, at)
  const opener = neighbour(draft.parts, Math.min(at, draft.parts.indexOf(before)), -1)?.part
  use(draft.parts[at], before, isCue(opener, 'with') ? opener : null)
}

function testOf({ set }: Draft, field: Field, isPresent: boolean): Condition[] {
  if (field.isYesNo) return [yesNo(valuesOf(set, field), field, isPresent)]
  if (field.isNumeric && field.concepts[0] === 'stock')
    return [{ kind: 'number', field: field.key, test: isPresent ? 'more' : 'at-most', value: 0 }]
  const present: Condition = { kind: 'present', field: field.key }
  const absent: Condition = { kind: 'not', of: present }
  // A duty of nothing is none: "duty free", "sin IVA". A change of nothing was told all the same.
  if (!isPresent && field.kind === 'percentage' && hasConcept('duty', 'tax', 'rate', 'discount')(field))
    return [{ kind: 'any', of: [absent, { kind: 'number', field: field.key, test: 'equals', value: 0 }] }]
  // "que no piden experiencia", where cells say that none is needed.
  if (!isPresent && hasConcept('experience')(field))
    return [{ kind: 'any', of: [absent, { kind: 'number', field: field.key, test: 'equals', value: 0 }] }]
  if (!isPresent) return [absent]
  return field.filled < set.records.length ? [present] : []
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

function fieldsAfter({ parts, question }: Draft, at: number, isPresent: boolean): { part: Part; field: Field }[] {
  const listed: { part: Part; field: Field }[] = []
  for (let i = at; ; ) {
    const next = neighbour(
      parts,
      i,
      1,
      part => isJoint(part) || isCue(part, 'and', 'or', 'all') || (!isPresent && isCue(part, 'not')),
    )
    if (next?.part.kind !== 'field' || next.part.used) return listed
    const gap = question.text.slice(question.words[(parts[i]?.to ?? 1) - 1]?.end, question.words[next.part.from]?.start)
    if (
      /[:;.?!]|,.{0,90}\b(?:solo|solamente|unicamente|only|just|quiero|dame|deme|show|give|muestre|muestreme|me basta)\b/i.test(
        gap,
      )
    )
      return listed
    const own = next.part.mention.matches[0]
    if (!own) return listed
    listed.push({ part: next.part, field: own.field })
    i = next.at
  }
}
