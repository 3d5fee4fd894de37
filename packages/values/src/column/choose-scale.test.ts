import { expect, test } from 'vitest'
import { readTexts } from '../../test/read-texts.ts'

test('an amount with its sign under a header of millions counts them as its neighbours do', () => {
  const name = 'Ingresos op. ($ mill.)'
  expect(readTexts(['12.450', '$ 9.870', '118.734'], { name, country: 'CO' })).toEqual([
    12450,
    'COP 9870000000',
    118734,
  ])
  expect(readTexts(['$12.5', '$1,250', '$980M'], { name: 'Revenue ($M)', country: 'US', language: 'en' })).toEqual([
    'USD 12500000',
    'USD 1250000000',
    'USD 980000000',
  ])
})

test('an amount that is written out is what it says, whatever the header counts in', () => {
  const context = { language: 'es', country: 'MX' }
  expect(readTexts(['3.45', '2.80', '$4,250,000'], { name: 'Precio lista (mdp)', ...context })[2]).toBe('MXN 4250000')
  expect(readTexts(['$4,250,000', '$3,100,000'], { name: 'Precio ($ mill.)', ...context })[0]).toBe('MXN 4250000')
})

test('a price per thousand is no price in thousands', () => {
  expect(readTexts(['US$ 45', 'US$ 52'], { name: 'CPM (US$ por mil)' })).toEqual(['USD 45', 'USD 52'])
  expect(readTexts(['$2.45', '$3.10'], { name: '$ per 100 miles', country: 'US' })).toEqual(['USD 2.45', 'USD 3.1'])
})

test('millimetres, square metres and kilometres of a header scale nothing', () => {
  for (const name of ['Precio € (tubo 20 mm)', 'Precio venta € m²', 'Revisión 10 000 km (€)', 'Precio € m']) {
    expect([name, ...readTexts(['12,50 €', '18 €'], { name, country: 'ES' })]).toEqual([name, 'EUR 12.5', 'EUR 18'])
  }
})

test('a cover of a million is no scale of what it costs', () => {
  expect(readTexts(['$27.69', '$22.36'], { name: '$1 million', country: 'US' })).toEqual(['USD 27.69', 'USD 22.36'])
})
