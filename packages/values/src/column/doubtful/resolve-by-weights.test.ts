import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../../test/read-texts.ts'

const written = ['1990', '2005', '1999']

test.each<Row>([
  [written, {}, written],
  [written, { name: 'Constitución' }, written],
  [['1492', '1810'], { name: 'Año' }, ['1492', '1810']],
])('four digits are years where nothing says otherwise: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [written, { name: 'Precio (S/)' }, ['PEN 1990', 'PEN 2005', 'PEN 1999']],
  [written, { name: 'Superficie' }, [1990, 2005, 1999]],
  [written, { name: 'Código' }, Array(3).fill('identifier')],
])('under prices, measures and codes they are none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['2024 (Ley 31788)', '2023 (Ley 31822)'], { name: 'Norma' }, ['2024', '2023']],
  [['1850', '1790'], { name: 'Desde' }, ['1850', '1790']],
  [['1850', '1790'], { name: 'Precio desde' }, [1850, 1790]],
])('years with a remark in brackets are years, the bare ones of a price are none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('years are years under words that no list holds', () => {
  expect(readTexts(['1869', '1871', '1872', '1880'], { name: 'Term began' })).toEqual(['1869', '1871', '1872', '1880'])
  expect(readTexts(['1857', '1895', '1902'], { name: 'Primer encendido' })).toEqual(['1857', '1895', '1902'])
})

test('what is counted is no year although it looks like one', () => {
  expect(readTexts(['1850', '1990', '2010'], { name: 'Habitantes' })).toEqual([1850, 1990, 2010])
})

test('the clocks of a race say how long it took, those of a timetable when', () => {
  const race = ['2:34:48', '2:27:20', '2:24:33', '2:25:35']
  expect(readTexts(race, { name: 'Time (h:m:s)', language: 'en' })).toEqual([
    'PT2H34M48S',
    'PT2H27M20S',
    'PT2H24M33S',
    'PT2H25M35S',
  ])
  expect(readTexts(['08:15', '09:40', '17:05'], { name: 'Salida' })).toEqual(Array(3).fill('text'))
})
