import { expect, test } from 'vitest'
import { allCountries, nameCountry, readComtradeArea, toComtradeArea } from './countries.ts'

test('areas that Comtrade numbers in its own way are known by that number only', () => {
  expect([842, 251, 699, 757, 579, 490].map(readComtradeArea)).toEqual(['USA', 'FRA', 'IND', 'CHE', 'NOR', 'TWN'])
  expect([840, 250, 356, 756, 578].map(readComtradeArea)).toEqual([null, null, null, null, null])
  expect(toComtradeArea('NOR')).toBe(579)
})

test('groups and residuals are no countries', () => {
  const areas = [
    0, 97, 975, 129, 221, 290, 471, 472, 473, 492, 527, 536, 568, 577, 636, 637, 697, 837, 838, 839, 879, 899,
  ]
  for (const code of areas) expect(readComtradeArea(code), String(code)).toBeNull()
})

test('a country is called as people call it, without the words of a treaty or an abbreviation', () => {
  expect(['HKG', 'MAC', 'USA', 'GBR', 'CIV'].map(country => nameCountry(country, 'es'))).toEqual([
    ...['Hong Kong', 'Macao', 'Estados Unidos', 'Reino Unido', 'Costa de Marfil'],
  ])
  expect(['HKG', 'MMR', 'USA', 'COD'].map(country => nameCountry(country, 'en'))).toEqual([
    ...['Hong Kong', 'Myanmar', 'United States', 'DR Congo'],
  ])
})

test('every country has one number and a name in both languages', () => {
  expect(new Set(allCountries.map(toComtradeArea)).size).toBe(allCountries.length)
  for (const country of allCountries) {
    expect(nameCountry(country, 'es')).not.toMatch(/^[A-Z]{2,3}$/)
    expect(nameCountry(country, 'en')).not.toMatch(/^[A-Z]{2,3}$/)
  }
})
