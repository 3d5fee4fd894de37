import type { Field } from '../../describe-fields.ts'
import type { Cue } from '../cues.data.ts'
import { type Draft, type Finding, isFree, type Reader } from '../draft.ts'
import { type Found, fieldOf, hasConcept, isCue, isDate, isNumeric, isUnitPrice, pickField, textOf } from '../look.ts'
import type { Part } from '../part.ts'

type CueReader = (draft: Draft, cue: Found) => Finding | null
type Formula = NonNullable<Draft['derived']>['formula']

/** What words about a column that the page does not have, but that can be worked out, are read by. */
const readers: Partial<Record<Cue, CueReader>> = {
  'days-left': readDaysLeft,
  domain: readDomain,
  'per-square-metre': readPerUnit,
  'per-unit': readPerUnit,
  difference: readDifference,
  times: readOperation,
  divided: readOperation,
}

/** "days left", "dominio del correo", "precio por metro cuadrado": the first of them that is said. */
export const readDerived: Reader = draft => {
  const at = draft.parts.findIndex(part => isFree(draft, part) && part.kind === 'cue' && readers[part.cue])
  const part = draft.parts[at]
  return part?.kind === 'cue' ? (readers[part.cue]?.(draft, { part, at }) ?? null) : null
}

function readDaysLeft(draft: Draft, { part, at }: Found): Finding | null {
  const { parts, fields } = draft
  // "más de 20 días para cerrar" compares; it does not ask for the days.
  if (parts[at - 1]?.kind === 'quantity') return null
  const said = mentioned(draft, at, isDate)
  const isAhead = hasConcept('deadline', 'start', 'event-date')
  const field = said?.field ?? pickField(fields, [one => one.isDate && isAhead(one), isDate])
  if (!field) return null
  return derive(draft, { part, at }, { formula: 'days-until', field: field.key }, said?.covers)
}

function readDomain(draft: Draft, cue: Found): Finding | null {
  const isMail = (one: Field) => one.kind === 'email' || hasConcept('email')(one)
  const said = mentioned(draft, cue.at, isMail)
  const field = said?.field ?? pickField(draft.fields, [isMail])
  return field ? derive(draft, cue, { formula: 'email-domain', field: field.key }, said?.covers) : null
}

/** What a price is for, by the words after it. */
const unitConcepts: [RegExp, string[]][] = [
  [/met(?:re|er|ro)|m2|m²|sqm/, ['area']],
  [/kilo|kg/, ['weight']],
  [/hora|hour/, ['duration']],
]

function readPerUnit(draft: Draft, cue: Found): Finding | null {
  const { fields } = draft
  const words = textOf(draft, cue.part)
  // "precio unitario" where a column is just that.
  if (/unidad|unit|pieza|piece|item/.test(words) && fields.some(isUnitPrice)) return { covers: [cue.part] }
  const isMoney = (one: Field) => one.kind === 'money'
  const said = mentioned(draft, cue.at, isMoney)
  const amount = said?.field ?? pickField(fields, [isMoney])
  const concepts = unitConcepts.find(([pattern]) => pattern.test(words))?.[1] ?? ['quantity', 'stock']
  const quantity = pickField(fields, [one => one.isNumeric && hasConcept(...concepts)(one)])
  if (!amount || !quantity || amount === quantity) return { covers: said?.covers ?? [] }
  return derive(draft, cue, { formula: 'per-unit', amount: amount.key, quantity: quantity.key }, said?.covers)
}

/** "diferencia entre tasación y precio base": the two columns of numbers that are named after it. */
function readDifference(draft: Draft, cue: Found): Finding | null {
  const [one, other] = numbersIn(draft, cue.at + 1)
  if (!one || !other || one.field === other.field || one.field.kind !== other.field.kind) return null
  const isWholeFirst = other.field.concepts[0] === 'maximum' && one.field.concepts[0] === 'minimum'
  const [from, minus] = isWholeFirst ? [other, one] : [one, other]
  const formula: Formula = { formula: 'difference', field: from.field.key, minus: minus.field.key }
  return derive(draft, cue, formula, [one.part, other.part])
}

/** "precio multiplicado por el stock", "multiply price by stock", "price divided by area". */
function readOperation(draft: Draft, cue: Found): Finding | null {
  const before = numbersIn(draft, 0, cue.at).at(-1)
  const after = numbersIn(draft, cue.at + 1)
  const [one, other] = before && !isVerb(draft, cue.part) ? [before, after[0]] : after
  if (!one || !other || one.field === other.field) return null
  const [field, second] = [one.field.key, other.field.key]
  const formula: Formula = isCue(cue.part, 'times')
    ? { formula: 'product', field, times: second }
    : { formula: 'per-unit', amount: field, quantity: second }
  const between = draft.parts.slice(draft.parts.indexOf(one.part), draft.parts.indexOf(other.part))
  return derive(draft, cue, formula, [one.part, other.part, ...between.filter(part => isCue(part, 'per', 'between'))])
}

/** "multiply …", "dividiendo …": both columns follow. */
const isVerb = (draft: Draft, part: Part): boolean =>
  /ando$|iendo$|ing$|^multipl(?:y|ica|ique|icar)$|^divid[ea]$/.test(textOf(draft, part))

/** The columns of numbers that are named from here on. */
function numbersIn(draft: Draft, from: number, to = draft.parts.length): { part: Part; field: Field }[] {
  return draft.parts.slice(from, to).flatMap(part => {
    // "máximo y mínimo" are words of ranking that name columns too.
    const mention = part.kind === 'field' || part.kind === 'cue' ? part.mention : null
    const field = isFree(draft, part) && mention?.matches.find(match => isNumeric(match.field))?.field
    return field ? [{ part, field }] : []
  })
}

/** Further away the column is named for its own sake. */
const BESIDE = 4

function mentioned({ parts }: Draft, at: number, fits: (field: Field) => boolean) {
  const place = parts.findIndex(part => fieldOf(part, fits))
  const part = parts[place]
  const field = fieldOf(part, fits)
  return field && { field, covers: Math.abs(at - place) <= BESIDE ? [part] : [] }
}

function derive({ parts }: Draft, { part, at }: Found, formula: Formula, covers: Finding['covers'] = []): Finding {
  // "cuántos días faltan" is no count of records.
  const counting = parts.filter(one => isCue(one, 'count') && one.to === part.from)
  return { derived: { formula, at }, covers: [part, ...counting, ...covers] }
}
