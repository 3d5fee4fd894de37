import { countBits } from '../search/bits.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { contextOf, type Fragment, type Proposer } from './fragment.ts'
import { rowsWhere } from './propose-numbers.ts'
import type { Asked, AskedTime } from './read-asked.ts'

/** As the limits of days are called: what was learned of "before Friday" serves "before 8 am". */
const tests = { in: 'equals', before: 'less', after: 'more', since: 'at-least', until: 'at-most' } as const
type Test = keyof typeof tests

const passes: Record<Test, (at: number, limit: number) => boolean> = {
  in: (at, limit) => at === limit,
  before: (at, limit) => at < limit,
  after: (at, limit) => at > limit,
  since: (at, limit) => at >= limit,
  until: (at, limit) => at <= limit,
}

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
  const rows = rowsWhere(view.rows, row => passes[test](column.sort?.[row] ?? Number.NaN, time.minutes))
  const count = countBits(rows)
  if (count === 0 || count === column.filled) return []
  const { before, before2, after } = contextOf(asked, time)
  const named = column.heading.some(word => asked.meanings.some(said => said.stem === word.stem))
  return [
    {
      kind: 'days',
      rows,
      count,
      columns: [column.at],
      span: { from: time.from, to: time.to },
      condition: { kind: 'number', field: column.key, test: tests[test], value: time.minutes, as: 'clock' },
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
