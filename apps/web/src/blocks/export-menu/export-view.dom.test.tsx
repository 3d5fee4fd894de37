import { exportGoogleSheets, getExportTable } from '@sondeo/contract/exports'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { catchFiles } from '../../../test/catch-files.ts'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { ResultGrid } from '../result-grid/result-grid.tsx'
import { ExportMenu } from './export-menu.tsx'

let server: StandIn
let files: Blob[]
beforeEach(() => {
  server = startStandIn()
  files = catchFiles()
})

const rows = [
  { Empresa: 'Uno', Ventas: 30, Ciudad: 'Lima' },
  { Empresa: 'Dos', Ventas: 10, Ciudad: 'Ica' },
  { Empresa: 'Tres', Ventas: 20, Ciudad: 'Lima' },
]
const page = (
  <>
    <ExportMenu name="x" rows={rows} searchId="s" />
    <ResultGrid rows={rows} />
  </>
)
const linesOf = async (file: Blob | undefined) => (await file?.text())?.replaceAll('\r', '').trim().split('\n')

test('a file holds what is seen: the rows that are left, their order, the columns; all of it is the second choice', async () => {
  const { person } = show(page)
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Ventas: desde'), '15')
  await person.click(screen.getByTitle('Ordenar por Ventas'))
  await person.click(screen.getByRole('button', { name: 'Columnas' }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Ciudad' }))
  await person.click(screen.getByRole('button', { name: 'Exportar 2 de 3 filas' }))
  const seen = screen.getByRole('menuitemradio', { name: 'Lo que veo: 2 filas, 2 columnas' })
  expect(seen.getAttribute('aria-checked')).toBe('true')
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect(await linesOf(files[0])).toEqual(['"Empresa","Ventas"', '"Tres","20"', '"Uno","30"'])
  await person.click(screen.getByRole('button', { name: 'Exportar 2 de 3 filas' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Todo: 3 filas, 3 columnas' }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect(await linesOf(files[1])).toHaveLength(4)
})

test('the readings of an Excel file are asked for in the same view', async () => {
  server.answer(getExportTable, { success: true, table: null, sources: [] })
  const { person } = show(page)
  await person.click(screen.getByRole('checkbox', { name: 'Seleccionar Dos' }))
  await person.click(screen.getByRole('button', { name: 'Exportar 1 de 3 filas' }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar Excel' }))
  await screen.findByText(/Se descargó/)
  expect(server.bodiesOf(getExportTable)).toEqual([
    { searchId: 's', view: { columns: ['Empresa', 'Ventas', 'Ciudad'], rows: [1] } },
  ])
  expect(server.bodiesOf(exportGoogleSheets)).toEqual([])
})

test('where the filters leave nothing, all rows are what is offered', async () => {
  const { person } = show(page)
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Ventas: desde'), '99')
  await person.click(screen.getByRole('button', { name: 'Exportar' }))
  const seen = screen.getByRole<HTMLButtonElement>('menuitemradio', { name: /^Lo que veo: 0 filas/ })
  expect([seen.disabled, seen.getAttribute('aria-checked')]).toEqual([true, 'false'])
  expect(screen.getByRole('menuitemradio', { name: /^Todo: 3 filas/ }).getAttribute('aria-checked')).toBe('true')
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect(await linesOf(files[0])).toHaveLength(4)
})
