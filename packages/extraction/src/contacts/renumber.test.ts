import { expect, test } from 'vitest'
import { renumber } from './renumber.ts'

test('old prefixes of Mexico and old areas of Colombia are written as they are dialled today', () => {
  expect(renumber('01 800 123 4567', 'MX')).toBe('800 123 4567')
  expect(renumber('044 55 1234 5678', 'MX')).toBe('55 1234 5678')
  expect(renumber('(1) 344 8000', 'CO')).toBe('601344 8000')
})

test('numbers of today and of other countries stay as they are', () => {
  expect(renumber('55 1234 5678', 'MX')).toBe('55 1234 5678')
  expect(renumber('310 123 4567', 'CO')).toBe('310 123 4567')
  expect(renumber('01 315 0800', 'PE')).toBe('01 315 0800')
})
