import type { Condition } from '../../../plan/plan.ts'
import { daysBetween, daysOf } from '../../../run/comparable.ts'
import type { Field } from '../../describe-fields.ts'
import { addDays, type DaysFound, monthRange } from '../../find-days.ts'
import { type Draft, type Finding, isFree, type PartReader } from '../draft.ts'
import { fieldOf, hasConcept, isApart, isCue, isDate, isJoint, neighbour, pickField, textOf, wordAt } from '../look.ts'
import type { Part } from '../part.ts'

type DaysPart = Extract<Part, { kind: 'days' }>
type Stretch = { first: string; last: string }
type Test = { test: Condition; covers: Finding['covers'] }

/** "closing this month", "antes del 30 de noviembre", "between 1 and 10 December 2026", "del 2018 en adelante". */
export const readDateTest: PartReader = (draft, part, at) => {
  if (part.kind !== 'days') return null
  const column = findColumn(draft, at, part.days)
  if (!column) return readWithin(draft, part, at)
  const { test, covers = [] } = testOf(
    draft,
    at,
    { ...part.days, ...yearFor(draft, column.field, part.days) },
    column.field,
  )
  const stretch = addStretch(draft, at, test)
  return { ...stretch, covers: [part, ...column.covers, ...covers, ...(stretch.covers ?? [])] }
}

/** "entrega en menos de una semana": a list without dates that tells how long things take; "today" is its own day. */
function readWithin(draft: Draft, part: DaysPart, at: number): Finding | null {
  const { fields, question } = draft
  const { first, last } = part.days
  if (fields.some(({ isDate: is }) => is)) return null
  const said = textOf(draft, part)
  const lasting = fields.find(({ kind, filled }) => kind === 'duration' && filled > 0)
  if (!lasting || first !== question.today || last === question.today)
    return isInName(draft, part) || /^(?:el dia de )?(?:hoy|today)/.test(said) ? { covers: [part] } : null
  const test = /menos|less|under/.test(said) ? 'less' : 'at-most'
  const condition = { kind: 'number', field: lasting.key, test, value: daysBetween(first, last) * 86_400 } as const
  return { adds: [{ test: condition, first: at, last: at }], covers: [part] }
}

/** "in 2025" where the column is called "FOB 2025", "last year" where it is called "Variación anual". */
function isInName({ fields }: Draft, { days }: DaysPart): boolean {
  const isWholeYear = days.first.endsWith('-01-01') && days.last.endsWith('-12-31')
  return fields.some(
    ({ name }) =>
      (days.isYear && name.includes(days.first.slice(0, 4))) || (isWholeYear && /anual|annual|year/i.test(name)),
  )
}

/** "en enero o febrero": two stretches of one column are a choice. */
function addStretch(draft: Draft, at: number, test: Condition): Finding {
  const { parts, conditions } = draft
  const before = neighbour(parts, at, -1, part => isJoint(part) || isCue(part, 'or', 'and'))?.part
  const last = conditions.at(-1)
  const isChoice =
    before?.kind === 'days' &&
    !isFree(draft, before) &&
    last?.test.kind === 'date' &&
    test.kind === 'date' &&
    last.test.field === test.field
  if (!isChoice) return { adds: [{ test, first: at, last: at }] }
  return {
    conditions: conditions.slice(0, -1),
    adds: [{ test: { kind: 'any', of: [last.test, test] }, first: last.first, last: at }],
    covers: parts.slice(parts.indexOf(before), at).filter(part => isCue(part, 'or')),
  }
}

type Edge = { test: 'before' | 'after'; day: string }
const upTo = ({ last }: Stretch): Edge => ({ test: 'before', day: addDays(last, 1) })
const from = ({ first }: Stretch): Edge => ({ test: 'after', day: addDays(first, -1) })
const until = ({ first }: Stretch): Edge => ({ test: 'before', day: first })
const past = ({ last }: Stretch): Edge => ({ test: 'after', day: last })

/** What a word of comparison before a day keeps; null: the very days. */
const edges: Record<string, ((days: Stretch) => Edge) | null> = {
  before: until,
  less: until,
  'on-or-before': upTo,
  'at-most': upTo,
  after: past,
  more: past,
  'on-or-after': from,
  'at-least': from,
  between: null,
  'or-more': null,
  'or-less': null,
}
const isComparator = (part: Part | undefined) => isCue(part, ...Object.keys(edges))

function testOf(draft: Draft, at: number, days: DaysFound, { key: field }: Field): Test {
  const { parts } = draft
  const on = ({ first, last }: Stretch): Condition => ({ kind: 'date', field, test: 'between', day: first, upTo: last })
  const pair = secondEnd(draft, at, days.first)
  if (pair) return { test: on(pair), covers: pair.covers }
  const after = neighbour(parts, at, 1)?.part
  if (isCue(after, 'or-more', 'or-less'))
    return { test: { kind: 'date', field, ...(isCue(after, 'or-more') ? from : upTo)(days) }, covers: [after] }
  const before = neighbour(parts, at, -1)?.part
  const edge = before?.kind === 'cue' ? edgeBefore(draft, before, days) : undefined
  if (edge === undefined) return { test: on(days), covers: [] }
  return { test: edge ? { kind: 'date', field, ...edge(days) } : on(days), covers: [before] }
}

function edgeBefore(draft: Draft, before: Extract<Part, { kind: 'cue' }>, { first, last }: Stretch) {
  const word = wordAt(draft, before.from)
  if (before.cue === 'per') return word === 'by' ? upTo : undefined
  // "vehicles from 2017" are those of that year; "from 1 December" begins there.
  if (before.cue === 'on-or-after' && first !== last && word === 'from') return null
  return edges[before.cue]
}

/** The other end of "between … and …", "del … al …". */
const secondEnd = (draft: Draft, at: number, first: string) =>
  dayBehind(draft, at, first) ?? numberBefore(draft, at, first)

type Pair = Stretch & { covers: Finding['covers'] }
const isJoining = (part: Part) => isJoint(part) || isCue(part, 'and', 'at-most', 'on-or-before')

/** "del 1 de mayo al 3 de junio": a second day. */
function dayBehind({ parts }: Draft, at: number, first: string): Pair | null {
  const next = neighbour(parts, at, 1, isJoining)
  if (next?.part.kind !== 'days' || next.at > at + 3) return null
  const opener = neighbour(parts, at, -1)?.part
  const covers = [next.part, isComparator(opener) ? opener : null, ...parts.slice(at, next.at)]
  return { first, last: next.part.days.last, covers }
}

/** "entre el 1 y el 10 de diciembre": a bare number before a full day. */
function numberBefore(draft: Draft, at: number, first: string): Pair | null {
  const { parts } = draft
  const number = neighbour(parts, at, -1, isJoining)
  if (number?.part.kind !== 'quantity' || !isFree(draft, number.part)) return null
  const start = neighbour(parts, number.at, -1)?.part
  const isRange =
    isCue(start, 'between', 'on-or-after', 'at-least') || /^del?$/.test(wordAt(draft, number.part.from - 1))
  const day = number.part.quantity.value
  if (!isRange || day < 1 || day > 31) return null
  const covers = [number.part, start, ...parts.slice(number.at, at)]
  return { first: `${first.slice(0, 8)}${String(day).padStart(2, '0')}`, last: first, covers }
}

/** A month without its year is the one that the column's own dates are about, the nearest ahead first. */
function yearFor({ set, question }: Draft, field: Field, { monthOnly }: DaysFound): Stretch | null {
  if (!monthOnly) return null
  const year = Number(question.today.slice(0, 4))
  const thisMonth = Number(question.today.slice(5, 7))
  const ahead = monthOnly >= thisMonth ? [year, year + 1, year - 1] : [year + 1, year, year - 1]
  const ranges = ahead.map(at => monthRange(at, monthOnly))
  const isThere = ({ first, last }: Stretch) =>
    set.records.some(({ cells }) => {
      const days = daysOf(cells[field.key]?.value)
      return days && days.from >= first && days.to <= last
    })
  return ranges.find(isThere) ?? ranges[0] ?? null
}

type Column = { field: Field; covers: readonly Part[] }

/** The column of days that is named beside them, else anywhere, else the one that such questions are about. */
function findColumn(draft: Draft, at: number, days: DaysFound): Column | undefined {
  const named = namedBefore(draft, at) ?? namedBehind(draft, at)
  if (named) return named
  const { parts, fields } = draft
  const year = days.isYear
    ? pickField(fields, [one => hasConcept('year')(one) && (one.isDate || one.isNumeric)])
    : undefined
  const elsewhere = parts.flatMap(part => fieldOf(part, isDate) ?? [])[0]
  const field =
    year ??
    elsewhere ??
    pickField(fields, [
      one => one.isDate && hasConcept('deadline')(one),
      one => one.isDate && hasConcept('event-date', 'start')(one),
      isDate,
    ])
  return field && { field, covers: [] }
}

const isPassed = (part: Part) => isJoint(part) || isComparator(part) || isCue(part, 'with', 'and')

function namedBefore({ parts }: Draft, at: number): Column | undefined {
  const before = neighbour(parts, at, -1, isPassed)
  const field = fieldOf(before?.part, isDate)
  if (!before || !field) return undefined
  const earlier = neighbour(parts, before.at, -1)?.part
  const isListed = earlier?.kind === 'field' || isCue(earlier, 'and')
  return { field, covers: isListed ? [] : [before.part] }
}

function namedBehind(draft: Draft, at: number): Column | undefined {
  const after = neighbour(draft.parts, at, 1, isPassed)
  const field = fieldOf(after?.part, isDate)
  return after && field && isFree(draft, after.part) && !isApart(draft, at, after.at)
    ? { field, covers: [] }
    : undefined
}
