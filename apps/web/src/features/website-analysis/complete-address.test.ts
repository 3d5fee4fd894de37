import { expect, test } from 'vitest'
import { completeAddress } from './complete-address.ts'

test('an address without a scheme gets https, and one with a scheme stays as typed', () => {
  expect(completeAddress(' example.com/lista ')).toBe('https://example.com/lista')
  expect(completeAddress('http://example.com')).toBe('http://example.com')
  expect(completeAddress('HTTPS://Example.com')).toBe('HTTPS://Example.com')
  expect(completeAddress('   ')).toBe('')
})
