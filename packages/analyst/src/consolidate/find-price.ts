import type { Cell, Column } from '@sondeo/table/table'

type Row = Readonly<Record<string, Cell | undefined>>

/** How much of a discount is believed: an instalment or the price of a hundred grams is far below the price. */
const LEAST_SHARE = 0.4

const amountOf = (cell: Cell | undefined): number | undefined =>
  cell?.value.kind === 'money' ? cell.value.amount : undefined

/**
 * The column of money that says what things cost now, told by the amounts and by no word. What is the same for nearly
 * all, as shipping is, and what few rows have tells nothing of the thing. Of two that go together, the one that is never
 * below the other was the price before.
 */
export function findPrice(columns: readonly Column[], rows: readonly Row[]): Column | undefined {
  const money = columns
    .filter(({ kind }) => kind === 'money')
    .map(column => {
      const amounts = rows.map(row => amountOf(row[column.id]))
      return { column, amounts, distinct: new Set(amounts.filter(amount => amount !== undefined)).size }
    })
  const most = Math.max(0, ...money.map(({ distinct }) => distinct))
  const telling = money.filter(({ distinct }) => distinct * 2 > most)
  const current = telling.filter(one => !telling.some(other => other !== one && wasBefore(one.amounts, other.amounts)))
  return (current[0] ?? telling[0])?.column
}

type Amounts = readonly (number | undefined)[]

/** Whether the first amounts are those of before, and the second what they were lowered to. */
function wasBefore(high: Amounts, low: Amounts): boolean {
  const pairs = high.flatMap((amount, at) => {
    const other = low[at]
    return amount === undefined || other === undefined ? [] : [{ amount, other }]
  })
  const lowered = pairs.filter(({ amount, other }) => other < amount)
  return (
    lowered.length * 2 > pairs.length &&
    pairs.every(({ amount, other }) => other <= amount && other >= amount * LEAST_SHARE)
  )
}
