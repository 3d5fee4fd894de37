import { expect, test } from 'vitest'
import { readPage } from './extraction.ts'
import type { PageReading } from './page-reading.ts'
import { StoredReading } from './stored-reading.ts'

const html = `<h1>Ofertas</h1><table><tr><th>Producto</th><th>Precio</th></tr>
  <tr><td>Arroz</td><td>S/ 4.50</td></tr><tr><td>Aceite</td><td>S/ 9.90</td></tr></table>
  <p>Escriba a ventas@example.com</p>`

/** As the database gives it back. */
const stored = (change: (reading: PageReading) => object = reading => reading): unknown =>
  JSON.parse(JSON.stringify(change(readPage({ html, url: 'https://example.com/' }))))

test('a reading of today comes back as it was', () => {
  const kept = stored()
  expect(StoredReading.parse(kept)).toEqual(kept)
})

test.each<[string, (reading: PageReading) => object]>([
  ['of the engine before', reading => ({ ...reading, engineVersion: reading.engineVersion - 1 })],
  ['of before navigation had its name', ({ navigation, ...reading }) => ({ ...reading, waysOn: navigation })],
  [
    'whose cells say nothing of their place',
    reading => ({
      ...reading,
      recordSets: reading.recordSets.map(set => ({ ...set, records: [{ cells: { a: { text: 'x' } } }] })),
    }),
  ],
])('a reading %s is refused', (_, change) => {
  expect(StoredReading.safeParse(stored(change)).success).toBe(false)
})
