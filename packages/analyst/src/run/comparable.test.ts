import type { Value } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { numberOf } from './comparable.ts'

const ambiguous = (...between: Extract<Value, { kind: 'ambiguous' }>['between']): Value => ({
  kind: 'ambiguous',
  between,
})

test('digits that may be a code count as their number when they are compared', () => {
  const open = ambiguous({ kind: 'number', number: 30482 }, { kind: 'identifier', id: '30482' })
  expect(numberOf(open)).toBe(30482)
})

test('a number of two sizes has none to compare by', () => {
  expect(numberOf(ambiguous({ kind: 'number', number: 1.234 }, { kind: 'number', number: 1234 }))).toBeUndefined()
  expect(numberOf(ambiguous({ kind: 'identifier', id: '12' }))).toBeUndefined()
})
