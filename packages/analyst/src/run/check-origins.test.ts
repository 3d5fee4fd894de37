import type { PageOrigin } from '@sondeo/table/origin'
import type { Cell, Table } from '@sondeo/table/table'
import { expect, test } from 'vitest'
import { checkOrigins, pagesOf } from './check-origins.ts'

const origin = (path: string, pageId = 'p1'): PageOrigin => ({
  kind: 'page',
  pageId,
  url: 'https://x.example/',
  place: { kind: 'text', path, start: 0, end: 9 },
})
const cell = (text: string, from: Cell['origin']): Cell => ({ text, value: { kind: 'text', text }, origin: from })
const tableOf = (...cells: Cell[]): Table => ({
  version: 1,
  title: null,
  columns: cells.map((_, at) => ({ id: `c${at}`, name: `C${at}`, kind: 'text' })),
  rows: [{ cells: Object.fromEntries(cells.map((one, at) => [`c${at}`, one])) }],
})
const page: Record<string, string> = { '0/1': 'Precio:  S/ 25 soles', '0/2': 'Lima' }
const resolve = ({ place, pageId }: PageOrigin) => (pageId === 'gone' ? undefined : (page[place.path] ?? null))

test('a value that stands at its place stays, whatever the white space', () => {
  const { table, removed } = checkOrigins(tableOf(cell('S/ 25', origin('0/1')), cell('lima', origin('0/2'))), resolve)
  expect(removed).toBe(0)
  expect(table.rows[0]?.cells.c0?.text).toBe('S/ 25')
})

test('what is not there, has no place or no origin is removed and counted', () => {
  const { table, removed } = checkOrigins(
    tableOf(cell('S/ 26', origin('0/1')), cell('Lima', origin('9')), cell('Cusco', null), cell('', null)),
    resolve,
  )
  expect(removed).toBe(3)
  expect(Object.values(table.rows[0]?.cells ?? {}).map(({ text }) => text)).toEqual(['', '', '', ''])
})

test('a computed value stands on its inputs', () => {
  const derived = (text: string): Cell['origin'] => ({
    kind: 'derived',
    formula: 'email-domain',
    inputs: [{ name: 'Ciudad', text, origins: [origin('0/2')] }],
  })
  expect(checkOrigins(tableOf(cell('x', derived('Lima'))), resolve).removed).toBe(0)
  expect(checkOrigins(tableOf(cell('x', derived('Quito'))), resolve).removed).toBe(1)
})

test('a page whose copy is gone proves nothing', () => {
  expect(checkOrigins(tableOf(cell('Lima', origin('0/2', 'gone'))), resolve).removed).toBe(0)
  expect(pagesOf(tableOf(cell('Lima', origin('0/2', 'gone')), cell('x', origin('0/1'))))).toEqual(['gone', 'p1'])
})
