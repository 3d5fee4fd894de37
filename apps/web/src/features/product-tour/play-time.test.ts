import { expect, test } from 'vitest'
import { formatPlayTime, playedPercent } from './play-time.ts'

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [205, '3:25'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are written %s', (seconds, written) => {
  expect(formatPlayTime(seconds)).toBe(written)
})

test.each([
  [30, 120, 25],
  [120, 120, 100],
  [130, 120, 100],
  [0, 120, 0],
  [5, 0, 0],
  [5, Number.NaN, 0],
])('%d of %d seconds are %d percent', (current, duration, percent) => {
  expect(playedPercent(current, duration)).toBe(percent)
})
