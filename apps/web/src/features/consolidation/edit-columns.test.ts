import { expect, test } from 'vitest'
import { changeColumn, chooseFrom, draftColumns, listColumns } from './edit-columns.ts'

const columns = draftColumns([
  { name: 'Empresa', from: ['c0', 'c0'] },
  { name: 'Correo', from: ['c1', null] },
  { name: 'Phone', from: [null, 'c2'] },
])
const fromOf = (drafts: typeof columns) => drafts.map(({ from }) => from)

test('a column of a search stands in one place only; the two places swap', () => {
  expect(fromOf(chooseFrom(columns, { id: 1, source: 1, columnId: 'c2' }))).toEqual([
    ['c0', 'c0'],
    ['c1', 'c2'],
    [null, null],
  ])
  expect(fromOf(chooseFrom(columns, { id: 0, source: 0, columnId: 'c1' }))).toEqual([
    ['c1', 'c0'],
    ['c0', null],
    [null, 'c2'],
  ])
})

test('taking nothing leaves the others alone', () => {
  expect(fromOf(chooseFrom(columns, { id: 1, source: 0, columnId: null }))).toEqual([
    ['c0', 'c0'],
    [null, null],
    [null, 'c2'],
  ])
})

test('columns that were left out, or take from nowhere, are not sent', () => {
  const chosen = changeColumn(chooseFrom(columns, { id: 1, source: 0, columnId: null }), 2, { isIncluded: false })
  expect(listColumns(chosen)).toEqual([{ name: 'Empresa', from: ['c0', 'c0'] }])
})
