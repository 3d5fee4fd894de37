import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sugar, sugarRows } from '../../../test/researches.ts'
import { show } from '../../../test/show.tsx'
import { startStandIn } from '../../../test/stand-in-server.ts'
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
  research: null,
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.match(/\p{L}+/u)?.[0])

test('whoever opens a link sees the asked-for columns first, as its owner does', () => {
  const plan = { columns: [], filter: null, sort: [{ column: 'Cierre', direction: 'ascending' }] }
  show(<SharedTable {...shared} details={{ explanation: 'Mostramos 4 licitaciones.', plan }} />)
  expect(heads().filter(Boolean).slice(0, 3)).toEqual(['Código', 'Objeto', 'Cierre'])
})

test('whoever opens the link of a research sees its report, and nothing that only its owner may do', () => {
  const server = startStandIn()
  const { perspective: _country, own: _own, markets: _markets, ...research } = sugar
  show(
    <SharedTable
      {...shared}
      name="azúcar"
      rows={sugarRows}
      table={null}
      details={null}
      research={{ ...research, title: 'Azúcar', charts: [] }}
      summary="**Demanda**"
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Azúcar (1701)' })).toBeTruthy()
  expect(screen.getByText('Brasil vende casi la mitad.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Quién lo vende' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: 'Análisis de mercado' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull()
  expect(server.asked).toEqual([])
})
