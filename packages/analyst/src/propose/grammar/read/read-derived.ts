import type { Field } from '../../describe-fields.ts'
import { type Draft, hasConcept, isCue, isUnitPrice, pickField, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'

/** "days left", "dominio del correo", "precio por metro cuadrado": a column that the page does not have but can be worked out. */
export function readDerived(draft: Draft): void {
  const { parts, fields } = draft
  const at = parts.findIndex(
    part =>
      !part.used &&
      isCue(part, 'days-left', 'domain', 'per-square-metre', 'per-unit', 'difference', 'times', 'divided'),
  )
  const part = parts[at]
  if (part?.kind !== 'cue') return
  // "más de 20 días para cerrar" compares; it does not ask for the days.
  if (part.cue === 'days-left' && parts[at - 1]?.kind === 'quantity') return
  const mentioned = (fits: (field: Field) => boolean): Field | undefined => {
    const found = parts.find(one => one.kind === 'field' && one.mention.matches.some(({ field }) => fits(field)))
    const field = found?.kind === 'field' ? found.mention.matches.find(match => fits(match.field))?.field : undefined
    if (field && isBeside(draft, at, parts.indexOf(found as never))) use(found)
    return field
  }
  if (part.cue === 'difference') readDifference(draft, at)
  else if (part.cue === 'times' || part.cue === 'divided') readOperation(draft, at)
  else if (part.cue === 'days-left') {
    const field =
      mentioned(one => one.isDate) ??
      pickField(fields, [one => one.isDate && hasConcept('deadline', 'start', 'event-date')(one), one => one.isDate])
    if (field) set(draft, { formula: 'days-until', field: field.key }, at)
  } else if (part.cue === 'domain') {
    const isMail = (one: Field) => one.kind === 'email' || hasConcept('email')(one)
    const field = mentioned(isMail) ?? pickField(fields, [isMail])
    if (field) set(draft, { formula: 'email-domain', field: field.key }, at)
  } else {
    if (readUnitPrice(draft, at)) return
    const amount = mentioned(one => one.kind === 'money') ?? pickField(fields, [one => one.kind === 'money'])
    const words = textOf(draft, part)
    const concepts = /met(?:re|er|ro)|m2|m²|sqm/.test(words)
      ? ['area']
      : /kilo|kg/.test(words)
        ? ['weight']
        : /hora|hour/.test(words)
          ? ['duration']
          : ['quantity', 'stock']
    const quantity = pickField(fields, [one => one.isNumeric && hasConcept(...concepts)(one)])
    if (amount && quantity && amount !== quantity)
      set(draft, { formula: 'per-unit', amount: amount.key, quantity: quantity.key }, at)
  }
}

/** "precio unitario" where a column is just that. */
function readUnitPrice(draft: Draft, at: number): boolean {
  const { parts, fields } = draft
  const part = parts[at]
  if (!part || !/unidad|unit|pieza|piece|item/.test(textOf(draft, part)) || !fields.some(isUnitPrice)) return false
  use(part)
  return true
}

/** "diferencia entre tasación y precio base": the two columns of numbers that are named after it. */
function readDifference(draft: Draft, at: number): void {
  const [one, other] = numbersIn(draft, at + 1)
  if (!one || !other || one.field === other.field || one.field.kind !== other.field.kind) return
  const isWholeFirst = other.field.concepts[0] === 'maximum' && one.field.concepts[0] === 'minimum'
  const [from, minus] = isWholeFirst ? [other, one] : [one, other]
  set(draft, { formula: 'difference', field: from.field.key, minus: minus.field.key }, at)
  use(one.part, other.part)
}

/** "precio multiplicado por el stock", "multiply price by stock", "price divided by area". */
function readOperation(draft: Draft, at: number): void {
  const before = numbersIn(draft, 0, at).at(-1)
  const after = numbersIn(draft, at + 1)
  const [one, other] = before && !isVerb(draft, at) ? [before, after[0]] : after
  if (!one || !other || one.field === other.field) return
  const [field, second] = [one.field.key, other.field.key]
  set(
    draft,
    isCue(draft.parts[at], 'times')
      ? { formula: 'product', field, times: second }
      : { formula: 'per-unit', amount: field, quantity: second },
    at,
  )
  const between = draft.parts.slice(draft.parts.indexOf(one.part), draft.parts.indexOf(other.part))
  use(one.part, other.part, ...between.filter(part => isCue(part, 'per', 'between')))
}

/** "multiply …", "dividiendo …": both columns follow. */
const isVerb = (draft: Draft, at: number): boolean =>
  /ando$|iendo$|ing$|^multipl(?:y|ica|ique|icar)$|^divid[ea]$/.test(textOf(draft, draft.parts[at] as Part))

/** The columns of numbers that are named from here on. */
function numbersIn({ parts }: Draft, from: number, to = parts.length): { part: Part; field: Field }[] {
  return parts.slice(from, to).flatMap(part => {
    // "máximo y mínimo" are words of ranking that name columns too.
    const mention = part.kind === 'field' || part.kind === 'cue' ? part.mention : null
    const field = !part.used && mention?.matches.find(match => match.field.isNumeric)?.field
    return field ? [{ part, field }] : []
  })
}

const isBeside = (_: Draft, at: number, other: number) => Math.abs(at - other) <= 4

function set(draft: Draft, formula: NonNullable<Draft['derived']>['formula'], at: number): void {
  draft.derived = { formula, at }
  use(draft.parts[at])
  // "cuántos días faltan" is no count of records.
  for (const part of draft.parts)
    if (isCue(part, 'count') && draft.figure === null && part.to === draft.parts[at]?.from) use(part)
}
