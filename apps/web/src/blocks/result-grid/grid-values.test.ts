import { expect, test } from 'vitest'
import { formatNumber } from '../../browser/format-number.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { shownText, valueText } from './cell-text.ts'
import type { TypedTable } from './columns/column-readings.ts'
import { compareCells } from './columns/compare-cells.ts'
import { describeColumns } from './columns/describe-column.ts'
import { findLink, safeHref } from './find-link.ts'
import { plainText } from './plain-text.ts'
import { writeClipboardText } from './write-clipboard-text.ts'

const spanish = { language: 'es', formatsNumbers: true } as const

test('columns come from the first row only', () => {
  const columns = describeColumns([
    { a: 1, b: 2 },
    { a: 3, b: 4, c: 5 },
  ])
  expect(columns.map(column => column.name)).toEqual(['a', 'b'])
  expect(describeColumns([])).toEqual([])
})

const widthOf = (name: string, ...values: string[]) =>
  describeColumns(values.map(value => ({ [name]: value })))[0]?.widthPx ?? 0

test('an e-mail address has room to be read whole, beside the button for its origin; prose is cut sooner', () => {
  const email = 'ventas@maderas-del-yaque-del-norte.example'
  expect(widthOf('Correo', email)).toBeGreaterThan(widthOf('Nota', email.replaceAll(/[@.-]/g, ' ')))
  expect(widthOf('Nota', 'palabra '.repeat(40))).toBe(300)
})

test('a head has room for its name and the unit it stands in', () => {
  const row = { Presupuesto: 'RD$ 5' }
  const columns = [{ id: 'p', name: 'Presupuesto', kind: 'money' as const }]
  const value = { kind: 'money' as const, amount: 5, currency: 'DOP', sign: 'RD$' }
  const [typed] = describeColumns([row], { columns, rows: [[{ text: 'RD$ 5', value }]] })
  expect(typed?.widthPx).toBeGreaterThan(widthOf('Presupuesto', 'RD$ 5'))
})

test('a list of values is joined with a comma and a space', () => {
  expect(valueText(['a@b.example', 'c@d.example'], spanish)).toBe('a@b.example, c@d.example')
  expect(plainText([1, [2, 3], null])).toBe('1, 2, 3, ')
})

test('numbers are formatted only when they are numbers in the data', () => {
  expect(valueText(1234567.5, spanish)).toBe('1,234,567.5')
  expect(valueText(1234567.5, { language: 'en', formatsNumbers: true })).toBe('1,234,567.5')
  expect(valueText('1234567.5', spanish)).toBe('1234567.5')
  expect(valueText('00123', spanish)).toBe('00123')
  expect(formatNumber(0.1 + 0.2, 'en')).toBe('0.3')
})

test.each([
  ['Año', [2023, 2024]],
  ['year', [1899]],
  ['Código HS', [180631]],
  ['HS code', [1701]],
  ['ID', [1234567]],
  ['Teléfono', [51987654321]],
  ['Period', [2021, 2022, 2023]],
])('the numbers of %s are years or codes and stay as they are', (name, numbers) => {
  const [column] = describeColumns(numbers.map(number => ({ [name]: number })))
  expect(column).toMatchObject({ isNumeric: true, formatsNumbers: false })
  expect(valueText(numbers[0], { language: 'en', formatsNumbers: column?.formatsNumbers ?? true })).toBe(
    String(numbers[0]),
  )
})

test.each([
  ['Valor', [2023, 180000]],
  ['Value (USD)', [1701, 2500]],
  ['Paid', [1234567]],
  ['Anotaciones', [120000]],
])('the numbers of %s are amounts', (name, numbers) => {
  expect(describeColumns(numbers.map(number => ({ [name]: number })))[0]?.formatsNumbers).toBe(true)
})

test('one text among the numbers of a column takes its alignment away', () => {
  expect(describeColumns([{ a: 1 }, { a: 'n/a' }])[0]?.isNumeric).toBe(false)
  expect(describeColumns([{ a: 1 }, { a: null }, { a: '' }])[0]?.isNumeric).toBe(true)
  expect(describeColumns([{ a: null }])[0]?.isNumeric).toBe(false)
})

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['www.example.com', 'https://www.example.com/'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['+51 987 654 321', 'tel:+51987654321'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
])('%s is clickable', (text, href) => {
  expect(findLink(text)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'see https://example.com',
  'example',
  '2024-01-01',
  '',
])('%s is not clickable', text => {
  expect(findLink(text)).toBeUndefined()
})

test('only four kinds of address are safe', () => {
  expect(safeHref('java\tscript:alert(1)')).toBeUndefined()
  expect(safeHref('blob:https://example.com/1')).toBeUndefined()
  expect(safeHref('//example.com')).toBeUndefined()
  expect(safeHref('tel:+123')).toBe('tel:+123')
})

test('numbers sort by value, texts as their language does, accents aside', () => {
  const sort = (values: unknown[]) => values.toSorted((a, b) => compareCells({ a, b, language: 'es' }))
  expect(sort([10, 9, 100])).toEqual([9, 10, 100])
  expect(sort(['Ñandú', 'nube', 'Óscar', 'oca'])).toEqual(['nube', 'Ñandú', 'oca', 'Óscar'])
  expect(sort(['LP-10', 'LP-9'])).toEqual(['LP-9', 'LP-10'])
  expect(sort(['a', 5])).toEqual([5, 'a'])
})

test('copied rows are lines with tabs, and no cell of a foreign page runs as a formula', () => {
  const rows = [
    { a: '=HYPERLINK("x")', b: -5, c: '+51 987' },
    { a: 'x\ty\nz', b: 1200.5, c: '-1+cmd|x' },
  ]
  expect(copied(rows)).toBe(`a\tb\tc\n'=HYPERLINK("x")\t-5\t+51 987\nx y z\t1200.5\t'-1+cmd|x`)
})

const copied = (rows: readonly ResultRow[], typed?: TypedTable) =>
  writeClipboardText({
    columns: describeColumns(rows, typed),
    rows: rows.map((original, index) => ({ index, original })),
    language: 'es',
  })

test('copied amounts, shares and days are such to a spreadsheet, and the head has their unit; other texts stay', () => {
  const rows = [
    { Código: '007', Monto: 'RD$ 41,300,000.00', Avance: '12,5 %', Cierre: '14/11/2026', Nota: 'desde 120' },
    { Código: '008', Monto: 'Reservado', Avance: '', Cierre: 'noviembre de 2026', Nota: '' },
  ]
  const kinds = ['identifier', 'money', 'percentage', 'date', 'text'] as const
  const columns = Object.keys(rows[0] ?? {}).map((name, at) => ({ id: name, name, kind: kinds[at] ?? 'text' }))
  const money = { kind: 'money', amount: 41_300_000, currency: 'DOP', sign: 'RD$' } as const
  const cells: TypedTable['rows'] = [
    [
      '007',
      { text: 'RD$ 41,300,000.00', value: money },
      { text: '12,5 %', value: { kind: 'percentage', percent: 12.5 } },
      { text: '14/11/2026', value: { kind: 'date', date: '2026-11-14', time: '17:25' } },
      'desde 120',
    ],
    ['008', 'Reservado', '', { text: 'noviembre de 2026', value: { kind: 'date', date: '2026-11' } }, ''],
  ]
  expect(copied(rows, { columns, rows: cells }).split('\n')).toEqual([
    'Código\tMonto (RD$)\tAvance\tCierre\tNota',
    '007\t41300000\t12.5%\t2026-11-14 17:25\tdesde 120',
    '008\tReservado\t\tnoviembre de 2026\t',
  ])
})

test('a plain number is written with the decimals it has, because more would claim more than was measured', () => {
  const rows = [{ Toneladas: 12_500 }, { Toneladas: 800.5 }]
  const [column] = describeColumns(rows)
  const texts = rows.map(({ Toneladas }, rowIndex) =>
    column ? shownText({ value: Toneladas, column, rowIndex, language: 'en' }) : '',
  )
  expect(texts).toEqual(['12,500', '800.5'])
})

test('a time beside a day is written as everywhere else, and never broken in two', () => {
  const [column] = describeColumns([{ Cierre: '2026-11-19T17:25' }])
  const readings = [{ kind: 'date', date: '2026-11-19', time: '17:25' }] as const
  const shown = column && shownText({ value: '', column: { ...column, readings }, rowIndex: 0, language: 'en' })
  expect(shown).toMatch(/^19 Nov 2026, |^Nov 19, 2026, /)
  expect(shown).toMatch(/, 5:25[\u00a0\u202f]pm$/i)
})
