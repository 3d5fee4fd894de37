import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { setLanguage } from '../../browser/language.ts'
import { ResultGrid } from './result-grid.tsx'

const rows = [
  { Empresa: 'Ñandú', Ventas: 1200, Web: 'https://n.example' },
  { Empresa: 'Águila', Ventas: 90, Web: '' },
  { Empresa: 'Oso', Ventas: 15_000.5, Web: 'https://o.example' },
]
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent)
const head = (name: string) => screen.getByTitle(`Ordenar por ${name}`)

test('a click sorts by the language, another turns it round, a third gives the first order back', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  expect(names()).toEqual(['Ñandú', 'Águila', 'Oso'])
  await person.click(head('Empresa'))
  expect(names()).toEqual(['Águila', 'Ñandú', 'Oso'])
  expect(head('Empresa').closest('th')?.getAttribute('aria-sort')).toBe('ascending')
  await person.click(head('Empresa'))
  expect(names()).toEqual(['Oso', 'Ñandú', 'Águila'])
  await person.click(head('Empresa'))
  expect(names()).toEqual(['Ñandú', 'Águila', 'Oso'])
})

test('blank cells stay last in both directions', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  await person.click(head('Web'))
  expect(names().at(-1)).toBe('Águila')
  await person.click(head('Web'))
  expect(names().at(-1)).toBe('Águila')
})

test('filters count what is left, say when nothing is, and are gone when they are closed', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  expect(screen.getByText('3 filas')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Filtrar Ventas'), '> 100')
  expect(names()).toEqual(['Ñandú', 'Oso'])
  expect(screen.getByText('2 de 3 filas')).toBeTruthy()
  await person.type(screen.getByLabelText('Filtrar Empresa'), 'nandu')
  expect(names()).toEqual(['Ñandú'])
  await person.type(screen.getByLabelText('Filtrar Empresa'), 'xx')
  expect(screen.getByText('Ninguna fila coincide con los filtros.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(names()).toHaveLength(3)
  expect(screen.queryByLabelText('Filtrar Ventas')).toBeNull()
})

test('columns are hidden and shown, but the last one stays', async () => {
  const { person } = show(<ResultGrid rows={rows.map(({ Empresa, Ventas }) => ({ Empresa, Ventas }))} />)
  await person.click(screen.getByRole('button', { name: 'Columnas' }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Ventas' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  expect(screen.getByText('1 oculta')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('menuitemcheckbox', { name: 'Empresa' }).disabled).toBe(true)
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Ventas' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
})

test('what is copied is what is shown: rows that are left, columns that are visible', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Filtrar Ventas'), '< 100')
  await person.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(write.mock.calls[0]?.[0].split('\n')).toEqual(['Empresa\tVentas\tWeb', 'Águila\t90\t'])
  expect(await screen.findByText('1 fila copiada')).toBeTruthy()
})

test('a browser that does not let us copy is said', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await person.click(screen.getByRole('button', { name: 'Copiar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Su navegador bloqueó la copia.')
})

test('figures follow the language, links stay links, and a click on a cell asks for its origin', async () => {
  const asked: unknown[] = []
  const { person } = show(<ResultGrid rows={rows} onShowOrigin={place => asked.push(place)} />)
  await person.click(screen.getByRole('button', { name: '15\u00a0000,5' }))
  expect(asked).toEqual([{ rowIndex: 2, column: 'Ventas' }])
  act(() => setLanguage('en'))
  expect(screen.getByRole('button', { name: '15,000.5' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'n.example' }).getAttribute('rel')).toContain('noopener')
})

test('sorting keeps telling the origin by the place in the data, not on the screen', async () => {
  const asked: unknown[] = []
  const { person } = show(<ResultGrid rows={rows} onShowOrigin={place => asked.push(place)} />)
  await person.click(head('Ventas'))
  await person.click(screen.getByRole('button', { name: '90' }))
  expect(asked).toEqual([{ rowIndex: 1, column: 'Ventas' }])
})

test('of a long table only rows near the view are in the document, and its length is told', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ Número: index + 1 }))
  show(<ResultGrid rows={many} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getAllByRole('row').length).toBeLessThan(200)
})
