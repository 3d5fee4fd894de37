import { expect, test } from 'vitest'
import { readStoredTable, TABLE_VERSION, type Table, UnreadableTableError } from './table.ts'

const table: Table = {
  version: TABLE_VERSION,
  title: null,
  columns: [{ id: 'monto', name: 'Monto', kind: 'money' }],
  rows: [
    {
      cells: {
        monto: {
          text: 'S/ 15.000,00',
          value: { kind: 'money', amount: 15_000, currency: 'PEN', sign: 'S/' },
          origin: {
            kind: 'page',
            pageId: 'p1',
            url: 'https://example.pe/',
            place: { kind: 'text', path: '0/1', start: 0, end: 12 },
          },
        },
      },
    },
  ],
}

test('a stored table comes back as it was', () => {
  expect(readStoredTable(JSON.parse(JSON.stringify(table)))).toEqual(table)
})

test.each([null, 'table', {}, { ...table, version: 99 }, { ...table, rows: [{ cells: { monto: { text: 1 } } }] }])(
  'what is no table is refused with its own error',
  stored => {
    expect(() => readStoredTable(stored)).toThrow(UnreadableTableError)
  },
)
