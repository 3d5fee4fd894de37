import { expect, test } from 'vitest'
import { readTexts } from '../../test/read-texts.ts'

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
