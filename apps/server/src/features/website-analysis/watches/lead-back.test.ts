import type { Value } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { leadBack } from './lead-back.ts'

type Field = Parameters<typeof leadBack>[1]

const moved: Field = {
  name: 'Cierre',
  kind: 'date',
  before: '',
  after: '',
  meaning: null,
  beforeNumber: null,
  afterNumber: null,
}
const money = { kind: 'money', amount: 12, currency: 'PEN', sign: 'S/' } as const
const day = { kind: 'date', date: '2026-12-01' } as const

test.each<[string, Value | undefined, Partial<Field>, Value | undefined]>([
  ['an amount keeps its currency', money, { beforeNumber: 10, difference: 2 }, { ...money, amount: 10 }],
  ['a day moves back by as many days as it moved', day, { difference: 7 }, { kind: 'date', date: '2026-11-24' }],
  ['a day that moved by nobody knows how many is unknown', day, {}, undefined],
  ['what was no number is unknown', money, { difference: 2 }, undefined],
  ['a number', { kind: 'number', number: 3 }, { beforeNumber: 4 }, { kind: 'number', number: 4 }],
  ['a share', { kind: 'percentage', percent: 3 }, { beforeNumber: 4 }, { kind: 'percentage', percent: 4 }],
  ['what means nothing now', undefined, { beforeNumber: 4 }, undefined],
])('led back: %s', (_, after, field, before) => {
  expect(leadBack(after, { ...moved, ...field })).toEqual(before)
})
