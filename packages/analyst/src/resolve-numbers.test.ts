import type { Value } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { cell, tableOf } from '../test/source-set.ts'
import { resolveNumbers } from './resolve-numbers.ts'

const open = (text: string, small: number, large: number) =>
  cell(text, {
    kind: 'ambiguous',
    between: [
      { kind: 'number', number: small },
      { kind: 'number', number: large },
    ],
  })
const price = (text: string, amount: number) => cell(text, { kind: 'money', amount, currency: 'PEN', sign: 'S/' })

function stockBeside(prices: ReturnType<typeof price>[], stock: ReturnType<typeof open>): Value | undefined {
  const set = tableOf({
    columns: [
      { key: 'price', name: 'Precio', kind: 'money' },
      { key: 'stock', name: 'Stock', kind: 'number' },
    ],
    rows: prices.map(one => ({ price: one, stock })),
  })
  return resolveNumbers(set).records[0]?.cells.stock?.value
}

test('prices with decimal commas make the point of "1.240" group digits', () => {
  expect(stockBeside([price('S/ 39,60', 39.6)], open('1.240', 1.24, 1240))).toEqual({ kind: 'number', number: 1240 })
})

test('grouped prices settle it too', () => {
  expect(stockBeside([price('US$ 215.000', 215_000)], open('5.200 m²', 5.2, 5200))).toMatchObject({ number: 5200 })
})

test('prices with decimal points make it a fraction', () => {
  expect(stockBeside([price('S/ 1,250.00', 1250)], open('1.240', 1.24, 1240))).toMatchObject({ number: 1.24 })
})

test('where the list says nothing, or two things, the number stays open', () => {
  expect(stockBeside([price('S/ 39', 39)], open('1.240', 1.24, 1240))?.kind).toBe('ambiguous')
  const mixed = [price('S/ 39,60', 39.6), price('S/ 39.60', 39.6)]
  expect(stockBeside(mixed, open('1.240', 1.24, 1240))?.kind).toBe('ambiguous')
})
