import { expect, test } from 'vitest'
import { readMoney } from './read-money.ts'

test.each([
  ['US$:12.99', 12.99, 'USD'],
  ['R$ 1.500,00', 1500, 'BRL'],
  ['Precio: S/. 2,350.00 inc. IGV', 2350, 'PEN'],
  ['A partir de 11,70 €', 11.7, 'EUR'],
  ['$1,190.00 AUD', 1190, 'AUD'],
  ['1.899,- Kr', 1899, null],
  ['35€ 99', 35.99, 'EUR'],
  ['3⁹⁹ €', 3.99, 'EUR'],
  ['1.299⁹⁰ €', 1299.9, 'EUR'],
  ['S/ 1,299⁹⁰', 1299.9, 'PEN'],
  ['1.837, 32 €', 1837.32, 'EUR'],
  ['3 revistas por solo 14,85 EUR', 14.85, 'EUR'],
  ['De 26 a 50 €', 26, 'EUR'],
  ['Gratis', 0, null],
  ['40% OFF', null, null],
  ['julio 2004', null, null],
  ['Consultar', null, null],
])('%s', (text, amount, currency) => {
  expect(readMoney(text)).toMatchObject({ amount, currency })
})

test('a label beside the price may name the currency', () => {
  expect(readMoney('690,00', { currencyText: '€' })).toMatchObject({ amount: 690, currency: 'EUR' })
  expect(readMoney('690,00', { currencyText: 'Ref. ID' })).toMatchObject({ amount: 690, currency: null })
})

test('three digits behind a separator are thousands unless the caller knows better', () => {
  expect(readMoney('129.900')).toMatchObject({ amount: 129_900, isTwofold: true })
  expect(readMoney('423.923 KD', { decimalSeparator: '.' })).toMatchObject({ amount: 423.923, isTwofold: false })
})
