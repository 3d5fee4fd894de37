import type { Condition } from '../plan/plan.ts'
import { countBits } from '../search/bits.ts'
import { type ColumnView, dayNumber, type SetView } from '../search/view-set.ts'
import { addDays } from './find-days.ts'
import { contextOf, type Fragment, isNamed, type Proposer } from './fragment.ts'
import { rowsWhere } from './propose-numbers.ts'
import type { Asked, AskedDays } from './read-asked.ts'

const tests = ['in', 'before', 'after', 'since', 'until'] as const
type Test = (typeof tests)[number]

/** Days of the question as limits of every column of days. A month without a year takes each year that the list has. */
export const proposeDays: Proposer = (asked, view) => {
  const columns = view.columns.filter(({ sortTo }) => sortTo !== null)
  return [
    ...asked.days.flatMap(days =>
      columns.flatMap(column => tests.flatMap(test => makeTest({ test, days, column, view, asked }))),
    ),
    ...columns.flatMap(column => fromToday(column, asked, view)),
  ]
}

/** What is still to come or gone by already, said by no date but by words ("open", "vencidas"): which ones is learned. */
function fromToday(column: ColumnView, asked: Asked, view: SetView): Fragment[] {
  const days = { from: 0, to: 0, first: asked.today, last: asked.today, isYear: false }
  return (['since', 'before'] as const).flatMap(test =>
    makeTest({ test, days, column, view, asked }).map(fragment => ({
      ...fragment,
      features: [`t:now:${test}`, ...Array.from(new Set(asked.gloss), word => `t:now:${test}:${word}`)],
    })),
  )
}

type Wish = { test: Test; days: AskedDays; column: ColumnView; view: SetView; asked: Asked }

function makeTest({ test, days, column, view, asked }: Wish): Fragment[] {
  const { first, last } = days
  const [from, to] = [dayNumber(first), dayNumber(last)]
  const passes: Record<Test, (starts: number, ends: number) => boolean> = {
    in: (starts, ends) => starts >= from && ends <= to,
    before: (_, ends) => ends < from,
    after: starts => starts > to,
    since: starts => starts >= from,
    until: (_, ends) => ends <= to,
  }
  const rows = rowsWhere(view.rows, row => {
    const [starts, ends] = [column.sort?.[row] ?? Number.NaN, column.sortTo?.[row] ?? Number.NaN]
    return !Number.isNaN(starts) && passes[test](starts, ends)
  })
  const count = countBits(rows)
  if (count === 0 || count === column.filled) return []
  const { before, before2, after } = contextOf(asked, days)
  const named = isNamed(column, asked)
  return [
    {
      kind: 'days',
      rows,
      count,
      columns: [column.at],
      span: { from: days.from, to: days.to },
      condition: conditionOf(test, column.key, days),
      whole: 1,
      features: [
        `t:${test}`,
        `t:${test}:${before}`,
        `t:${test}:${before2}`,
        `t:${test}:>${after}`,
        `t:${test}:${column.shape}`,
        `t:${test}:${days.isYear ? 'year' : 'days'}`,
        named ? 't:named' : 't:unnamed',
      ],
    },
  ]
}

function conditionOf(test: Test, field: string, { first, last }: AskedDays): Condition {
  if (test === 'in') return { kind: 'date', field, test: 'between', day: first, upTo: last }
  if (test === 'before') return { kind: 'date', field, test: 'before', day: first }
  if (test === 'after') return { kind: 'date', field, test: 'after', day: last }
  if (test === 'since') return { kind: 'date', field, test: 'after', day: addDays(first, -1) }
  return { kind: 'date', field, test: 'before', day: addDays(last, 1) }
}
