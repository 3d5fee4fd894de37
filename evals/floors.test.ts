import { expect, test } from 'vitest'
import { isBelow, moveFloors } from './floors.ts'

const figure = (measure: string, value: number) => ({ measure, value }) as Parameters<typeof isBelow>[0]

test('a figure under its floor fails, within the noise of one cell it does not', () => {
  const floors = { 'records F1': 0.94 }
  expect(isBelow(figure('records F1', 0.93), floors)).toBe(true)
  expect(isBelow(figure('records F1', 0.9385), floors)).toBe(false)
  expect(isBelow(figure('something new', 0), floors)).toBe(false)
})

test('floors rise by themselves and fall only when that is accepted', () => {
  const floors = { a: 0.9, b: 0.5 }
  const figures = [figure('a', 0.8), figure('b', 0.6789), figure('c', 0.3)]
  expect(moveFloors(floors, figures, false)).toEqual({ a: 0.9, b: 0.678, c: 0.3 })
  expect(moveFloors(floors, figures, true)).toEqual({ a: 0.8, b: 0.678, c: 0.3 })
})
