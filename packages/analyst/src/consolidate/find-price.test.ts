import type { Cell, Column } from '@sondeo/table/table'
import { expect, test } from 'vitest'
import { emptyCell } from '../run/make-cell.ts'
import { findPrice } from './find-price.ts'

const money = (amount: number): Cell => ({
  ...emptyCell(),
  text: `S/ ${amount}`,
  value: { kind: 'money', amount, currency: 'PEN', sign: 'S/' },
})
const columnsOf = (...names: string[]): Column[] => names.map(name => ({ id: name, name, kind: 'money' }))
const choose = (table: Record<string, (number | null)[]>) => {
  const names = Object.keys(table)
  const rows = (Object.values(table)[0] ?? []).map((_, at) =>
    Object.fromEntries(
      names.map(name => [name, typeof table[name]?.[at] === 'number' ? money(table[name][at]) : emptyCell()]),
    ),
  )
  return findPrice(columnsOf(...names), rows)?.name
}

test.each([
  ['the lower of two that go together', { antes: [11.9, 25, 4.9], ahora: [9.5, 22.9, 4.2] }, 'ahora'],
  ['also where some were not lowered', { antes: [11.9, 25, 4.9], ahora: [9.5, 25, 4.2] }, 'ahora'],
  ['not what is the same for all', { envío: [5, 5, 5, 5], precio: [9.5, 22.9, 4.2, 7] }, 'precio'],
  ['not what few have', { oferta: [8, null, null, null], precio: [9.5, 22.9, 4.2, 7] }, 'precio'],
  ['not an instalment', { precio: [1200, 2400, 960], cuota: [100, 200, 80] }, 'precio'],
  ['the first of two that do not go together', { precio: [9, 20, 4], costo: [12, 10, 5] }, 'precio'],
])('the price is %s', (_, table, chosen) => {
  expect(choose(table)).toBe(chosen)
})
