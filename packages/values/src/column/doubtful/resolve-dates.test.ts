import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../../test/read-texts.ts'
import { readColumn } from '../../read-column.ts'

test.each<Row>([
  [
    ['Del 14 al 17 de abril', '28 abr - 1 may', '19 de noviembre', '12 de mayo, 10:00 hrs', 'Octubre'],
    { name: 'Fechas 2026 (sin montaje)', language: 'es' },
    ['2026-04-14/2026-04-17', '2026-04-28/2026-05-01', '2026-11-19', '2026-05-12 10:00', 'text'],
  ],
  [['March 12-15', 'Apr 3'], { name: '2026 dates', language: 'en' }, ['2026-03-12/2026-03-15', '2026-04-03']],
  [['12/03', '25/12'], { name: 'Fecha (2026)', language: 'es' }, ['2026-03-12', '2026-12-25']],
])('the year of a header completes days and ranges: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('without a year anywhere a day stays text', () => {
  expect(readTexts(['19 de noviembre', '12/03'], { name: 'Fecha', language: 'es' })).toEqual(['text', 'text'])
})

test.each<Row>([
  [['05/2026', '03/27'], { name: 'ITV en vigor hasta' }, ['2026-05', '2027-03']],
  [['03/27', '11/26'], { name: 'Vence (mm/aa)' }, ['2027-03', '2026-11']],
  [['03/27', '11/26'], { name: 'Medida' }, ['text', 'text']],
])(
  'a month and two digits are a month of a year beside such months or where the header says so: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('dates parted by a slash are a range', () => {
  expect(readTexts(['10-03-2026 / 10-04-2026'], { language: 'es' })).toEqual(['2026-03-10/2026-04-10'])
})

test('a header that shows how dates are written decides their order', () => {
  const read = (name: string): unknown[] => readTexts(['03/04/2026', '05/06/2026'], { name, language: 'en' })
  expect(read('Date (dd/mm/yyyy)')).toEqual(['2026-04-03', '2026-06-05'])
  expect(read('Date (mm/dd/yyyy)')).toEqual(['2026-03-04', '2026-05-06'])
  expect(read('Closing (D/M/Y)')).toEqual(['2026-04-03', '2026-06-05'])
  expect(read('Date')).toEqual(['ambiguous', 'ambiguous'])
})

test('years beside those nobody knows exactly are years under a header that asks for them', () => {
  const written = ['1656', 'c. 1810', '1937', 's. XVII', '1897-1898', 'hacia 1605', 'sin fechar']
  expect(readTexts(written, { name: 'Datac. obra' })).toEqual([
    '1656',
    'text',
    '1937',
    'text',
    '1897/1898',
    'text',
    'text',
  ])
})

test('two dates that touch the dash between them are a range', () => {
  const context = { name: 'Plazo', language: 'es', country: 'PE' }
  expect(readColumn(['04/05/2026-08/05/2026'], context).values).toEqual([
    { kind: 'date-range', from: '2026-05-04', to: '2026-05-08' },
  ])
})

test('short years stand first where the long ones do', () => {
  expect(readTexts(['2025-09-16', '25-09-17'], { name: 'fecha', country: 'DO' })).toEqual(['2025-09-16', '2025-09-17'])
})

test('typesetters have hyphens of their own', () => {
  expect(readTexts(['13\u2010Sep\u201011', '2\u2011Nov\u201111'], { name: 'Date signed' })).toEqual([
    '2011-09-13',
    '2011-11-02',
  ])
})

test('the word for the hour may stand between day and time', () => {
  expect(readTexts(['14 de septiembre de 2026 - Hora: 10:00'])).toEqual(['2026-09-14 10:00'])
})

test.each<Row>([
  [['2018-06', '2017-08', '2018-12'], { name: 'date' }, ['2018-06', '2017-08', '2018-12']],
  [['2018-06', '2017-08', '2018-12'], {}, ['2018-06', '2017-08', '2018-12']],
  [['2009-10', '2010-11', '2011-12'], { name: 'Season' }, ['text', 'text', 'text']],
  [['2018-06', '2017-08'], { name: 'Expediente' }, ['identifier', 'identifier']],
])('months after their year are dates, seasons are none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('short years that may be past or future stay open unless the header tells', () => {
  const read = (name: string): unknown[] => readTexts(['2/23/37', '9/24/06'], { name, language: 'en', country: 'US' })
  expect(read('date')).toEqual(['ambiguous', '2006-09-24'])
  expect(read('Date of birth')).toEqual(['1937-02-23', '2006-09-24'])
  expect(read('Expiry date')).toEqual(['2037-02-23', '2006-09-24'])
})

test.each<Row>([
  [
    ['20200101', '20200215', '20191231', '20200630'],
    { name: 'corte' },
    ['2020-01-01', '2020-02-15', '2019-12-31', '2020-06-30'],
  ],
  [['20200101', '20200215', '20191231', '20200630'], { name: 'Expediente' }, Array(4).fill('identifier')],
  [['201912', '202001', '202002'], { name: 'aniomes' }, ['2019-12', '2020-01', '2020-02']],
  [['200001', '200002', '200003', '200004'], { name: 'artikel' }, Array(4).fill('identifier')],
])('days and months in one piece are dates where all of them are: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('parts of a year are no codes', () => {
  expect(readTexts(['2023Q1', '2023Q2', '2023Q3'])).toEqual(['text', 'text', 'text'])
})

test.each<Row>([
  [['15.03.24', '08.03.24'], { name: 'Buchungstag' }, ['2024-03-15', '2024-03-08']],
  [['15.03.24', '08.03.24', '29.02.24', '01.03.24'], {}, ['2024-03-15', '2024-03-08', '2024-02-29', '2024-03-01']],
  [['01.03.24', '01.03.25', '01.04.26', '02.01.01'], {}, Array(4).fill('text')],
])(
  'days with short years are dates under a German word for days, or where they can be nothing else: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('the month may stand first with its name', () => {
  expect(readTexts(['Mar-15-24', 'Dec-24-23'], { name: 'Sale Date' })).toEqual(['2024-03-15', '2023-12-24'])
})

test('the year may stand before the name of its month', () => {
  expect(readTexts(['2023 JAN', '2023 SEP'], { name: 'Period', language: 'en' })).toEqual(['2023-01', '2023-09'])
})

test('days in one piece may begin with the day under a word for dates', () => {
  expect(readTexts(['15032023', '02032023'], { name: 'FEC_MATRICULA' })).toEqual(['2023-03-15', '2023-03-02'])
  expect(readTexts(['2023/09', '2024/01 p/'], { name: 'Periodo' })).toEqual(['2023-09', '2024-01'])
})

test('from one hour to another of a day is no range of days', () => {
  expect(readTexts(['15.01.2024 12:00 - 15.01.2024 13:00'])).toEqual(['text'])
  expect(readTexts(['15.01.2024 12:00 - 17.01.2024 13:00'])).toEqual(['2024-01-15/2024-01-17'])
})

test('days without their year are no counts', () => {
  expect(readTexts(['8 Mar', '15 Mar', '3 May'], { name: 'Date' })).toEqual(['text', 'text', 'text'])
  expect(readTexts(['1 set', '2 sets'])).toEqual([1, 2])
})

test.each<Row>([
  [['2026', '2025'], { name: 'Vigencia' }, ['2026', '2025']],
  [['12.03.26'], { name: 'F. máx. de postulación' }, ['2026-03-12']],
  [['20120601', '19870710'], { name: 'STARTMARKETINGDATE' }, ['2012-06-01', '1987-07-10']],
])('years under a word for dates are dates: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('a hyphen without spaces parts two days that are written out', () => {
  expect(readTexts(['30 de enero-25 de febrero de 2023'])).toEqual(['2023-01-30/2023-02-25'])
})

test('a number behind a month and a slash is a year where months change and years do not', () => {
  expect(readTexts(['Oct/25', 'Sep/25', 'Aug/25', 'Dec/24'], { name: 'Reference' })).toEqual([
    '2025-10',
    '2025-09',
    '2025-08',
    '2024-12',
  ])
  expect(readTexts(['Mar/12', 'Mar/11', 'Mar/07'], { name: 'Date' })).toEqual(Array(3).fill('text'))
})

test('what a fertiliser is made of and what has a parcel of four digits is no date', () => {
  expect(readTexts(['15-15-15', '10-30-10', '18-46-0'], { name: 'Abono', country: 'CO' })).toEqual(
    Array(3).fill('text'),
  )
  expect(readTexts(['3/1204', '12/345'], { name: 'Pol./Parc.', country: 'ES' })).toEqual(['text', 'text'])
})

test('months in Roman numerals are months', () => {
  expect(readTexts(['15.XII.1941', '3.V.1912', 'XI.1936'], { name: 'Botadura' })).toEqual([
    '1941-12-15',
    '1912-05-03',
    '1936-11',
  ])
  expect(readTexts(['4/IX/2023', '17/xi/1964'], { name: 'Leg.' })).toEqual(['2023-09-04', '1964-11-17'])
})

test('seconds since 1970 are moments under a word for dates', () => {
  expect(readTexts(['1704934861', '1709296496'], { name: 'created_utc' })).toEqual([
    '2024-01-11 01:01',
    '2024-03-01 12:34',
  ])
})

test.each<Row>([
  [
    ['DUE 19-11-07', 'DUE 19-11-06', 'DUE 19-11-23'],
    { name: 'Status', language: 'fr' },
    ['ambiguous', 'ambiguous', 'ambiguous'],
  ],
  [['19-11-07'], { language: 'fr' }, ['ambiguous']],
  [['15-03-24', '08-04-24', '21-05-24'], { language: 'fr' }, ['2024-03-15', '2024-04-08', '2024-05-21']],
  [['15-03-24'], { language: 'es' }, ['2024-03-15']],
])('short dates with hyphens may begin with their year: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})
