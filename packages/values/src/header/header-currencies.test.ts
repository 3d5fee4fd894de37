import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'
import { findHeaderCurrencies } from './header-currencies.ts'

const signs = (name: string): string[] =>
  findHeaderCurrencies(name, { isMoney: false, isOther: false, isCounted: () => false }).currencies.map(
    ({ sign }) => sign,
  )

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

test.each<Row>([
  [['1,200.50 KGS', '980 kg'], { language: 'en' }, [1200.5, 980]],
  [['TOP 10', 'TOP 5'], {}, ['text', 'text']],
  [['12', '15'], { name: 'CVE ENT', country: 'MX' }, ['identifier', 'identifier']],
  [['CUP 45', '$ 120'], { country: 'CU' }, ['CUP 45', 'CUP 120']],
])(
  'codes that are more often words and units are money only where people pay with them: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each(['Mid (1 USD =)', 'Units per 1 EUR', '1 CAD buys', 'Compra (US$ 1 =)', '¥100 = $', 'COP por 1 USD'])(
  'numbers under "%s" are rates, with as many decimals as they have',
  name => {
    expect(readTexts(['1.3842', '0.8571', '17.065'], { name, language: 'en' })).toEqual([1.3842, 0.8571, 17.065])
  },
)

test('letters in a header are money where the page pays so, or where nothing else is measured', () => {
  const read = (name: string, context: object): unknown[] => readTexts(['12', '45,5'], { name, ...context })
  expect(read('Carga din. (kg/palé)', { language: 'es', country: 'ES' })).toEqual([12, 45.5])
  expect(read('Cena din.', { language: 'sr', country: 'RS' })).toEqual(['RSD 12', 'RSD 45.5'])
  expect(read('MAD (días)', { country: 'ES' })).toEqual([12, 45.5])
  expect(read('BOB. (uds.)', { country: 'ES' })).toEqual([12, 45.5])
  expect(read('PEN tests', { country: 'ES' })).toEqual([12, 45.5])
  expect(read('PEN', { country: 'ES' })).toEqual(['PEN 12', 'PEN 45.5'])
  expect(read('Total MXN', { country: 'ES' })).toEqual(['MXN 12', 'MXN 45.5'])
  expect(read('Bs/kg', { country: 'ES' })).toEqual(['null 12', 'null 45.5'])
  expect(read('Abonə AZN, ƏDV ilə', { country: 'AZ' })).toEqual(['AZN 12', 'AZN 45.5'])
  expect(read('COP por noche', { country: 'ES' })).toEqual(['COP 12', 'COP 45.5'])
})

test('sizes, pallets, weights, hundredths and how well a pump works are no money', () => {
  const read = (name: string, country: string): unknown[] => readTexts(['4,2', '8'], { name, country })
  for (const name of [
    'Talla EUR',
    'Palés EUR',
    'Pesos (kg)',
    'Pesos máx. p/eje',
    'c€/kWh',
    'COP',
    '¢/lb',
    'Francos (uds.)',
  ]) {
    expect([name, ...read(name, 'CO')]).toEqual([name, 4.2, 8])
  }
  expect(readTexts(['42.000', '8.500'], { name: 'COP', country: 'ES' })).toEqual(['COP 42000', 'COP 8500'])
  expect(readTexts(['4 250', 'R4 500'], { name: 'R/ton', country: 'ZA' })).toEqual(['ZAR 4250', 'ZAR 4500'])
})

test.each<Row>([
  [['12 AWG', '10 AWG'], {}, [12, 10]],
  [['SUR 4', 'SUR 12'], {}, ['text', 'text']],
  [['Euro 6', 'EURO 5'], {}, ['text', 'text']],
  [['Euro 6', 'Euro 12,50'], {}, ['EUR 6', 'EUR 12.5']],
])('codes of dead currencies, wires and emission classes are no money: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['95', '98'], { name: 'Octane (RON)', country: 'US' }, [95, 98]],
  [['95 RON', '98 RON'], { country: 'ES' }, [95, 98]],
  [['95 RON', '1.250 RON'], { country: 'ES' }, ['RON 95', 'RON 1250']],
  [['95 RON', '98 RON'], { country: 'RO' }, ['RON 95', 'RON 98']],
])('octanes of petrol are no Romanian money elsewhere: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('codes that mean nothing else are money whatever the words behind them', () => {
  const read = (name: string, language: string): unknown[] => readTexts(['120', '45'], { name, language })
  expect(read('PLN brutto za szt.', 'pl')).toEqual(['PLN 120', 'PLN 45'])
  expect(read('SEK incl. moms', 'en')).toEqual(['SEK 120', 'SEK 45'])
  expect(read('Kč s DPH', 'cs')).toEqual(['CZK 120', 'CZK 45'])
  expect(readTexts(['150 usd', '1,200 usd'], { name: 'Precio', country: 'PE' })).toEqual(['USD 150', 'USD 1200'])
  expect(readTexts(['EUR 38', 'EUR 40'], { name: 'Talla', country: 'ES' })).toEqual(['text', 'text'])
})

test('letters of a currency under codes, shares and coordinates are none', () => {
  expect(readTexts(['541', '39', '372'], { name: 'Cód. GRD', country: 'ES' })).not.toContain('GRD 541')
  expect(readTexts(['1.2', '0.8'], { name: 'RSD (%)', language: 'en' })).toEqual(['1.2 %', '0.8 %'])
  expect(readTexts(['38.94978', '36.8647'], { name: 'LATITUDE (NAD83)', language: 'en' })).toEqual([38.94978, 36.8647])
})
