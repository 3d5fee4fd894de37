import { expect, test } from 'vitest'
import { readTexts } from '../test/read-texts.ts'
import { findHeaderCurrencies } from './header-currencies.ts'

const signs = (name: string): string[] => findHeaderCurrencies(name).map(({ sign }) => sign)

test.each(['$/USD (oficial vend.)', 'Bs/USD', 'G./US$', 'GBP/USD', 'T.C. S/ x US$', 'Fee (£ or €)', 'Euro stoxx 50'])(
  'numbers under "%s" are in no one currency',
  name => {
    expect(signs(name)).toEqual([])
  },
)

test('an amount per something, or spelled twice, is in its currency', () => {
  expect(signs('Monto/US$')).toEqual(['US$'])
  expect(signs('$/kg c/IVA')).toEqual(['$'])
  expect(signs('Precio $ (USD)')).toEqual(['$', 'USD'])
  expect(signs('Euro/ud.')).toEqual(['Euro'])
})

test('codes that are more often words and units are money only where people pay with them', () => {
  expect(readTexts(['1,200.50 KGS', '980 kg'], { language: 'en' })).toEqual([1200.5, 980])
  expect(readTexts(['TOP 10', 'TOP 5'])).toEqual(['text', 'text'])
  expect(readTexts(['12', '15'], { name: 'CVE ENT', country: 'MX' })).toEqual(['identifier', 'identifier'])
  expect(readTexts(['CUP 45', '$ 120'], { country: 'CU' })).toEqual(['CUP 45', 'CUP 120'])
})
