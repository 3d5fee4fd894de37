import { expect, test } from 'vitest'
import { tenders, typedTenders } from '../../../test/tender-table.ts'
import { belongsTo } from './columns/column-readings.ts'
import { takeTypedView, takeView } from './result-view.ts'

test('the readings of a part of a table are those of its rows and columns, in the order shown', () => {
  const view = { columns: ['Monto', 'Objeto'], rowIndexes: [2, 0] }
  const typed = takeTypedView(typedTenders, view)
  expect(belongsTo(typed, takeView(tenders, view))).toBe(true)
  expect(typed.rows.map(([, name]) => name)).toEqual(['Papel bond', 'Uniformes escolares'])
})
