import { expect, test } from 'vitest'
import { readAddresses } from './plan-batch.ts'

test.each([['hola'], ['hola/precios']])('%s is a word and no address', text => {
  expect(readAddresses([text])).toEqual({ good: [], planned: [{ url: text, site: text, code: 'url_invalid' }] })
})

test.each([['hola.pe'], ['http://hola/'], ['hola:8080'], ['localhost'], ['localhost/lista'], ['[::1]']])(
  '%s is an address',
  text => {
    expect(readAddresses([text]).good).toHaveLength(1)
  },
)
