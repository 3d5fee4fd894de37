import type { Condition } from '../plan/plan.ts'
import { comparesTo } from '../run/test-condition.ts'
import { addBit, type Bits, countBits, makeBits } from '../search/bits.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { contextOf, type Fragment, isNamed, type Proposer } from './fragment.ts'
import type { Asked, AskedNumber } from './read-asked.ts'

const tests = ['equals', 'more', 'at-least', 'less', 'at-most'] as const
type Test = (typeof tests)[number] | 'between'

const MAX_NUMBERS = 4
const isMeasure = ({ sort, sortTo, as }: ColumnView): boolean => sort !== null && sortTo === null && as !== 'clock'

/** Numbers of the question as limits of every column that can be compared: which column and which way is learned. */
export const proposeNumbers: Proposer = (asked, view) => {
  const columns = view.columns.filter(isMeasure)
  const numbers = asked.numbers.slice(0, MAX_NUMBERS)
  const single = numbers.flatMap(number =>
    columns.flatMap(column => tests.flatMap(test => makeTest({ test, number, column, view, asked }))),
  )
  const ranges = numbers.flatMap((number, at) => {
    const upTo = numbers[at + 1]
    if (!upTo || upTo.from - number.to > 2 || upTo.value <= number.value) return []
    return columns.flatMap(column => makeTest({ test: 'between', number, upTo, column, view, asked }))
  })
  return [...single, ...ranges]
}

type Wish = { test: Test; number: AskedNumber; upTo?: AskedNumber; column: ColumnView; view: SetView; asked: Asked }

function makeTest({ test, number, upTo, column, view, asked }: Wish): Fragment[] {
  const span = { from: number.from, to: upTo?.to ?? number.to }
  const comparison = { test, value: number.value, ...(upTo && { upTo: upTo.value }) }
  const rows = rowsWhere(view.rows, row => {
    const value = column.sort?.[row] ?? Number.NaN
    return !Number.isNaN(value) && comparesTo(value, comparison)
  })
  const count = countBits(rows)
  if (count === 0 || count === column.filled) return []
  const { before, before2, after } = contextOf(asked, span)
  const named = isNamed(column, asked)
  const unit = number.isMoney ? 'money' : number.isPercent ? 'percent' : 'plain'
  const condition: Condition = {
    kind: 'number',
    field: column.key,
    ...comparison,
    ...(number.currency && column.shape === 'money' && { currency: number.currency }),
    ...(column.as && { as: column.as }),
  }
  return [
    {
      kind: 'number',
      rows,
      count,
      columns: [column.at],
      span,
      condition,
      whole: 1,
      features: [
        `n:${test}`,
        `n:${test}:${before}`,
        `n:${test}:${before2}`,
        `n:${test}:>${after}`,
        `n:${test}:${column.shape}`,
        `n:${unit}:${column.shape}`,
        named ? 'n:named' : 'n:unnamed',
        `n:${named}:${column.shape}`,
        asked.isStop[span.from] ? 'n:word' : 'n:digits',
      ],
    },
  ]
}

export function rowsWhere(rows: number, keep: (row: number) => boolean): Bits {
  const bits = makeBits(rows)
  for (let row = 0; row < rows; row++) if (keep(row)) addBit(bits, row)
  return bits
}
