import type { Field } from './describe-fields.ts'
import { type Draft, hasConcept, isCue, pickField, textOf, use } from './draft.ts'

/** "days left", "dominio del correo", "precio por metro cuadrado": a column that the page does not have but can be worked out. */
export function readDerived(draft: Draft): void {
  const { parts, fields } = draft
  const at = parts.findIndex(
    part => !part.used && isCue(part, 'days-left', 'domain', 'per-square-metre', 'per-unit', 'difference'),
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

/** "diferencia entre tasación y precio base": the two columns of numbers that are named after it. */
function readDifference(draft: Draft, at: number): void {
  const named = draft.parts.slice(at + 1).flatMap(part => {
    // "máximo y mínimo" are words of ranking that name columns too.
    const mention = part.kind === 'field' || part.kind === 'cue' ? part.mention : null
    const field = !part.used && mention?.matches.find(match => match.field.isNumeric)?.field
    return field ? [{ part, field }] : []
  })
  const [one, other] = named
  if (!one || !other || one.field === other.field || one.field.kind !== other.field.kind) return
  set(draft, { formula: 'difference', field: one.field.key, minus: other.field.key }, at)
  use(one.part, other.part)
}

const isBeside = (_: Draft, at: number, other: number) => Math.abs(at - other) <= 4

function set(draft: Draft, formula: NonNullable<Draft['derived']>['formula'], at: number): void {
  draft.derived = { formula, at }
  use(draft.parts[at])
  // "cuántos días faltan" is no count of records.
  for (const part of draft.parts)
    if (isCue(part, 'count') && draft.figure === null && part.to === draft.parts[at]?.from) use(part)
}
