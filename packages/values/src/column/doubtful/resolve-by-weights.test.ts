import { expect, test } from 'vitest'
import { readTexts } from '../../../test/read-texts.ts'

const written = ['1990', '2005', '1999']

test('four digits are years where nothing says otherwise', () => {
  expect(readTexts(written)).toEqual(written)
  expect(readTexts(written, { name: 'Constitución' })).toEqual(written)
  expect(readTexts(['1492', '1810'], { name: 'Año' })).toEqual(['1492', '1810'])
})

test('under prices, measures and codes they are none', () => {
  expect(readTexts(written, { name: 'Precio (S/)' })).toEqual(['PEN 1990', 'PEN 2005', 'PEN 1999'])
  expect(readTexts(written, { name: 'Superficie' })).toEqual([1990, 2005, 1999])
  expect(readTexts(written, { name: 'Código' })).toEqual(Array(3).fill('identifier'))
})

test('years with a remark in brackets are years, the bare ones of a price are none', () => {
  expect(readTexts(['2024 (Ley 31788)', '2023 (Ley 31822)'], { name: 'Norma' })).toEqual(['2024', '2023'])
  expect(readTexts(['1850', '1790'], { name: 'Desde' })).toEqual(['1850', '1790'])
  expect(readTexts(['1850', '1790'], { name: 'Precio desde' })).toEqual([1850, 1790])
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
