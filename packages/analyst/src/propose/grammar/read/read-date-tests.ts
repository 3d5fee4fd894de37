import type { Condition } from '../../../plan/plan.ts'
import { daysBetween, daysOf } from '../../../run/comparable.ts'
import type { Field } from '../../describe-fields.ts'
import { addDays, type DaysFound, monthRange } from '../../find-days.ts'
import { addCondition, type Draft, hasConcept, isCue, isJoint, neighbour, pickField, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'

/** "closing this month", "antes del 30 de noviembre", "between 1 and 10 December 2026", "del 2018 en adelante". */
export function readDateTests(draft: Draft): void {
  draft.parts.forEach((part, at) => {
    if (part.used || part.kind !== 'days') return
    const field = dateField(draft, at, part.days)
    if (!field) {
      readWithin(draft, at, part)
      return
    }
    const condition = testOf(draft, at, { ...part.days, ...yearFor(draft, field, part.days) }, field)
    addStretch(draft, at, condition)
    use(part)
  })
}

/** "entrega en menos de una semana": a list without dates that tells how long things take; "today" is its own day. */
function readWithin(draft: Draft, at: number, part: Extract<Part, { kind: 'days' }>): void {
  const { first, last } = part.days
  const { today } = draft.question
  if (draft.fields.some(({ isDate }) => isDate)) return
  // "in 2025" where the column is called "FOB 2025".
  if (part.days.isYear && draft.fields.some(({ name }) => name.includes(first.slice(0, 4)))) use(part)
  // "grew 20% last year" where the column is called "Variación anual".
  const isWholeYear = first.endsWith('-01-01') && last.endsWith('-12-31')
  if (isWholeYear && draft.fields.some(({ name }) => /anual|annual|year/i.test(name))) use(part)
  const lasting = draft.fields.find(({ kind, filled }) => kind === 'duration' && filled > 0)
  if (/^(?:el dia de )?(?:hoy|today)/.test(textOf(draft, part))) use(part)
  if (!lasting || first !== today || last === today) return
  const test = /menos|less|under/.test(textOf(draft, part)) ? 'less' : 'at-most'
  addCondition(draft, { kind: 'number', field: lasting.key, test, value: daysBetween(first, last) * 86_400 }, at)
  use(part)
}

/** "en enero o febrero": two stretches of one column are a choice. */
function addStretch(draft: Draft, at: number, condition: Condition): void {
  const { parts, conditions } = draft
  const before = neighbour(parts, at, -1, part => isJoint(part) || isCue(part, 'or', 'and'))?.part
  const last = conditions.at(-1)
  const isChoice =
    before?.kind === 'days' &&
    before.used &&
    last?.kind === 'date' &&
    condition.kind === 'date' &&
    last.field === condition.field
  if (!isChoice) {
    addCondition(draft, condition, at)
    return
  }
  conditions.pop()
  addCondition(draft, { kind: 'any', of: [last, condition] }, draft.saidAt.get(last)?.first ?? at, at)
  use(...parts.slice(parts.indexOf(before), at).filter(part => isCue(part, 'or')))
}

const dateComparators = [
  'before',
  'on-or-before',
  'after',
  'on-or-after',
  'at-least',
  'at-most',
  'less',
  'more',
  'between',
  'or-more',
  'or-less',
]

function testOf(draft: Draft, at: number, { first, last }: DaysFound, field: Field): Condition {
  const { parts } = draft
  const before = neighbour(parts, at, -1)
  const after = neighbour(parts, at, 1)
  const on = (from: string, to: string): Condition => ({
    kind: 'date',
    field: field.key,
    test: 'between',
    day: from,
    upTo: to,
  })
  const pair = secondEnd(draft, at, first)
  if (pair) return on(pair.first, pair.last)
  if (after && isCue(after.part, 'or-more', 'or-less')) {
    use(after.part)
    return isCue(after.part, 'or-more')
      ? { kind: 'date', field: field.key, test: 'after', day: addDays(first, -1) }
      : { kind: 'date', field: field.key, test: 'before', day: addDays(last, 1) }
  }
  const isBy = before && isCue(before.part, 'per') && draft.question.words[before.part.from]?.folded === 'by'
  if (!before || !(isBy || isCue(before.part, ...dateComparators))) return on(first, last)
  use(before.part)
  // "vehicles from 2017" are those of that year; "from 1 December" begins there.
  if (isCue(before.part, 'on-or-after') && first !== last && draft.question.words[before.part.from]?.folded === 'from')
    return on(first, last)
  if (isCue(before.part, 'per')) return { kind: 'date', field: field.key, test: 'before', day: addDays(last, 1) }
  if (isCue(before.part, 'before', 'less')) return { kind: 'date', field: field.key, test: 'before', day: first }
  if (isCue(before.part, 'on-or-before', 'at-most'))
    return { kind: 'date', field: field.key, test: 'before', day: addDays(last, 1) }
  if (isCue(before.part, 'after', 'more')) return { kind: 'date', field: field.key, test: 'after', day: last }
  if (isCue(before.part, 'on-or-after', 'at-least'))
    return { kind: 'date', field: field.key, test: 'after', day: addDays(first, -1) }
  return on(first, last)
}

/** The other end of "between … and …", "del … al …": a second day, or a bare number before a full day. */
function secondEnd(draft: Draft, at: number, first: string): { first: string; last: string } | null {
  const { parts } = draft
  const next = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'and', 'at-most', 'on-or-before'))
  const opener = neighbour(parts, at, -1)
  if (next?.part.kind === 'days' && next.at <= at + 3) {
    use(next.part, opener && isCue(opener.part, ...dateComparators) ? opener.part : null, ...parts.slice(at, next.at))
    return { first, last: next.part.days.last }
  }
  const skip = (part: Part) => isJoint(part) || isCue(part, 'and', 'at-most', 'on-or-before')
  const number = neighbour(parts, at, -1, skip)
  if (number?.part.kind !== 'quantity' || number.part.used) return null
  const start = neighbour(parts, number.at, -1)
  const isRange =
    isCue(start?.part, 'between', 'on-or-after', 'at-least') ||
    /\bdel?\b/.test(draft.question.words[number.part.from - 1]?.folded ?? '')
  const day = number.part.quantity.value
  if (!isRange || day < 1 || day > 31) return null
  use(number.part, start?.part, ...parts.slice(number.at, at))
  return { first: `${first.slice(0, 8)}${String(day).padStart(2, '0')}`, last: first }
}

/** A month without its year is the one that the column's own dates are about, the nearest ahead first. */
function yearFor(
  { set, question }: Draft,
  field: Field,
  { monthOnly }: DaysFound,
): { first: string; last: string } | null {
  if (!monthOnly) return null
  const year = Number(question.today.slice(0, 4))
  const thisMonth = Number(question.today.slice(5, 7))
  const ahead = monthOnly >= thisMonth ? [year, year + 1, year - 1] : [year + 1, year, year - 1]
  const ranges = ahead.map(at => monthRange(at, monthOnly))
  const isThere = ({ first, last }: { first: string; last: string }) =>
    set.records.some(({ cells }) => {
      const days = daysOf(cells[field.key]?.value)
      return days && days.from >= first && days.to <= last
    })
  return ranges.find(isThere) ?? ranges[0] ?? null
}

function dateField(draft: Draft, at: number, days: DaysFound): Field | undefined {
  const { parts, fields } = draft
  const dated = (part: Part | undefined): Field | undefined =>
    part?.kind === 'field' ? part.mention.matches.find(({ field }) => field.isDate)?.field : undefined
  const skip = (part: Part) => isJoint(part) || isCue(part, ...dateComparators, 'with', 'and')
  const before = neighbour(parts, at, -1, skip)
  const named = dated(before?.part)
  if (before && named) {
    const earlier = neighbour(parts, before.at, -1)
    const isListed = earlier?.part.kind === 'field' || isCue(earlier?.part, 'and')
    if (!isListed) use(before.part)
    return named
  }
  const after = neighbour(parts, at, 1, skip)
  const next = dated(after?.part)
  if (next && after && after.part.kind === 'field' && !after.part.used && !/[,;:?!]/.test(between(draft, at, after.at)))
    return next
  const year = days.isYear
    ? pickField(fields, [field => hasConcept('year')(field) && (field.isDate || field.isNumeric)])
    : undefined
  if (year) return year
  const elsewhere = parts.flatMap(part => dated(part) ?? [])[0]
  return (
    elsewhere ??
    pickField(fields, [
      field => field.isDate && hasConcept('deadline')(field),
      field => field.isDate && hasConcept('event-date', 'start')(field),
      field => field.isDate,
    ])
  )
}

const between = ({ question, parts }: Draft, first: number, last: number): string =>
  question.text.slice(question.words[(parts[first]?.to ?? 1) - 1]?.end, question.words[parts[last]?.from ?? 0]?.start)
