import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

test('a currency in the header reaches the bare numbers, wherever it stands', () => {
  const read = (name: string, country: string): unknown[] => readTexts(['1.250', '$ 990'], { name, country })
  expect(read('$/kg c/IVA (moda)', 'CL')).toEqual(['CLP 1250', 'CLP 990'])
  expect(read('Pizarra ($/tn) 27-03', 'AR')).toEqual(['ARS 1250', 'ARS 990'])
  expect(read('VALOR (U$S + IVA 10,5%)', 'AR')).toEqual(['USD 1250', 'USD 990'])
  const listed = ['145,000.00', 'US$ 68,500', '9,980', 'Vendido']
  expect(readTexts(listed, { name: 'P. lista (Dólares, no inc. IGV)', country: 'PE' })).toEqual([
    'USD 145000',
    'USD 68500',
    'USD 9980',
    'text',
  ])
})

test.each<Row>([
  [['₡12 500,00', '8 000,00', '950,00'], { name: 'Precio' }, ['CRC 12500', 'CRC 8000', 'CRC 950']],
  [
    ['$125.00', '98', 'USD 6.50', '$140'],
    { name: 'Renta', country: 'MX' },
    ['MXN 125', 'MXN 98', 'USD 6.5', 'MXN 140'],
  ],
  [['€ 20', '30', 'US$ 40'], { name: 'Renta' }, ['EUR 20', 30, 'USD 40']],
])(
  'bare numbers are in what the signed ones agree on, or in the money of the country: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('a dollar sign beside spelled dollars is one on an English page of no country', () => {
  expect(readTexts(['USD 2,450', '$1,980', '3,100'], { language: 'en' })).toEqual(['USD 2450', 'USD 1980', 'USD 3100'])
  expect(readTexts(['US$ 2.450', '$ 1.980'], { language: 'es' })).toEqual(['USD 2450', 'null 1980'])
})

test('millions of pesos and of dollars as the press of Mexico writes them', () => {
  expect(readTexts(['350 mdp', '12.5 mdd', '1,200 mdp'], { country: 'MX' })).toEqual([
    'MXN 350000000',
    'USD 12500000',
    'MXN 1200000000',
  ])
})

test.each<Row>([
  [
    ['285.000,00', '$ 241.500', '498.000,00 (E)'],
    { name: 'Precio', country: 'AR' },
    ['ARS 285000', 'ARS 241500', 'ARS 498000'],
  ],
  [['98.500 km', 'KM 0'], { name: 'Kms.', country: 'ES' }, [98500, 'text']],
  [['2,340 Sq. Ft.', '950 sq ft'], { language: 'en', country: 'IN' }, [2340, 950]],
  [['2 340 Ft', '990 Ft'], { language: 'hu', country: 'HU' }, ['HUF 2340', 'HUF 990']],
  [['$ 45.000.000', '1.200 UF'], { country: 'CL' }, ['CLP 45000000', 'CLF 1200']],
])('letters of far countries need a page from there: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['Lei 8.666', 'Lei 14.133'], { language: 'pt', country: 'BR' }, ['text', 'text']],
  [['Lei 8.666', 'Lei 14.133'], { language: 'pt' }, ['text', 'text']],
  [['200 din', '400 din'], { language: 'es' }, [200, 400]],
  [['200 din', '400 din'], { language: 'sr' }, ['RSD 200', 'RSD 400']],
  [['1.200 lei', '400 lei'], { language: 'ro', country: 'RO' }, ['RON 1200', 'RON 400']],
])('words of other languages are money only at home: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['$(4,500.00)', '$1,245.00'], { country: 'US' }, ['USD -4500', 'USD 1245']],
  [['30.000 € b/a', '28k', '24.000 €'], { country: 'ES' }, ['EUR 30000', 'EUR 28000', 'EUR 24000']],
  [['289 000 $ + TPS/TVQ', '2,3 M$'], { language: 'fr', country: 'CA' }, ['CAD 289000', 'CAD 2300000']],
  [['2,016,344.18 Soles', 'S/ 312,000'], {}, ['PEN 2016344.18', 'PEN 312000']],
  [['EURO 2024', '45 €'], {}, ['text', 'EUR 45']],
])('what stands around an amount leaves it what it is: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['1 250 000', '2 350 000'], { name: 'Monto (colones)' }, ['CRC 1250000', 'CRC 2350000']],
  [['1 250 000', '2 350 000'], { name: 'Población', language: 'es' }, [1250000, 2350000]],
  [['1 250 000', '2 350 000'], { name: 'Dato', language: 'es' }, ['ambiguous', 'ambiguous']],
])(
  'grouped by spaces like phones, amounts under a header that asks for them are amounts: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('what stands behind an amount leaves it what it is where only the header has the sign', () => {
  const read = (texts: string[]): unknown[] => readTexts(texts, { name: 'P. unit. (S/)', country: 'PE' })
  expect(read(['4,500.00 + IGV', '0.125 c/u', '95.50 por persona', '12 kg'])).toEqual([
    'PEN 4500',
    'PEN 0.125',
    'PEN 95.5',
    12,
  ])
  const asked = { name: 'Prix ($ CA)', language: 'fr', country: 'CA' }
  expect(readTexts(['12 500 $', '2 199 $ US'], asked)).toEqual(['CAD 12500', 'USD 2199'])
})

test('pesetas are money', () => {
  expect(readTexts(['6.600 Ptas.', '13.990 Ptas.'], { name: 'Precio', country: 'ES' })).toEqual([
    'ESP 6600',
    'ESP 13990',
  ])
})

test.each<Row>([
  [['699', '1099'], { name: 'precio_dolar', country: 'ES' }, ['USD 699', 'USD 1099']],
  [['159.00', '38.00'], { name: 'Precio alto valor en L', country: 'HN' }, ['HNL 159', 'HNL 38']],
  [['159', '38'], { name: 'Capacidad en L', country: 'MX' }, [159, 38]],
])(
  'a header of prices may end with its money in one word, or with the letter of the country: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('of two moneys in a header the one in brackets is what is paid', () => {
  expect(readTexts(['29.394,77', '29.398,54'], { name: 'Valor UF ($)', country: 'CL' })).toEqual([
    'CLP 29394.77',
    'CLP 29398.54',
  ])
})

test('money is known in headers of one word, and by its code at home', () => {
  expect(readTexts(['1250000', '89250'], { name: 'MontoTotalOC_PesosChilenos', country: 'CL' })).toEqual([
    'CLP 1250000',
    'CLP 89250',
  ])
  expect(readTexts(['1 500.00 CUP', '90.00 CUP'], { name: 'Importe', country: 'CU' })).toEqual(['CUP 1500', 'CUP 90'])
})

test.each<Row>([
  [
    ['1,250,000.00 Pesos Dominicanos', '75,000.00 Dólares'],
    { name: 'Monto', country: 'DO' },
    ['DOP 1250000', 'USD 75000'],
  ],
  [['45.000.000', '990.000'], { name: 'monto_adjudicado_gs', country: 'PY' }, ['PYG 45000000', 'PYG 990000']],
  [['45000', '990'], { name: 'monto_pen', country: 'PE' }, ['PEN 45000', 'PEN 990']],
])(
  'pesos of a country are its own, and small letters at the end of a header of amounts are money: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('the letters of national money are money only where it is paid with', () => {
  expect(readTexts(['M.N. 98.765', 'M.N. 101.220'], { name: 'Matrícula', country: 'AR' })).toEqual(
    Array(2).fill('identifier'),
  )
  expect(readTexts(['1,250.00 M.N.'], { country: 'MX' })).toEqual(['MXN 1250'])
})

test('a dash for cents makes prices of bare numbers', () => {
  expect(readTexts(["2'500.–", '300.–'], { name: 'Franchise', country: 'CH' })).toEqual(['CHF 2500', 'CHF 300'])
  expect(readTexts(['25 350', '8 100'], { name: 'Cours (FCFA)', country: 'CI' })).toEqual(['XOF 25350', 'XOF 8100'])
})

test('a sign on the first amount alone is meant for all that have cents', () => {
  expect(readTexts(['$7.60', '8.20', '12.05'], { name: 'Zone 3', country: 'US' })).toEqual([
    'USD 7.6',
    'USD 8.2',
    'USD 12.05',
  ])
})

test.each<Row>([
  [['$15', '$241'], { name: 'Unit Cost (US)', language: 'en' }, ['USD 15', 'USD 241']],
  [['1.000', '1.011', '1.207'], { name: 'Ct_base', country: 'AR' }, ['ambiguous', 'ambiguous', 'ambiguous']],
  [['1.000', '1.011', '1.207'], { name: 'Habitantes', country: 'AR' }, [1000, 1011, 1207]],
])(
  'the country of a header tells whose dollar is meant, and factors around one are no thousands: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['1.495 DM', '698 DM'], { name: 'Neupreis', country: 'DE' }, ['DEM 1495', 'DEM 698']],
  [['53.4p/day', '47p/day'], { name: 'Standing chg', country: 'GB' }, ['GBP 0.534', 'GBP 0.47']],
  [['1,3 M€ HT', '5 k€ HT'], { country: 'FR' }, ['EUR 1300000', 'EUR 5000']],
  [['79¢ ea', '99¢'], { country: 'US' }, ['USD 0.79', 'USD 0.99']],
  [['ID: 10022662'], {}, ['text']],
])(
  'marks of old Germany, pence a day and cents each are money, a number of somebody is none: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('prices with cents beside prices with a dash are prices, too', () => {
  expect(readTexts(['18.-', '24.50', '120.-'], { name: 'price', country: 'CH' })).toEqual([
    'CHF 18',
    'CHF 24.5',
    'CHF 120',
  ])
})

test.each<Row>([
  [
    ['148,600.00', 'USD 318,450.00', '2,918,000.00'],
    { name: 'VR / VE', country: 'PE' },
    [148_600, 'USD 318450', 2_918_000],
  ],
  [['$110', 'COP 450,000', '$25'], { name: 'Price', language: 'en' }, ['null 110', 'COP 450000', 'null 25']],
  [['$5,650 RF'], { language: 'en', country: 'US' }, ['USD 5650']],
])('foreign money that says so leaves open what the others are in: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})
