import { expect, test } from 'vitest'
import { findClockTimes } from './read-clock.ts'

const minutesIn = (text: string) => findClockTimes(text).map(({ minutes }) => minutes)

test('times of the day are read as either language writes them', () => {
  expect(minutesIn('06:00')).toEqual([360])
  expect(minutesIn('8 am')).toEqual([480])
  expect(minutesIn('2:30 p. m.')).toEqual([870])
  expect(minutesIn('2 de la tarde')).toEqual([840])
  expect(minutesIn('9 in the morning')).toEqual([540])
  expect(minutesIn('14h30')).toEqual([870])
  expect(minutesIn('antes de las 8 am')).toEqual([480])
  expect(minutesIn('18 hs')).toEqual([1080])
  expect(minutesIn('desde el mediodía')).toEqual([720])
  expect(minutesIn('until midnight')).toEqual([0])
  expect(minutesIn('12 am')).toEqual([0])
  expect(minutesIn('12 de la noche')).toEqual([0])
  expect(minutesIn('12:15 pm')).toEqual([735])
})

test('both ends of opening hours are found, each at its place', () => {
  expect(findClockTimes('Lun 9:00 a 18:30')).toEqual([
    { minutes: 540, start: 4, end: 8 },
    { minutes: 1110, start: 11, end: 16 },
  ])
})

test('a bare number, a price, a lap and a duration are no times of the day', () => {
  for (const text of [
    '8',
    '$8.30',
    '8.30',
    '1:45.23',
    '2 horas',
    '2 h',
    '25:00',
    '13 pm',
    '10:75',
    '3:00:20',
    'A1 8:3',
  ])
    expect(minutesIn(text), text).toEqual([])
})
