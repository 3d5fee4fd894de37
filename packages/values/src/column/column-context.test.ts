import { expect, test } from 'vitest'
import { homeCurrency, ownCurrency } from './column-context.ts'

test('Bulgaria pays in euros since 2026, told by the country or by the language alone', () => {
  expect(ownCurrency({ country: 'BG' })).toBe('EUR')
  expect(homeCurrency({ language: 'bg' })).toBe('EUR')
})
