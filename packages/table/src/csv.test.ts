import { makeHardRows } from '@sondeo/test-kit/make-hard-rows'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

/** Another program's strict reader: every quote must close, every line have as many cells as the first. */
const readCsv = (text: string): string[][] => parse(text, { relax_quotes: false })

const roundTrip = (cells: string[]): string[] => {
  const text = writeCsv({ headers: ['valor'], rows: cells.map(cell => [cell]) })
  return readCsv(text.slice(1))
    .slice(1)
    .map(row => row[0] ?? '')
}

test('the file begins with the mark that makes Excel show accents', () => {
  expect(writeCsv({ headers: ['Año'], rows: [] })).toBe('\uFEFF"Año"\r\n')
})

test('cells come back as they were', () => {
  const cells = [
    'di "hola"',
    'a,b',
    'uno\r\ndos',
    '🚢',
    '+51 1 612 3456',
    '+51-1-612-3456',
    '-5',
    '-1.234,56',
    '-$ 5.00',
    '-S/ 20',
    '-3.5 °C',
    '-12 km/h',
    '-',
    '--',
    '+1 (555) 010-9999 ext. 12',
    '+51 987 654 321 / +51 1 612 3456',
    '007',
    '12345678901234567890',
    '',
  ]
  expect(roundTrip(cells)).toEqual(cells)
})

test('a cell that a spreadsheet would run gets an apostrophe and nothing else', () => {
  const cells = [
    '=1+1',
    '+1+1',
    '-2+3',
    '-5-3',
    '@SUM(A1)',
    '\t=1',
    '-cmd|x',
    '+A1',
    '=HYPERLINK("x")',
    '-5/a',
    '＝1+1',
    ' =1+1',
    '\u00a0\u200b@SUM(A1)',
    '   -2+3',
  ]
  expect(roundTrip(cells)).toEqual(cells.map(cell => `'${cell}`))
})

test('blanks before a number or a phone make no formula of it', () => {
  const cells = ['  -5,50', ' +34 600 123 456', ' - ', '  texto = 5']
  expect(roundTrip(cells)).toEqual(cells)
})

test('numbers, lists and nothing are written plainly', () => {
  const text = writeCsv({ headers: ['a', 'b', 'c'], rows: [[-5.5, ['x', 'y'], null]] })
  expect(readCsv(text.slice(1))[1]).toEqual(['-5.5', 'x, y', ''])
})

test('the market analysis is a block of its own after the rows', () => {
  const text = writeCsv({ headers: ['a'], rows: [['1']], analysis: { title: 'Análisis', text: 'Sube "mucho"' } })
  expect(text).toBe('\uFEFF"a"\r\n"1"\r\n\r\n"Análisis"\r\n"Sube ""mucho"""\r\n')
})

test('ten thousand rows of hard cells lose nothing but what would run', () => {
  const rows = makeHardRows({ count: 10_000 })
  const headers = rows[0]?.map((_, column) => `columna ${column}`) ?? []
  const [first, ...read] = readCsv(writeCsv({ headers, rows }).slice(1))
  expect(first).toEqual(headers)
  const expected = rows.map(row => row.map(cell => (/^[=@]/.test(cell) ? `'${cell}` : cell)))
  expect(JSON.stringify(read)).toBe(JSON.stringify(expected))
})
