import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

test('the weight of a thing is no money', () => {
  expect(readTexts(['1,250', '980'], { name: 'peso neto', country: 'MX' })).toEqual([1250, 980])
})

test('under millions the bare numbers are not the amounts', () => {
  expect(
    readTexts(['3.45', '2.1 mdp', '1.975'], { name: 'Precio lista (mdp)', language: 'es', country: 'MX' }),
  ).toEqual([3.45, 'MXN 2100000', 1.975])
})

test('pence are money under a header that speaks of them, and bare numbers there are no pounds', () => {
  const context = { name: 'p/kg dwt', language: 'en', country: 'GB' }
  expect(readTexts(['655.4p', '648.2', '712p', '£6.43'], context)).toEqual(['GBP 6.554', 648.2, 'GBP 7.12', 'GBP 6.43'])
  expect(readTexts(['112.4p', '98p'], { ...context, name: 'Wholesale (p/litre)' })).toEqual(['GBP 1.124', 'GBP 0.98'])
  expect(readTexts(['1080p', '720p', '480p'], { ...context, name: 'Video' })).toEqual(['text', 'text', 'text'])
  expect(readTexts(['112.4p', '98p'], { ...context, name: 'Group' })).toEqual(['text', 'text'])
})

test('numbers beside an amount in a table of properties are no amounts', () => {
  expect(readTexts(['$ 500', '3', '12', '2'], { name: 'Casa A', country: 'CO' })).toEqual(['COP 500', 3, 12, 2])
})

test('a word behind a bare number in a column of money leaves it text, a measure leaves it a number', () => {
  const written = ['12.50', '$18', '22.75 NNN', '3 kg']
  expect(readTexts(written, { name: '$/SF/Yr', language: 'en', country: 'US' })).toEqual([
    'USD 12.5',
    'USD 18',
    'text',
    3,
  ])
})

test('a letter that is pence in Britain means nothing elsewhere', () => {
  const context = { name: 'Desde (p/p)', country: 'MX' }
  expect(readTexts(['$8,990', 'USD 650', '$7,200', '9,500'], context)[3]).toBe('MXN 9500')
})

test('a letter that is money far away needs more of its kind among names', () => {
  expect(readTexts(['K 7/15 PS', 'Standard 8', 'Primus'], { name: 'Typ' })).toEqual(['text', 'text', 'text'])
})

test('the code of a far currency among models is a model', () => {
  expect(readTexts(['NPR 816', 'SR210', '310L'], { name: 'Modelo' })).toEqual(['text', 'text', 'text'])
})

test.each<Row>([
  [['USD 20,000', 'USD 6,000', 'USD 9,000'], { country: 'EC' }, ['USD 20000', 'USD 6000', 'USD 9000']],
  [['1,839', '765', '624'], { language: 'es' }, [1839, 765, 624]],
  [['1,839', '2,441'], { language: 'es' }, ['ambiguous', 'ambiguous']],
])('round thousands and thousands beside hundreds tell which mark groups: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['33,200', '13,894'], { name: 'Población (Hab.)', country: 'BO' }, [33200, 13894]],
  [['33,200', '13,894'], { name: 'Población (miles)', country: 'BO' }, ['ambiguous', 'ambiguous']],
  [['1,589', '1,619'], { name: 'Precio gasolina 95', country: 'ES' }, [1.589, 1.619]],
])('heads are counted whole, fuel is priced in thousandths: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('millions of dollars are no pesos', () => {
  expect(readTexts(['120,0000', '9,5000'], { name: 'Inversión (MMU$)', country: 'CL' })).toEqual([120, 9.5])
  expect(readTexts(['MN 4,500,000', 'MN 18,500'], { country: 'MX' })).toEqual(['MXN 4500000', 'MXN 18500'])
})

test('a bare number among figures of all kinds is no money', () => {
  expect(readTexts(['~640 M€', '~4 500 ETP', '~100', '5,5 M€'], { language: 'fr', country: 'FR' })).toEqual([
    'EUR 640000000',
    4500,
    100,
    'EUR 5500000',
  ])
  expect(readTexts(['£38,8 mln', '6,4 Md€'], { language: 'nl', country: 'NL' })).toEqual([
    'GBP 38800000',
    'EUR 6400000000',
  ])
})

test('English pages group with commas in every country', () => {
  expect(readTexts(['578,000', '83,698', '9'], { language: 'en', country: 'DE' })).toEqual([578000, 83698, 9])
})

test.each<Row>([
  [['12,34,567', '1,00,000'], { language: 'en', country: 'IN' }, [1234567, 100000]],
  [['2.17.373', '1.0.0'], { name: 'Version' }, ['identifier', 'identifier']],
  [['468.725'], { name: 'IPC', country: 'AR' }, ['ambiguous']],
])('only commas group by twos, an index may have three decimals: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('amounts of hundreds with three digits behind the mark are thousands, where no country says how it writes', () => {
  expect(readTexts(['22.500', '296.000', '56.025'], { name: 'Subvención', language: 'es' })).toEqual([
    22500, 296000, 56025,
  ])
  expect(readTexts(['1.459', '1.512', '1.387'], { name: 'Precio', language: 'es' })).toEqual(Array(3).fill('ambiguous'))
})

test('letters that number points, coins of catalogues and serials are no money', () => {
  expect(readTexts(['P1', 'P2', 'P7 (hilltop)'], { name: 'Test point', language: 'en' })).not.toContain('BWP 1')
  expect(readTexts(['KM# 775', 'KM# 786'], { name: 'KM', country: 'ES' })).toEqual(['text', 'text'])
  expect(readTexts(['1', '2', '3'], { name: 'S/N', country: 'NG' })).toEqual([1, 2, 3])
  expect(readTexts(['4.50', '5.20'], { name: 'S/kg', country: 'PE' })).toEqual(['PEN 4.5', 'PEN 5.2'])
})

test('pence are hundredths of a pound in a cell and plain numbers under their name', () => {
  expect(readTexts(['65 pence', '£1.20'], { country: 'GB' })).toEqual(['GBP 0.65', 'GBP 1.2'])
  expect(readTexts(['60.97', '51.38'], { name: 'Standing charge (pence per day)', country: 'GB' })).toEqual([
    60.97, 51.38,
  ])
})

test('what a plan has is no money beside what it costs', () => {
  const plan = ['3,95 €/mes', '10 GB SSD', '1', '5', 'Sí']
  expect(readTexts(plan, { name: 'Básico', country: 'ES' })).toEqual(['EUR 3.95', 'text', 1, 5, 'text'])
})

test('letters of a far currency on a plate are none among other plates', () => {
  expect(readTexts(['1234 BCD', '7789 KZT'], { name: 'Vehículo', country: 'ES' })).toEqual(['text', 'text'])
  expect(readTexts(['7789 KZT', '1200 KZT'], { name: 'Price' })).toEqual(['KZT 7789', 'KZT 1200'])
})

test.each<Row>([
  [['(2,35 €/kg)', '(0,89 €/l)'], { country: 'ES' }, ['EUR 2.35', 'EUR 0.89']],
  [['(12 €)', '(8 €)', '(9,50 €)'], { country: 'ES' }, ['EUR 12', 'EUR 8', 'EUR 9.5']],
  [['(1.200 €)', '350 €'], { country: 'ES' }, ['EUR -1200', 'EUR 350']],
])(
  'what a kilo costs stands in brackets and is no loss, nor are prices that all stand so: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['120', '$4,680', '$56,160'], { name: 'Año 1', country: 'MX' }, ['ambiguous', 'MXN 4680', 'MXN 56160']],
  [['$4,680', 'RD$ 56,160'], { name: 'Monto', country: 'DO' }, ['null 4680', 'DOP 56160']],
  [['300 lps', '100 lps'], { name: 'Tarifa', country: 'HN' }, ['HNL 300', 'HNL 100']],
])(
  'what was sold is no money beside what it brought in, and a dollar sign may be either where pesos have a sign of their own: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('a bill of the House is no rand', () => {
  expect(readTexts(['H.R. 1954', 'H.R. 4872'])).not.toContain('ZAR 1954')
  expect(readTexts(['R 1954', 'R 872'], { country: 'ZA' })).toEqual(['ZAR 1954', 'ZAR 872'])
})

test.each<Row>([
  [['0,0', 'US$ 23,61'], { country: 'BR' }, ['ambiguous', 'USD 23.61']],
  [['34,0', '+2,75%'], { country: 'BR' }, ['text', '2.75 %']],
  [['(5,420)', '12', 'Nuevo'], { country: 'MX' }, ['ambiguous', 12, 'text']],
])('a few bare figures beside a price or a share are neither: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('a second price in brackets makes two of one cell, taxes in brackets make no loss', () => {
  expect(readTexts(['£5.70', '£34.20 (Dales Railcard £22.55)'], { country: 'GB' })).toEqual(['GBP 5.7', 'text'])
  expect(readTexts(['7,41 €', '(6,12 € sin IVA)'], { country: 'ES' })).toEqual(['EUR 7.41', 'EUR 6.12'])
})

test('shares of one under a word for percent are no percentages', () => {
  expect(readTexts(['.857', '1.000', '.143'], { name: 'PCT', language: 'en' })).toEqual([0.857, 1, 0.143])
})
