import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { tenders, typedTenders } from '../../../test/tender-table.ts'
import { SharedTable } from './shared-table.tsx'

const shared = {
  token: 'x'.repeat(43),
  name: 'Licitaciones por cierre',
  question: 'las que cierran primero',
  createdAt: '2026-11-10T12:00:00Z',
  expiresAt: '2026-11-17T12:00:00Z',
  rows: tenders,
  table: { columns: [...typedTenders.columns], rows: typedTenders.rows.map(row => [...row]) },
  summary: null,
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.match(/\p{L}+/u)?.[0])

test('whoever opens a link sees the asked-for columns first, as its owner does', () => {
  const plan = { columns: [], filter: null, sort: [{ column: 'Cierre', direction: 'ascending' }] }
  show(<SharedTable {...shared} details={{ explanation: 'Mostramos 4 licitaciones.', plan }} />)
  expect(heads().filter(Boolean).slice(0, 3)).toEqual(['Código', 'Objeto', 'Cierre'])
})
