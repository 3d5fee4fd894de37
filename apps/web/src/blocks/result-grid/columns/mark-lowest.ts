import type { Value } from '@sondeo/table/value'
import type { GridColumn } from './describe-column.ts'

type Price = { column: string; amount: number; currency: string }

function readPrice(column: string, value: Value | undefined): Price[] {
  if (value?.kind !== 'money') return []
  return [{ column, amount: value.amount, currency: value.currency ?? value.sign ?? '' }]
}

/** The columns with the lowest price of a row; none where there is nothing to compare. */
function findLowest(prices: readonly Price[]): string[] {
  const amounts = prices.map(({ amount }) => amount)
  const least = Math.min(...amounts)
  // Prices in several currencies are not compared, and where all are the same none is cheaper.
  if (new Set(prices.map(({ currency }) => currency)).size !== 1 || least === Math.max(...amounts)) return []
  return prices.flatMap(({ column, amount }) => (amount === least ? [column] : []))
}

/** Tells each of the compared columns in which rows its price is the lowest. */
export function markLowest(columns: readonly GridColumn[], compared: readonly string[] = []): GridColumn[] {
  const lowest = new Map(compared.map(name => [name, new Set<number>()]))
  const sides = columns.filter(({ name }) => lowest.has(name))
  const rowCount = Math.max(0, ...sides.map(({ readings }) => readings?.length ?? 0))
  for (let row = 0; row < rowCount; row++)
    for (const name of findLowest(sides.flatMap(side => readPrice(side.name, side.readings?.[row]))))
      lowest.get(name)?.add(row)
  return columns.map(column => {
    const rows = lowest.get(column.name)
    return rows && rows.size > 0 ? { ...column, lowest: rows } : column
  })
}
