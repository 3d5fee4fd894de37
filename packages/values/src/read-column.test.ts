import { expect, test } from 'vitest'
import type { ColumnContext } from './column/column-context.ts'
import { readColumn } from './read-column.ts'

const numbers = (texts: string[], context: ColumnContext = {}) =>
  readColumn(texts, context).values.map(value => (value.kind === 'number' ? value.number : value.kind))
const money = (texts: string[], context: ColumnContext = {}) =>
  readColumn(texts, context).values.map(value =>
    value.kind === 'money' ? `${value.currency} ${value.amount}` : value.kind,
  )
const dates = (texts: string[], context: ColumnContext = {}) =>
  readColumn(texts, context).values.map(value => {
    if (value.kind === 'date') return [value.date, value.time, value.zone].filter(Boolean).join(' ')
    return value.kind === 'date-range' ? `${value.from}/${value.to}` : value.kind
  })
const kinds = (texts: string[], context: ColumnContext = {}) =>
  readColumn(texts, context).values.map(value => value.kind)

test('one number with both separators decides the whole column', () => {
  expect(numbers(['1.234,56', '1.234', '12'])).toEqual([1234.56, 1234, 12])
  expect(numbers(['1,234.56', '1,234', '12'])).toEqual([1234.56, 1234, 12])
})

test('spaces and apostrophes group digits', () => {
  expect(numbers(['1 234,56', '12 500'])).toEqual([1234.56, 12500])
  expect(numbers(["1'234.56", '1’000'])).toEqual([1234.56, 1000])
  expect(numbers(['12,34,567', '5,67,890.5'])).toEqual([1234567, 567890.5])
})

test('thousands or fraction stays open when neither column nor page decides', () => {
  expect(numbers(['1.234', '5.678'], { language: 'es' })).toEqual(['ambiguous', 'ambiguous'])
  expect(numbers(['1.234', '5.678'], { language: 'es', country: 'ES' })).toEqual([1234, 5678])
  expect(numbers(['1,234', '5,678'], { language: 'en' })).toEqual([1234, 5678])
  expect(numbers(['1.234'], { language: 'es', decimalSeparator: ',' })).toEqual([1234])
})

test('a column that contradicts itself leaves its twofold numbers open', () => {
  expect(numbers(['1.234,5', '1,234.5', '1.234'])).toEqual([1234.5, 1234.5, 'ambiguous'])
})

test('an ambiguous number names both readings', () => {
  const [value] = readColumn(['45.678']).values
  expect(value).toEqual({
    kind: 'ambiguous',
    between: [
      { kind: 'number', number: 45.678 },
      { kind: 'number', number: 45678 },
    ],
  })
})

test('money keeps its currency and reads shared signs by the country of the page', () => {
  expect(money(['S/ 15.000,00', 'S/ 1.500'])).toEqual(['PEN 15000', 'PEN 1500'])
  expect(money(['$ 1,500.00', '$ 2,000'], { country: 'MX' })).toEqual(['MXN 1500', 'MXN 2000'])
  expect(money(['$ 1.500', '$ 2.000'], { language: 'es', country: 'CL' })).toEqual(['CLP 1500', 'CLP 2000'])
  expect(money(['$ 99'], { country: 'PE' })).toEqual(['USD 99'])
  expect(money(['$ 99'])).toEqual(['null 99'])
  expect(money(['Q 1,250.00', 'Q 80.50'])).toEqual(['GTQ 1250', 'GTQ 80.5'])
  expect(money(['(US$ 1,200.00)', '-€5'])).toEqual(['USD -1200', 'EUR -5'])
})

test('bare numbers take the currency of their header or of their neighbours', () => {
  expect(readColumn(['1200', '1500'], { name: 'Precio (S/)' }).kind).toBe('money')
  expect(money(['1200', '1500'], { name: 'Precio (S/)' })).toEqual(['PEN 1200', 'PEN 1500'])
  expect(money(['S/ 10.50', 'S/ 9.90', '12.00'])).toEqual(['PEN 10.5', 'PEN 9.9', 'PEN 12'])
})

test('words that prices carry do not hide the price, other words do', () => {
  expect(money(['Desde S/ 99.90', '$15.95/mo', '39,95 € IVA incluido'])).toEqual([
    'PEN 99.9',
    'null 15.95',
    'EUR 39.95',
  ])
  expect(kinds(['Ahorre S/ 20 comprando dos cajas', 'S/ 10 - S/ 20'])).toEqual(['text', 'text'])
})

test('millions written with letters are millions', () => {
  expect(money(['US$ 2.3 MM', 'S/ 1,5 millones'])).toEqual(['USD 2300000', 'PEN 1500000'])
})

test('three decimals of a price stay open where the column writes decimals with that sign', () => {
  expect(money(['12,50 €', '1,459 €'])).toEqual(['EUR 12.5', 'ambiguous'])
})

test('one date beyond the twelfth decides day and month for the column', () => {
  expect(dates(['03/04/2026', '13/04/2026'])).toEqual(['2026-04-03', '2026-04-13'])
  expect(dates(['03/04/2026', '04/13/2026'])).toEqual(['2026-03-04', '2026-04-13'])
})

test('without such a date the page decides, or nobody', () => {
  expect(dates(['03/04/2026'], { language: 'es' })).toEqual(['2026-04-03'])
  expect(dates(['03/04/2026'], { language: 'en', country: 'US' })).toEqual(['2026-03-04'])
  expect(dates(['03/04/2026'], { language: 'en' })).toEqual(['ambiguous'])
  expect(dates(['04/04/2026'], { language: 'en' })).toEqual(['2026-04-04'])
})

test('dates in words are read in Spanish and English', () => {
  expect(
    dates([
      '15 de marzo de 2026',
      'lunes, 15 de marzo del 2026',
      'Mar 5, 2024',
      'March 5th, 2024',
      '5 March 2024',
      '15-mar-26',
      '15 set. 2026',
      'marzo de 2026',
    ]),
  ).toEqual([
    '2026-03-15',
    '2026-03-15',
    '2024-03-05',
    '2024-03-05',
    '2024-03-05',
    '2026-03-15',
    '2026-09-15',
    '2026-03',
  ])
})

test('times and zones stay with their date', () => {
  expect(dates(['15/03/2026 10:30 p. m.', '2026-03-15T10:00:00Z', '15 de marzo de 2026, a las 9:05 horas'])).toEqual([
    '2026-03-15 22:30',
    '2026-03-15 10:00 Z',
    '2026-03-15 09:05',
  ])
})

test('date ranges give their two ends', () => {
  expect(
    dates([
      'del 15 al 20 de marzo de 2026',
      '15 de marzo al 20 de abril de 2026',
      'March 5–8, 2024',
      '15/03/2026 - 20/03/2026',
    ]),
  ).toEqual(['2026-03-15/2026-03-20', '2026-03-15/2026-04-20', '2024-03-05/2024-03-08', '2026-03-15/2026-03-20'])
})

test('a day that does not exist is no date', () => {
  expect(kinds(['31/02/2026', '30 de febrero de 2026'])).toEqual(['text', 'text'])
})

test('tax ids, case numbers and codes are identifiers', () => {
  expect(kinds(['20100070970', '20131312955'])).toEqual(['identifier', 'identifier'])
  expect(kinds(['LP-001-2026', 'CP-2-2026'])).toEqual(['identifier', 'identifier'])
  expect(kinds(['00123', '00456'])).toEqual(['identifier', 'identifier'])
  expect(kinds(['0901.11', '0902.10'], { name: 'Partida arancelaria' })).toEqual(['identifier', 'identifier'])
  expect(kinds(['1200', '1300'], { name: 'Código' })).toEqual(['identifier', 'identifier'])
  expect(kinds(['12345678901234567890'])).toEqual(['identifier'])
  expect(kinds(['192.168.1.1'])).toEqual(['identifier'])
})

test('a count named "número de" stays a number', () => {
  expect(numbers(['1200', '1300'], { name: 'Número de unidades' })).toEqual([1200, 1300])
})

test('years are dates, not quantities', () => {
  expect(dates(['2024', '2025', '-'])).toEqual(['2024', '2025', 'empty'])
  expect(numbers(['2024', '15'])).toEqual([2024, 15])
})

test('digits grouped like phone numbers stay open', () => {
  expect(kinds(['987 654 321', '912 345 678'])).toEqual(['ambiguous', 'ambiguous'])
  expect(kinds(['6123456', '4567890'], { name: 'Teléfono' })).toEqual(['text', 'text'])
})

test('units, percentages and durations are read with their number', () => {
  expect(readColumn(['120 m²', '85 m²']).values[0]).toEqual({ kind: 'number', number: 120, unit: 'm²' })
  expect(readColumn(['3 dormitorios', '2 dormitorios']).values[1]).toEqual({
    kind: 'number',
    number: 2,
    unit: 'dormitorios',
  })
  expect(readColumn(['12 %', '3,5%']).values[1]).toEqual({ kind: 'percentage', percent: 3.5 })
  expect(readColumn(['1 año y 6 meses', '90 días']).values[1]).toEqual({
    kind: 'duration',
    iso: 'P90D',
    seconds: 7_776_000,
  })
})

test('mail addresses, links and images are recognised', () => {
  expect(kinds(['ventas@example.pe', 'www.example.com', 'https://example.com/a.png?x=1'])).toEqual([
    'email',
    'url',
    'image',
  ])
})

test('an empty column is text and its cells are empty', () => {
  expect(readColumn(['', '—', 'N/A'])).toEqual({
    kind: 'text',
    values: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'empty' }],
  })
  expect(readColumn([])).toEqual({ kind: 'text', values: [] })
})

test('a header that counts in thousands makes no amounts of its numbers', () => {
  expect(readColumn(['74.894,80', '13.441,56'], { name: 'Efectivo (miles €)' }).values[0]).toEqual({
    kind: 'number',
    number: 74_894.8,
  })
})

test('brackets are a minus among other numbers and mere dress when every number wears them', () => {
  expect(numbers(['(11)', '(8)'])).toEqual([11, 8])
  expect(numbers(['(1.75)', '3.25'])).toEqual([-1.75, 3.25])
})

test('English pages resolve fractions of three digits, others do not', () => {
  expect(numbers(['9.262', '9.235'], { language: 'en' })).toEqual([9.262, 9.235])
  expect(numbers(['9.262', '9.235'], { language: 'es', country: 'MX' })).toEqual(['ambiguous', 'ambiguous'])
})

test('one letter behind a number is no time', () => {
  expect(kinds(['1s', '2', '3'])[0]).not.toBe('duration')
})

test('a column of works numbers holds identifiers', () => {
  expect(kinds(['2075', '312'], { name: 'Works Number' })).toEqual(['identifier', 'identifier'])
})

test('forms of the region are read: apostrophes for millions, dollars of Bolivia, thousands in one letter', () => {
  expect(money(["S/ 1'250,000.00", 'S/ 980,000.00'])).toEqual(['PEN 1250000', 'PEN 980000'])
  expect(money(['$us 120', '$us. 35.000'], { country: 'BO', language: 'es' })).toEqual(['USD 120', 'USD 35000'])
  expect(money(['$450K', '$2.5M'], { country: 'US', language: 'en' })).toEqual(['USD 450000', 'USD 2500000'])
  expect(money(['R$ 1,5 milhão', 'R$ 2 bilhões'])).toEqual(['BRL 1500000', 'BRL 2000000000'])
  expect(money(['C$ 1,500'], { country: 'US' })).toEqual(['CAD 1500'])
  expect(money(['C$ 1,500'], { country: 'NI' })).toEqual(['NIO 1500'])
})

test('bounds are no prices and scores are no codes', () => {
  expect(kinds(['Más de $50,000', 'more than $20'])).toEqual(['text', 'text'])
  expect(kinds(['3-1', '2-2', '0-4'])).toEqual(['text', 'text', 'text'])
})

test('working days last longer than days of the calendar', () => {
  expect(readColumn(['10 días hábiles', '10 días calendario']).values).toEqual([
    { kind: 'duration', iso: 'P10D', seconds: 1_209_600 },
    { kind: 'duration', iso: 'P10D', seconds: 864_000 },
  ])
})

test('the first of a month and noon are read as they are written in Spanish', () => {
  expect(dates(['1.º de julio de 2026', '20/03/2026 12:00 m.'])).toEqual(['2026-07-01', '2026-03-20 12:00'])
})
