import { expect, test } from 'vitest'
import { formatNearDay, formatWhen } from './format-when.ts'

const now = new Date(2026, 10, 18, 9, 30)
const at = (day: number, hour = 8) => new Date(2026, 10, day, hour).toISOString()

test.each([
  [18, 'hoy', 'today'],
  [17, 'ayer', 'yesterday'],
  [19, 'mañana', 'tomorrow'],
])('the days around today have their own words (%i)', (day, spanish, english) => {
  expect(formatNearDay(at(day), 'es', now)).toBe(spanish)
  expect(formatNearDay(at(day), 'en', now)).toBe(english)
})

test('a day counts by the calendar, not by the hours between', () => {
  expect(formatNearDay(at(17, 23), 'es', new Date(2026, 10, 18, 0, 5))).toBe('ayer')
})

test('a day further off is written out, and the time stands behind it', () => {
  expect(formatNearDay(at(20), 'es', now)).toBe('20 nov. 2026')
  expect(formatWhen(at(18), 'es', now)).toMatch(/^hoy, 0?8:00/)
})
