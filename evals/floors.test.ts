import { expect, test } from 'vitest'
import type { Figure } from './eval-task.ts'
import { findOrphans, isWorse, moveFloors } from './floors.ts'

const figure = (measure: string, value: number, rest: Partial<Figure> = {}): Figure => ({
  measure,
  value,
  n: 1,
  ...rest,
})

test('a figure under its floor fails, within the noise of one cell it does not', () => {
  const floors = { 'records F1': 0.94 }
  expect(isWorse(figure('records F1', 0.93), floors)).toBe(true)
  expect(isWorse(figure('records F1', 0.9385), floors)).toBe(false)
  expect(isWorse(figure('something new', 0), floors)).toBe(false)
})

test('in a large set two cells are noise and twenty are not', () => {
  const floors = { values: 0.999 }
  expect(isWorse(figure('values', 0.99899, { n: 20_000 }), floors)).toBe(false)
  expect(isWorse(figure('values', 0.998, { n: 20_000 }), floors)).toBe(true)
})

test('what was seen and what is closed have a floor each', () => {
  const floors = { 'records F1, seen': 0.9, 'records F1, closed': 0.5 }
  expect(isWorse(figure('records F1', 0.6, { part: 'seen' }), floors)).toBe(true)
  expect(isWorse(figure('records F1', 0.6, { part: 'closed' }), floors)).toBe(false)
})

test('floors rise by themselves and fall only when that is accepted', () => {
  const floors = { a: 0.9, b: 0.5 }
  const figures = [figure('a', 0.8), figure('b', 0.67895), figure('c', 0.3)]
  expect(moveFloors({ floors, figures, acceptWorse: false })).toEqual({ a: 0.9, b: 0.6789, c: 0.3 })
  expect(moveFloors({ floors, figures, acceptWorse: true })).toEqual({ a: 0.8, b: 0.6789, c: 0.3 })
})

test('where less is better the bound is a ceiling: it fails above and only comes down', () => {
  const wrongShown = (value: number) => figure('wrong shown', value, { guard: 'ceiling' })
  expect(isWorse(wrongShown(0.1), { 'wrong shown': 0.2 })).toBe(false)
  expect(isWorse(wrongShown(0.3), { 'wrong shown': 0.2 })).toBe(true)
  expect(moveFloors({ floors: { 'wrong shown': 0.2 }, figures: [wrongShown(0.3)], acceptWorse: false })).toEqual({
    'wrong shown': 0.2,
  })
  expect(moveFloors({ floors: { 'wrong shown': 0.2 }, figures: [wrongShown(0.1)], acceptWorse: false })).toEqual({
    'wrong shown': 0.1,
  })
})

test('a figure without a guard has no bound', () => {
  const answered = figure('answered', 0, { guard: 'none' })
  expect(isWorse(answered, { answered: 1 })).toBe(false)
  expect(moveFloors({ floors: {}, figures: [answered], acceptWorse: true })).toEqual({})
})

test('a floor whose figure was renamed is found, and goes when the floors are raised', () => {
  const floors = { old: 0.5, kept: 0.5 }
  const figures = [figure('kept', 0.5), figure('new', 0.5)]
  expect(findOrphans(floors, figures)).toEqual(['old'])
  expect(moveFloors({ floors, figures, orphans: ['old'], acceptWorse: false })).toEqual({ kept: 0.5, new: 0.5 })
})

test('a sample of a large set has a floor of its own, and neither is lost while the other is measured', () => {
  const sample = figure('values', 0.6, { isSample: true })
  const floors = { values: 0.9, 'values, sample': 0.5 }
  expect(isWorse(sample, floors)).toBe(false)
  expect(isWorse({ ...sample, value: 0.4 }, floors)).toBe(true)
  expect(findOrphans(floors, [sample])).toEqual([])
  expect(findOrphans(floors, [figure('values', 1)])).toEqual([])
})
