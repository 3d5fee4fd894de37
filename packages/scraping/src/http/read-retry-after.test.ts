import { expect, test } from 'vitest'
import { readRetryAfter } from './read-retry-after.ts'

const now = new Date('2026-03-01T10:00:00Z')

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 01 Mar 2026 10:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j means %j milliseconds', (value, waitMs) => {
  expect(readRetryAfter(value, now)).toBe(waitMs)
})
