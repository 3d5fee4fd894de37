import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'
import type { Origin } from './origin.ts'
import { TABLE_VERSION, type Table } from './table.ts'

const page = (id: string): Extract<Origin, { kind: 'page' }> => ({
  kind: 'page',
  pageId: id,
  url: `https://example.pe/${id}`,
  place: { kind: 'text', path: '0/1', start: 0, end: 1 },
})
const figure: Origin = {
  kind: 'figure',
  source: 'UN Comtrade',
  reporter: 'Perú',
  year: 2023,
  method: 'sum',
  address: 'https://comtrade.example/x',
}
const sum: Origin = {
  kind: 'derived',
  formula: 'sum',
  inputs: [{ name: 'a', text: '1', origins: [page('p2'), figure] }],
}
const cell = (origin: Origin | null) => ({ text: 'x', value: { kind: 'text', text: 'x' } as const, origin })

const table: Table = {
  version: TABLE_VERSION,
  title: null,
  columns: [
    { id: 'a', name: 'A', kind: 'text' },
    { id: 'b', name: 'B', kind: 'text' },
  ],
  rows: [page('p1'), page('p1'), null, page('p1'), page('p2')].map(origin => ({
    cells: { a: cell(origin), b: cell(origin === null ? sum : null) },
  })),
}

test('each page and each figure stands once, with the columns and rows that come from it', () => {
  expect(listSources(table)).toEqual([
    { name: null, address: 'https://example.pe/p1', method: null, pageId: 'p1', columns: ['A'], rows: '1-2, 4' },
    { name: null, address: 'https://example.pe/p2', method: null, pageId: 'p2', columns: ['A', 'B'], rows: '3, 5' },
    {
      name: 'UN Comtrade, Perú, 2023',
      address: 'https://comtrade.example/x',
      method: 'sum',
      pageId: null,
      columns: ['B'],
      rows: '3',
    },
  ])
})
