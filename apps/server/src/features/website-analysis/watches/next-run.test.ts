import { expect, test } from 'vitest'
import { nextRun, nextTry } from './next-run.ts'

const inLima = { at: '08:00', timeZone: 'America/Lima', weekday: 3 } as const

test.each([
  ['day', '2026-11-18T12:00:00Z', '2026-11-18T13:00:00.000Z'],
  ['day', '2026-11-18T13:00:00Z', '2026-11-19T13:00:00.000Z'],
  ['weekdays', '2026-11-20T14:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['week', '2026-11-18T13:00:00Z', '2026-11-25T13:00:00.000Z'],
  ['hour', '2026-11-18T13:07:00Z', '2026-11-18T14:07:00.000Z'],
] as const)('a watch of every %s is due next by the clock of its owner', (every, after, due) => {
  expect(nextRun({ ...inLima, every }, new Date(after)).toISOString()).toBe(due)
})

test.each([
  ['day', '2026-11-18T13:06:00Z', '2026-11-18T13:07:00.000Z'],
  ['day', '2026-11-18T13:07:00Z', '2026-11-19T13:07:00.000Z'],
  ['week', '2026-11-18T13:06:00Z', '2026-11-18T13:07:00.000Z'],
  ['hour', '2026-11-18T13:06:00Z', '2026-11-18T14:06:00.000Z'],
] as const)('a watch of every %s keeps its own minute after the time of day', (every, after, due) => {
  expect(nextRun({ ...inLima, every, delayMinutes: 7 }, new Date(after)).toISOString()).toBe(due)
})

test('eight o’clock stays eight o’clock when the clocks change', () => {
  const inMadrid = { every: 'day', at: '08:00', timeZone: 'Europe/Madrid', weekday: 1 } as const
  expect(nextRun(inMadrid, new Date('2026-10-24T07:00:00Z')).toISOString()).toBe('2026-10-25T07:00:00.000Z')
})

test.each([
  ['day', 1, '2026-11-18T14:00:00.000Z'],
  ['day', 4, '2026-11-18T21:00:00.000Z'],
  ['day', 6, '2026-11-19T13:00:00.000Z'],
  ['week', 6, '2026-11-19T13:00:00.000Z'],
  ['hour', 1, '2026-11-18T14:00:00.000Z'],
  ['hour', 3, '2026-11-18T17:00:00.000Z'],
  ['hour', 20, '2026-11-19T13:00:00.000Z'],
] as const)('what could not be read every %s is tried again after %i failures', (every, failures, due) => {
  expect(nextTry({ ...inLima, every }, new Date('2026-11-18T13:00:09Z'), failures).toISOString()).toBe(due)
})
