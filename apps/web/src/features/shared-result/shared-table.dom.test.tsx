import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { catchFiles } from '../../../test/catch-files.ts'
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
  startStandIn()
  const plan = { columns: [], filter: null, sort: [{ column: 'Cierre', direction: 'ascending' }] }
  show(<SharedTable {...shared} details={{ explanation: 'Mostramos 4 licitaciones.', plan }} />)
  expect(heads().filter(Boolean).slice(0, 3)).toEqual(['Código', 'Objeto', 'Cierre'])
})

test('whoever opens a link takes what is seen along as files, and no account is asked for', async () => {
  const server = startStandIn()
  const files = catchFiles()
  const { person } = show(<SharedTable {...shared} details={null} />)
  await person.click(screen.getAllByRole('checkbox')[3] as HTMLElement)
  const menu = () => screen.getByRole('button', { name: 'Exportar 1 de 4 filas' })
  await person.click(menu())
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Descargar CSV', 'Descargar Excel'])
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  const lines = (await files[0]?.text())?.trim().split('\n')
  expect(lines).toEqual([expect.stringContaining('Objeto'), expect.stringContaining('Papel bond')])
  await person.click(menu())
  await person.click(screen.getByRole('menuitem', { name: 'Descargar Excel' }))
  await screen.findByText(/Se descargó .*xlsx/)
  expect(server.asked).toEqual([])
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
