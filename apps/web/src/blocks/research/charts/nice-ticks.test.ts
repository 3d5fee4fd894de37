import { expect, test } from 'vitest'
import { niceTicks, spreadLabels } from './nice-ticks.ts'

test('ticks are round numbers that reach over the largest value', () => {
  expect(niceTicks(36.3)).toEqual([0, 10, 20, 30, 40])
  expect(niceTicks(0.57)).toEqual([0, 0.2, 0.4, 0.6000000000000001])
  expect(niceTicks(0)).toEqual([0])
})

test('labels keep their distance, their order and the drawing’s end', () => {
  expect(spreadLabels([10, 12, 50], { gap: 16, max: 60 })).toEqual([10, 26, 50])
  expect(spreadLabels([58, 59], { gap: 16, max: 60 })).toEqual([44, 60])
})
