import type { Value } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { describeColumns } from './describe-column.ts'
import { markLowest } from './mark-lowest.ts'

const money = (amount: number, currency = 'PEN'): Value => ({ kind: 'money', amount, currency, sign: null })

/** The columns that are marked, for one row with these values. */
function marked(values: Record<string, Value | undefined>, compared = Object.keys(values)) {
  const names = Object.keys(values)
  const rows = [Object.fromEntries(names.map(name => [name, values[name] ? 'x' : '']))]
  const typed = {
    columns: names.map(name => ({ id: name, name, kind: 'money' as const })),
    rows: [names.map(name => ({ text: 'x', value: values[name] ?? { kind: 'empty' as const } }))],
  }
  return markLowest(describeColumns(rows, typed), compared).flatMap(({ name, lowest }) =>
    lowest?.has(0) ? [name] : [],
  )
}

test('the lowest price of a row is marked, and a tie marks each', () => {
  expect(marked({ a: money(9.9), b: money(9.5), c: money(10) })).toEqual(['b'])
  expect(marked({ a: money(9.5), b: money(9.5), c: money(10) })).toEqual(['a', 'b'])
})

test('nothing is marked where nothing is cheaper: one price, equal prices, several currencies', () => {
  expect(marked({ a: money(9.9), b: undefined })).toEqual([])
  expect(marked({ a: money(9.5), b: money(9.5) })).toEqual([])
  expect(marked({ a: money(9.5), b: money(3, 'USD') })).toEqual([])
})

test('only prices are compared, and only those of the columns that say the same', () => {
  expect(marked({ a: { kind: 'number', number: 3 }, b: money(5) })).toEqual([])
  expect(marked({ a: money(9), b: money(5), c: money(1) }, ['a', 'b'])).toEqual(['b'])
})
