import { expect, test } from 'vitest'
import { closedKeys, isClosed } from './closed-quarter.ts'

test('about a quarter of all keys is closed', () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => closedKeys.table(`204-csv/${at}`))
  const share = keys.filter(isClosed).length / keys.length
  expect(share).toBeGreaterThan(0.23)
  expect(share).toBeLessThan(0.27)
})

test('which items are closed never changes', () => {
  const closed = Array.from({ length: 20 }, (_, at) => at).filter(at => isClosed(closedKeys.page(`page-${at}`)))
  expect(closed).toMatchInlineSnapshot(`
    [
      0,
      4,
      13,
      14,
      17,
    ]
  `)
})

test('a label that is corrected leaves its column on its side, and so does an accent in a product', () => {
  const column = { lang: 'es', name: 'Monto', texts: ['S/ 15.000', 'S/ 900'] }
  expect(closedKeys.column(column)).toBe(closedKeys.column({ ...column, labels: ['PEN:1'] } as typeof column))
  expect(closedKeys.product('Azúcar ')).toBe(closedKeys.product('azucar'))
})
