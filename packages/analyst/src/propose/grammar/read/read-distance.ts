import type { Condition } from '../../../plan/plan.ts'
import { addDays } from '../../find-days.ts'
import type { Quantity } from '../../find-quantities.ts'
import { type Draft, hasConcept, neighbour, pickField } from '../draft.ts'

const unitDays: [RegExp, number][] = [
  [/^(?:dia|day)/, 1],
  [/^(?:semana|week)/, 7],
  [/^(?:mes$|meses|month)/, 30.44],
  [/^(?:ano|year)/, 365.25],
]

type Found = { test: string; last: number; quantity: Quantity }

/** "más de 20 días para cerrar", "menos de 5 años": a distance from today, where the list has dates but no durations. */
export function readDistance(draft: Draft, { test, last, quantity }: Found): Condition | null {
  const { question, fields, parts } = draft
  const unit = question.words[quantity.to]?.folded ?? ''
  const days = unitDays.find(([pattern]) => pattern.test(unit))?.[1]
  if (!days || fields.some(({ kind }) => kind === 'duration') || !/^(?:more|at-least|less|at-most)$/.test(test))
    return null
  const isAge = days > 300
  const year = isAge
    ? pickField(fields, [field => field.isDate && hasConcept('year', 'start', 'published')(field)])
    : undefined
  const named = neighbour(parts, last + 1, 1)?.part
  const said = named?.kind === 'field' ? named.mention.matches.find(({ field }) => field.isDate)?.field : undefined
  const ahead =
    said ??
    pickField(fields, [field => field.isDate && hasConcept('deadline', 'start', 'event-date', 'service')(field)])
  const field = year ?? (isAge ? undefined : ahead)
  if (!field) return null
  const isFar = test === 'more' || test === 'at-least'
  const edge = addDays(question.today, Math.round(quantity.value * days) * (year ? -1 : 1))
  if (year) return { kind: 'date', field: field.key, test: isFar ? 'before' : 'after', day: edge }
  if (isFar) return { kind: 'date', field: field.key, test: 'after', day: test === 'more' ? edge : addDays(edge, -1) }
  return {
    kind: 'date',
    field: field.key,
    test: 'between',
    day: question.today,
    upTo: test === 'less' ? addDays(edge, -1) : edge,
  }
}
