import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from item %i of three leads to item %i', (key, index, expected) => {
  expect(nextIndex({ key, index, count: 3 })).toBe(expected)
})

test('other keys and empty lists lead nowhere', () => {
  expect(nextIndex({ key: 'a', index: 0, count: 3 })).toBeUndefined()
  expect(nextIndex({ key: 'End', index: 0, count: 0 })).toBeUndefined()
})
