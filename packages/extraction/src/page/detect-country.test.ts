import { countryCurrencies } from '@sondeo/values/country-currencies'
import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'

test('a page has the currency that its columns are read in, whatever its country', () => {
  const differing = Object.keys(countryCurrencies).filter(country => {
    const { currency } = readPage({ html: '<p>.</p>', url: 'https://tienda.example/', country })
    return currency !== countryCurrencies[country]
  })
  expect(differing).toEqual([])
})
