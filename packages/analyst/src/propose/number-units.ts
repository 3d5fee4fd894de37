import { foldText } from '../fold-text.ts'
import { numberOf } from '../run/comparable.ts'
import { stemsOf } from '../words/word-stems.ts'
import type { Field } from './describe-fields.ts'
import type { Quantity } from './find-quantities.ts'
import type { Draft } from './grammar/draft.ts'
import { hasConcept, isCue, isJoint, neighbour, pickField, textBetween, textOf, wordAt } from './grammar/look.ts'
import type { Part } from './grammar/part.ts'

const unitSeconds: [RegExp, number][] = [
  [/^(?:ano|year)/, 31_557_600],
  [/^(?:mes|month)/, 2_629_800],
  [/^(?:semana|week)/, 604_800],
  [/^(?:dia|day)/, 86_400],
  [/^(?:hora|hour|hr|h$)/, 3600],
  [/^(?:min)/, 60],
]

/** "PIB (millones)": an amount that is said in full is brought to what the column counts in. */
function columnScale({ name }: Field, { scale }: Quantity): number {
  const own = /millon|million|\bMM\b|\bmn\b/i.test(name) ? 1e6 : /\bmiles\b|thousand|\b000s\b/i.test(name) ? 1e3 : 1
  return scale >= own ? own : 1
}

/** A duration column is compared in seconds, counted in the unit that the question or its own cells use. */
export function inFieldUnits(draft: Draft, field: Field, quantity: Quantity): number {
  if (field.kind !== 'duration') return quantity.value / columnScale(field, quantity)
  const word = wordAt(draft, quantity.to)
  const asked = unitSeconds.find(([pattern]) => pattern.test(word))?.[1]
  const sample = draft.set.records
    .flatMap(({ cells }) => cells[field.key] ?? [])
    .find(({ value }) => value.kind === 'duration')
  const own = unitSeconds.find(([pattern]) => pattern.test(foldText(sample?.text.replace(/[\d.,\s]+/, '') ?? '')))?.[1]
  return quantity.value * (asked ?? own ?? 1)
}

/** A column that words behind a number speak of, and those words. */
type Told = { field: Field; covers: readonly (Part | undefined)[] }

const isNumericField = (part: Part): boolean => part.kind === 'field' && part.field.isNumeric

/** The column of stock, where the words behind a number speak of it: "10 units in stock", "5 unidades disponibles", "3 left". */
export function stockBehind(draft: Draft, last: number): Told | null {
  const { parts, fields } = draft
  const field = pickField(fields, [one => one.isNumeric && hasConcept('stock')(one)])
  if (!field) return null
  const isStock = (part: Part) =>
    isCue(part, 'in-stock') ||
    (part.kind === 'field' && part.field.concepts[0] === 'stock') ||
    /^(?:left|remaining|restantes)$/.test(textOf(draft, part))
  const isUnit = (part: Part) =>
    /^(?:unidad(?:es)?|units?|piezas?|pieces?|items?|articulos?)$/.test(textOf(draft, part))
  const end = neighbour(parts, last, 1, part => isJoint(part) || isUnit(part))
  if (end && isStock(end.part)) {
    if (/[,;:]/.test(textBetween(draft, last, end.at))) return null
    return { field, covers: parts.slice(last + 1, end.at + 1).filter(part => isUnit(part) || part === end.part) }
  }
  // "más de 50 unidades" of something that is kept in stock.
  const unit = parts[last + 1]
  const isAlone = unit && isUnit(unit) && /^(?:unidad|unit)/.test(textOf(draft, unit)) && !isNumericField(unit)
  return isAlone ? { field, covers: [unit] } : null
}

/** "more than two weeks": the column of durations, where there is one. */
export function durationBehind(draft: Draft, last: number): Told | null {
  const { parts, fields } = draft
  const at = parts[last]?.to ?? 0
  if (!unitSeconds.some(([pattern]) => pattern.test(wordAt(draft, at)))) return null
  const field = fields.find(({ kind }) => kind === 'duration')
  return field ? { field, covers: [parts.find(({ from }) => from === at)] } : null
}

/** "more than 100 kg": the unit was part of the number. */
export function unitBehind(draft: Draft, last: number, { key }: Field): Part | undefined {
  const next = draft.parts[last + 1]
  const unit = next && wordAt(draft, next.from)
  const isSaid = (text: string) => text.split(' ').some(word => isUnit(word, unit ?? ''))
  return unit && draft.set.records.some(({ cells }) => isSaid(foldText(cells[key]?.text ?? ''))) ? next : undefined
}

const isUnit = (word: string, unit: string) =>
  word === unit || word.replace(/²/, '2') === unit || stemsOf(word).includes(stemsOf(unit).at(-1) ?? '')

/** "200,000 km", "50 m²": the column whose cells carry that unit. */
export function unitColumn(draft: Draft, last: number, fits: (field: Field) => boolean): Told | null {
  const { parts, fields, set } = draft
  const at = parts[last]?.to ?? 0
  const unit = wordAt(draft, at)
  if (!unit) return null
  const ends = (text: string) =>
    foldText(text)
      .replace(/²/g, '2')
      .endsWith(` ${unit.replace(/²/g, '2')}`)
  const field = fields.find(
    one =>
      fits(one) &&
      set.records.some(
        ({ cells }) => ends(cells[one.key]?.text ?? '') && numberOf(cells[one.key]?.value) !== undefined,
      ),
  )
  return field ? { field, covers: [parts.find(({ from }) => from === at)] } : null
}
