import type { PageReading, RecordSet } from '@sondeo/extraction/page-reading'
import { expect, test } from 'vitest'
import { mergeSets } from './merge-sets.ts'
import type { ReadPage } from './record-source.ts'

function buildSet(names: string[], rows: string[][], kind: RecordSet['kind'] = 'list'): RecordSet {
  const columns = names.map((name, index) => ({ key: `k${index}`, name, type: 'text' as const }))
  const records = rows.map(row => ({
    cells: Object.fromEntries(
      row.map((text, index) => [
        `k${index}`,
        {
          text,
          value: { kind: 'text' as const, text },
          origin: { kind: 'text' as const, path: '0', start: 0, end: 1 },
        },
      ]),
    ),
  }))
  return { id: 'list-1', kind, name: null, columns, records, path: '0', score: 1 }
}

const buildPage = (pageId: string, ...recordSets: RecordSet[]): ReadPage => ({
  pageId,
  url: `https://example.com/${pageId}`,
  reading: { recordSets } as unknown as PageReading,
})

test('the same list on several pages becomes one, each record knowing its page', () => {
  const pages = [
    buildPage(
      '1',
      buildSet(
        ['Nombre', 'Precio'],
        [
          ['Pan', '1'],
          ['Sal', '2'],
        ],
      ),
    ),
    buildPage('2', buildSet(['nombre', 'PRECIO'], [['Té', '3']])),
  ]
  const [set, ...others] = mergeSets(pages)
  expect(others).toEqual([])
  expect(set?.records.map(({ pageId, cells }) => `${pageId} ${cells.k0?.text}`)).toEqual(['1 Pan', '1 Sal', '2 Té'])
})

test('a record that a later page repeats is kept once, and equal rows of one page stay', () => {
  const first = buildSet(['Nombre'], [['Pan'], ['Pan'], ['Sal']])
  const second = buildSet(['Nombre'], [['Sal'], ['Té']])
  const [set] = mergeSets([buildPage('1', first), buildPage('2', second)])
  expect(set?.records.map(({ cells }) => cells.k0?.text)).toEqual(['Pan', 'Pan', 'Sal', 'Té'])
})

test('lists of another shape, and two lists of one page, stay apart', () => {
  const offers = buildSet(['Nombre', 'Precio'], [['Pan', '1']])
  const news = buildSet(['Titular', 'Fecha'], [['Feria', 'hoy']])
  expect(mergeSets([buildPage('1', offers, offers, news)])).toHaveLength(3)
})

test('a column that only a later page has is added, and columns in another order still meet', () => {
  const pages = [
    buildPage('1', buildSet(['Nombre', 'Ciudad', 'Precio'], [['Pan', 'Lima', '1']])),
    buildPage('2', buildSet(['Precio', 'Nombre', 'Correo'], [['3', 'Té', 'te@example.com']])),
  ]
  const [set] = mergeSets(pages)
  expect(set?.columns.map(({ name }) => name)).toEqual(['Nombre', 'Ciudad', 'Precio', 'Correo'])
  const second = set?.records[1]?.cells
  const keyOf = (name: string) => set?.columns.find(column => column.name === name)?.key ?? ''
  expect(second?.[keyOf('Nombre')]?.text).toBe('Té')
  expect(second?.[keyOf('Correo')]?.text).toBe('te@example.com')
})

const captioned = (text: string, at: number, rows: string[][]): RecordSet => {
  const set = buildSet(['Servicio', 'Precio'], rows, 'table')
  for (const [row, { cells }] of set.records.entries())
    for (const cell of Object.values(cells)) cell.origin = { kind: 'text', path: `${at}/${row}`, start: 0, end: 1 }
  return { ...set, caption: { text, origin: { kind: 'text', path: `${at}`, start: 0, end: text.length } } }
}

test('lists of one shape on a page are one list, with what stands above each as a column', () => {
  const hair = captioned('Cabello', 1, [['Corte', '500']])
  const hands = captioned('Manos', 2, [
    ['Manicura', '450'],
    ['Esmalte', '300'],
  ])
  const [set, ...others] = mergeSets([buildPage('1', hair, hands)])
  expect(others).toEqual([])
  expect(set?.columns.map(({ name }) => name)).toEqual(['Section', 'Servicio', 'Precio'])
  expect(set?.records.map(({ cells }) => [cells.caption?.text, cells.k0?.text])).toEqual([
    ['Cabello', 'Corte'],
    ['Manos', 'Manicura'],
    ['Manos', 'Esmalte'],
  ])
  expect(set?.records[1]?.cells.caption?.origin).toMatchObject({ path: '2' })
})

test('a list cut in two is read from the top of the page down, whichever part was found first', () => {
  const [above, below] = [captioned('Hoy', 1, [['Corte', '500']]), captioned('Mañana', 2, [['Tinte', '900']])]
  const [set] = mergeSets([buildPage('1', below, above)])
  expect(set?.records.map(({ cells }) => cells.caption?.text)).toEqual(['Hoy', 'Mañana'])
})

test('the same records read twice, and lists under one caption, stay apart', () => {
  const hair = captioned('Cabello', 1, [['Corte', '500']])
  expect(
    mergeSets([buildPage('1', hair, { ...hair, caption: captioned('Todo', 1, []).caption as never })]),
  ).toHaveLength(2)
  expect(mergeSets([buildPage('1', hair, captioned('Cabello', 3, [['Tinte', '900']]))])).toHaveLength(2)
})
