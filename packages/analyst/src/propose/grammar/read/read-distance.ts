import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { addDays } from '../../find-days.ts'
import type { Draft } from '../draft.ts'
import { fieldOf, hasConcept, isDate, neighbour, pickField, wordAt } from '../look.ts'
import type { Comparison } from './find-comparison.ts'

const unitDays: [RegExp, number][] = [
  [/^(?:dia|day)/, 1],
  [/^(?:semana|week)/, 7],
  [/^(?:mes$|meses|month)/, 30.44],
  [/^(?:ano|year)/, 365.25],
]
/** Of so many days on, a number tells an age and looks back. */
const AGE_DAYS = 300

/** "más de 20 días para cerrar", "menos de 5 años": a distance from today, where the list has dates but no durations. */
export function readDistance(draft: Draft, { test, last, quantity }: Comparison): Condition | null {
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
