import { expect, test } from 'vitest'
import { extendRange } from './use-near-rows.ts'

test('at most 100 rows are near, and more than a page of them on each side', () => {
  for (const visible of [5, 18, 27])
    for (const startIndex of [0, 1, 50, 4_321, 9_999 - visible]) {
      const near = extendRange({ startIndex, endIndex: startIndex + visible - 1, count: 10_000 })
      expect(near.length).toBeLessThanOrEqual(100)
      expect(near[0]).toBeLessThanOrEqual(Math.max(0, startIndex - visible))
      expect(near.at(-1)).toBeGreaterThanOrEqual(Math.min(9_999, startIndex + 2 * visible - 1))
    }
})

test('the near rows follow each other and stay inside the table', () => {
  const near = extendRange({ startIndex: 95, endIndex: 104, count: 105 })
  expect(near.at(-1)).toBe(104)
  expect(near.every((index, place) => place === 0 || index === (near[place - 1] ?? 0) + 1)).toBe(true)
  expect(extendRange({ startIndex: 0, endIndex: -1, count: 0 })).toEqual([])
})
