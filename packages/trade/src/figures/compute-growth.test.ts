import { expect, test } from 'vitest'
import { chooseYear } from './choose-year.ts'
import { computeConcentration } from './compute-concentration.ts'
import { computeAnnualGrowth, computeMatchedGrowth } from './compute-growth.ts'

test('growth per year is the one that leads from the first value to the last', () => {
  expect(computeAnnualGrowth(100, 161.051, 5)).toBeCloseTo(0.1, 6)
  expect(computeAnnualGrowth(200, 100, 1)).toBe(-0.5)
})

test('growth from nothing, to nothing or over no time is not told', () => {
  expect(computeAnnualGrowth(0, 100, 5)).toBeNull()
  expect(computeAnnualGrowth(100, 0, 5)).toBeNull()
  expect(computeAnnualGrowth(100, 100, 0)).toBeNull()
  expect(computeAnnualGrowth(Number.NaN, 100, 5)).toBeNull()
})

test('a country that starts reporting is no growth', () => {
  const before = [{ country: 'MEX', valueUsd: 100 }]
  const after = [
    { country: 'MEX', valueUsd: 110 },
    { country: 'PER', valueUsd: 90 },
  ]
  expect(computeMatchedGrowth(before, after, 1)).toBeCloseTo(0.1, 9)
})

test('growth is not told when those of both years are the smaller part', () => {
  expect(computeMatchedGrowth([{ country: 'MEX', valueUsd: 1 }], [{ country: 'PER', valueUsd: 9 }], 1)).toBeNull()
})

test('the index of concentration is 10,000 for one seller and 2,500 for four equal ones', () => {
  expect(computeConcentration([1])).toBe(10_000)
  expect(computeConcentration([0.25, 0.25, 0.25, 0.25])).toBe(2500)
})

const reporters = (counts: Record<number, number>) => async (year: number) => counts[year] ?? 0

test.each([
  ['last year when it has at least six tenths of the year before', { 2024: 150, 2025: 90 }, 2025],
  ['two years ago when last year is behind', { 2024: 150, 2025: 89 }, 2024],
  ['three years ago when two years ago is nearly empty', { 2023: 140, 2024: 4, 2025: 0 }, 2023],
  ['what little there is, when there is no more', { 2024: 3 }, 2024],
  ['none when nobody reported', {}, null],
])('the year taken is %s', async (_which, counts, year) => {
  expect(await chooseYear(2026, reporters(counts))).toBe(year)
})
