import { expect, test } from 'vitest'
import { fitFrozen } from './fit-frozen.ts'

const columns = [
  { name: 'Código', widthPx: 155 },
  { name: 'Objeto', widthPx: 300 },
  { name: 'Entidad', widthPx: 260 },
]
const fit = (viewWidthPx: number, change: Partial<Parameters<typeof fitFrozen>[0]> = {}) =>
  fitFrozen({ columns, count: 2, nameColumn: 'Objeto', viewWidthPx, isByHand: false, ...change })

test('frozen columns stay as wide as they are where they leave half of the view', () => {
  expect(fit(960)).toEqual({ lefts: [0, 155], widths: [155, 300], frozenPx: 455 })
})

test('a view that becomes narrower makes the widest of them give way, and none is let go', () => {
  expect(fit(618)).toEqual({ lefts: [0, 154], widths: [154, 154], frozenPx: 308 })
  expect(fit(800)).toEqual({ lefts: [0, 155], widths: [155, 245], frozenPx: 400 })
})

test('where not all of them can be read the name of the row stays alone', () => {
  expect(fit(360)).toEqual({ lefts: [undefined, 0], widths: [undefined, 180], frozenPx: 180 })
  expect(fit(360, { nameColumn: undefined })).toEqual({ lefts: [0], widths: [155], frozenPx: 155 })
})

test('made wider by hand they may take more, as long as the rest can still be seen behind them', () => {
  const wide = columns.map(column => (column.name === 'Objeto' ? { ...column, widthPx: 600 } : column))
  expect(fit(960, { columns: wide, isByHand: true }).widths).toEqual([155, 600])
  expect(fit(800, { columns: wide, isByHand: true }).widths).toEqual([155, 465])
})

test('before the view is measured nothing gives way', () => {
  expect(fit(0)).toEqual({ lefts: [0, 155], widths: [155, 300], frozenPx: 455 })
})
