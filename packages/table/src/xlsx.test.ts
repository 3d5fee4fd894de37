import { read, type WorkBook } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { makeSheetCell } from './sheet-cell.ts'
import type { Value } from './value.ts'
import { type Sheet, writeXlsx } from './xlsx.ts'

/** Opens the file with a library that did not write it. */
async function reopen(...sheets: Sheet[]): Promise<WorkBook> {
  return read(await writeXlsx(sheets), { cellDates: true, UTC: true, cellNF: true, bookFiles: true, cellStyles: true })
}
const xmlOf = (book: WorkBook, path: string): string => {
  const { files } = book as WorkBook & { files: Record<string, { content: Uint8Array }> }
  return new TextDecoder().decode(files[path]?.content)
}

const typed = async (value: Value, text: string) => {
  const book = await reopen({ name: 'Datos', headers: ['x'], rows: [[makeSheetCell({ text, value })]] })
  const cell = book.Sheets.Datos?.A2
  return [cell?.t, cell?.v, cell?.w]
}

test.each<[Value, string, unknown[]]>([
  [{ kind: 'number', number: 1234.5 }, '1.234,5', ['n', 1234.5, '1234.5']],
  [{ kind: 'number', number: 12, unit: 'kg' }, '12 kg', ['n', 12, '12 kg']],
  [{ kind: 'money', amount: -1500.5, currency: 'PEN', sign: 'S/' }, '-S/ 1,500.50', ['n', -1500.5, '-S/ 1,500.50']],
  [{ kind: 'money', amount: 20, currency: 'EUR', sign: null }, '20', ['n', 20, 'EUR 20']],
  [{ kind: 'percentage', percent: 34.2 }, '34,2 %', ['n', 0.342, '34.2%']],
  [{ kind: 'date', date: '2026-03-15' }, '15 de marzo', ['d', new Date('2026-03-15T00:00:00Z'), '2026-03-15']],
  [
    { kind: 'date', date: '2026-03-15', time: '18:00' },
    'x',
    ['d', new Date('2026-03-15T18:00:00Z'), '2026-03-15 18:00'],
  ],
  [{ kind: 'date', date: '2026' }, '2026', ['n', 2026, '2026']],
  [{ kind: 'date', date: '2026-03' }, 'marzo de 2026', ['s', 'marzo de 2026', 'marzo de 2026']],
  [{ kind: 'date', date: '1889-05-06' }, '6/5/1889', ['s', '6/5/1889', '6/5/1889']],
  [{ kind: 'identifier', id: '0012' }, '0012', ['s', '0012', '0012']],
  [
    { kind: 'number', number: 12345678901234567000 },
    '12345678901234567890',
    ['s', '12345678901234567890', '12345678901234567890'],
  ],
  [{ kind: 'number', number: 7 }, '007', ['s', '007', '007']],
  [{ kind: 'phone', phone: '+5116123456' }, '+51 1 612 3456', ['s', '+51 1 612 3456', '+51 1 612 3456']],
  [{ kind: 'text', text: '=1+1' }, '=1+1', ['s', '=1+1', '=1+1']],
])('%j keeps its type', async (value, text, expected) => {
  expect(await typed(value, text)).toEqual(expected)
})

test('in one column each cell has its own format, and numbers without one have none', async () => {
  const money = (amount: number, sign: string) =>
    makeSheetCell({ text: '', value: { kind: 'money', amount, currency: null, sign } })
  const rows = [[money(1500, 'S/')], [money(20.5, 'US$')], [7], ['por definir'], [money(30, 'S/')]]
  const { Sheets } = await reopen({ name: 'Datos', headers: ['Monto'], rows })
  const shown = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map(cell => [Sheets.Datos?.[cell].t, Sheets.Datos?.[cell].w])
  expect(shown).toEqual([
    ['s', 'Monto'],
    ['n', 'S/ 1,500'],
    ['n', 'US$ 20.50'],
    ['n', '7'],
    ['s', 'por definir'],
    ['n', 'S/ 30'],
  ])
})

test('what is unknown or empty is an empty cell or the text as it stood', async () => {
  expect(await typed({ kind: 'empty' }, '')).toEqual([undefined, undefined, undefined])
  const between: Value = { kind: 'ambiguous', between: [] }
  expect(await typed(between, '03/04/2026')).toEqual(['s', '03/04/2026', '03/04/2026'])
})

test('the header is frozen and set apart, columns are as wide as what they hold', async () => {
  const rows = [['Proveedora Andina de Alimentos S.A.C.', 5]]
  const book = await reopen({ name: 'Datos', headers: ['Empresa', 'Nº'], rows })
  expect(xmlOf(book, 'xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"')
  const widths = book.Sheets.Datos?.['!cols']?.map(column => column.wch ?? 0) ?? []
  expect(widths[0]).toBeGreaterThan(35)
  expect(widths[1]).toBeLessThan(12)
  expect(xmlOf(book, 'xl/styles.xml')).toContain('<b/>')
})

test('an address can be followed; what is no web address is only text', async () => {
  const web = makeSheetCell({ text: 'Ver', value: { kind: 'url', url: 'https://example.pe/ñ?a=1&b="2"' } })
  const script = makeSheetCell({ text: 'Ver', value: { kind: 'url', url: 'javascript:alert(1)' } })
  const { Sheets } = await reopen({ name: 'Datos', headers: ['x'], rows: [[web], [script]] })
  expect([Sheets.Datos?.A2.v, Sheets.Datos?.A2.l?.Target]).toEqual(['Ver', 'https://example.pe/%C3%B1?a=1&b=%222%22'])
  expect([Sheets.Datos?.A3.v, Sheets.Datos?.A3.l]).toEqual(['Ver', undefined])
})

test('sheets have names that Excel takes, each its own, and texts no longer than it takes', async () => {
  const long = 'Análisis: [mercado] / azúcar de caña refinada'
  const sheet = { headers: ['x'], rows: [['ñ'.repeat(40_000)]] }
  const { SheetNames, Sheets } = await reopen(
    { name: long, ...sheet },
    { name: long, ...sheet },
    { name: "''", ...sheet },
  )
  expect(SheetNames).toHaveLength(3)
  expect(new Set(SheetNames).size).toBe(3)
  for (const name of SheetNames) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
  expect(Sheets[SheetNames[0] ?? '']?.A2.v).toHaveLength(32_767)
})
