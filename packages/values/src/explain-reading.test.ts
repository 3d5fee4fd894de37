import type { Value } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { explainReading } from './explain-reading.ts'
import { readColumn } from './read-column.ts'

/** The reason of the first cell, read as the page around it made it. */
function whyFirst(texts: string[], name: string, page: { country?: string } = {}) {
  const value = readColumn(texts, { name, ...page }).values[0] as Value
  return { kind: value.kind, ...explainReading({ texts, at: 0, name, value }) }
}

test('a text that shows what it is needs nothing else', () => {
  expect(whyFirst(['S/ 45.00', 'S/ 120.00'], 'Precio')).toEqual({
    kind: 'money',
    basis: 'text',
    currency: { code: 'PEN', sign: 'S/', basis: 'text' },
  })
})

test('bare figures under a name that speaks of money are read by that name', () => {
  expect(whyFirst(['45.00', '120.00', '7.50'], 'Precio (USD)')).toMatchObject({
    kind: 'money',
    basis: 'name',
    currency: { code: 'USD', basis: 'name' },
  })
})

test('which part of a date is the day is told by the other cells', () => {
  expect(whyFirst(['03/04/2026', '25/04/2026', '17/05/2026'], 'Corte')).toMatchObject({
    kind: 'date',
    basis: 'column',
    currency: null,
  })
})

test('a currency that only the page around the list can have told is not put down to the sign', () => {
  expect(whyFirst(['$ 18.500.000', '$ 9.750.000'], 'Monto', { country: 'CL' })).toMatchObject({
    kind: 'money',
    currency: { code: 'CLP', sign: '$', basis: null },
  })
})
