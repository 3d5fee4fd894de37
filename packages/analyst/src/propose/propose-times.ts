import { comparesTo } from '../run/test-condition.ts'
import { countBits } from '../search/bits.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { contextOf, type Fragment, isNamed, type Proposer } from './fragment.ts'
import { rowsWhere } from './propose-numbers.ts'
import type { Asked, AskedTime } from './read-asked.ts'

/** As the limits of days are called: what was learned of "before Friday" serves "before 8 am". */
const tests = { in: 'equals', before: 'less', after: 'more', since: 'at-least', until: 'at-most' } as const
type Test = keyof typeof tests

/** Times of the day as limits of every column of such times. */
export const proposeTimes: Proposer = (asked, view) => {
  const columns = view.columns.filter(({ as }) => as === 'clock')
  return asked.times.flatMap(time =>
    columns.flatMap(column => testsOf(time, asked).flatMap(test => makeTest({ test, time, column, view, asked }))),
  )
}

/** Where the words right before it tell the side, no other is guessed. */
function testsOf({ from }: AskedTime, { sides }: Asked): Test[] {
  const told = sides.find(({ to }) => to === from)
  return told ? [told.side] : (Object.keys(tests) as Test[])
}

type Wish = { test: Test; time: AskedTime; column: ColumnView; view: SetView; asked: Asked }

function makeTest({ test, time, column, view, asked }: Wish): Fragment[] {
  const comparison = { test: tests[test], value: time.minutes }
  const rows = rowsWhere(view.rows, row => comparesTo(column.sort?.[row] ?? Number.NaN, comparison))
  const count = countBits(rows)
  if (count === 0 || count === column.filled) return []
  const { before, before2, after } = contextOf(asked, time)
  const named = isNamed(column, asked)
  return [
    {
      kind: 'days',
      rows,
      count,
      columns: [column.at],
      span: { from: time.from, to: time.to },
      condition: { kind: 'number', field: column.key, ...comparison, as: 'clock' },
      whole: 1,
      features: [
        `t:${test}`,
        `t:${test}:${before}`,
        `t:${test}:${before2}`,
        `t:${test}:>${after}`,
        `t:${test}:date`,
        `t:${test}:days`,
        named ? 't:named' : 't:unnamed',
      ],
    },
  ]
}
