import { expect, test } from 'vitest'
import { estimateLeft } from './estimate-left.ts'

test('the rest takes as long as the pages before it, and nothing is said without a total', () => {
  expect(estimateLeft({ elapsedMs: 4000, pagesRead: 2, pagesExpected: 12 })).toEqual({ pages: 10, seconds: 20 })
  expect(estimateLeft({ elapsedMs: 10, pagesRead: 1, pagesExpected: 2 })).toEqual({ pages: 1, seconds: 1 })
  expect(estimateLeft({ elapsedMs: 4000, pagesRead: 0, pagesExpected: 12 })).toBeNull()
  expect(estimateLeft({ elapsedMs: 4000, pagesRead: 12, pagesExpected: 12 })).toBeNull()
  expect(estimateLeft({ elapsedMs: 4000, pagesRead: 3, pagesExpected: undefined })).toBeNull()
})
