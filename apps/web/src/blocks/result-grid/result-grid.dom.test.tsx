import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { cellsOf, headsOf, tenders, typedTenders } from '../../../test/tender-table.ts'
import { setRegion } from '../../browser/region.ts'
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
  await person.type(screen.getByLabelText('Ventas: desde'), '100')
  expect(names()).toEqual(['Ñandú', 'Oso'])
  expect(screen.getByText('2 de 3 filas')).toBeTruthy()
  await person.type(screen.getByLabelText('Filtrar Empresa'), 'nandu')
  expect(names()).toEqual(['Ñandú'])
  await person.type(screen.getByLabelText('Filtrar Empresa'), 'xx')
  expect(screen.getByText('Ninguna fila coincide con los filtros.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(names()).toHaveLength(3)
  expect(screen.queryByLabelText('Ventas: desde')).toBeNull()
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
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Ventas: hasta'), '100')
  await person.click(screen.getByRole('button', { name: 'Copiar' }))
  const [item] = write.mock.calls[0]?.[0] ?? []
  const copied = async (type: string) => (await item?.getType(type))?.text()
  expect((await copied('text/plain'))?.split('\n')).toEqual(['Empresa\tVentas\tWeb', 'Águila\t90\t'])
  expect(await copied('text/html')).toContain('<td>Águila</td><td>90</td>')
  expect(await screen.findByText('1 fila copiada')).toBeTruthy()
})

test('a browser that does not let us copy is said', async () => {
  const { person } = show(<ResultGrid rows={rows} />)
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'))
  await person.click(screen.getByRole('button', { name: 'Copiar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Su navegador bloqueó la copia.')
})

test('figures follow the reader’s country, links stay links, and a click on a cell asks for its origin', async () => {
  const asked: unknown[] = []
  const { person } = show(<ResultGrid rows={rows} onShowOrigin={place => asked.push(place)} />)
  await person.click(screen.getByRole('button', { name: '15,000.5' }))
  expect(asked).toEqual([{ rowIndex: 2, column: 'Ventas', record: 'Oso' }])
  act(() => setRegion('ES'))
  expect(screen.getByRole('button', { name: '15.000,5' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'n.example' }).getAttribute('rel')).toContain('noopener')
})

test('sorting keeps telling the origin by the place in the data, not on the screen', async () => {
  const asked: unknown[] = []
  const { person } = show(<ResultGrid rows={rows} onShowOrigin={place => asked.push(place)} />)
  await person.click(head('Ventas'))
  await person.click(screen.getByRole('button', { name: '90' }))
  expect(asked).toEqual([{ rowIndex: 1, column: 'Ventas', record: 'Águila' }])
})

test('of a long table only rows near the view are in the document, and its length is told', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ Número: index + 1 }))
  show(<ResultGrid rows={many} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getAllByRole('row').length).toBeLessThan(200)
})

test('amounts stand in the reader’s convention with their unit in the head, days too; other texts stay', () => {
  show(<ResultGrid rows={tenders} typed={typedTenders} />)
  expect(headsOf()).toEqual(['Código', 'Objeto', 'Tipo', 'MontoS/', 'Cierre'])
  expect(cellsOf(3)).toEqual(['229,513.00', '1,500,000.50', 'Reservado', '90,000.00'])
  expect(cellsOf(4)[0]).toBe('27 nov 2026')
})

test('amounts and days sort by what they are, not by how they are written', async () => {
  const { person } = show(<ResultGrid rows={tenders} typed={typedTenders} />)
  await person.click(head('Cierre'))
  expect(cellsOf(0)).toEqual(['LP-1', 'LP-4', 'LP-2', 'LP-3'])
  await person.click(head('Monto'))
  expect(cellsOf(0)).toEqual(['LP-4', 'LP-1', 'LP-2', 'LP-3'])
})

test('money and days filter by range, repeated values by a list to pick from', async () => {
  const { person } = show(<ResultGrid rows={tenders} typed={typedTenders} />)
  await person.click(screen.getByRole('button', { name: 'Filtrar' }))
  await person.type(screen.getByLabelText('Monto: desde'), '200,000')
  expect(cellsOf(0)).toEqual(['LP-1', 'LP-2'])
  await person.clear(screen.getByLabelText('Monto: desde'))
  fireEvent.change(screen.getByLabelText('Cierre: hasta'), { target: { value: '2026-12-01' } })
  expect(cellsOf(0)).toEqual(['LP-1', 'LP-4'])
  await person.click(screen.getByRole('button', { name: 'Filtrar Tipo' }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Obras' }))
  expect(cellsOf(0)).toEqual(['LP-4'])
})

test('the name stays first, then what the question was about; the order it asked for is marked', () => {
  const plan = {
    columns: Object.keys(tenders[0] ?? {}).map(name => ({ name, value: { field: name.toLowerCase() } })),
    filter: { kind: 'all', of: [{ kind: 'number', field: 'monto', test: 'more', value: 1 }] },
    sort: [{ column: 'cierre', direction: 'ascending' }],
  }
  show(<ResultGrid rows={tenders} typed={typedTenders} plan={plan} />)
  expect(headsOf()).toEqual(['Código', 'Objeto', 'MontoS/', 'Cierre', 'Tipo'])
  expect(head('Cierre').closest('th')?.getAttribute('aria-sort')).toBe('ascending')
})

test('totals say what they are of, and of how many rows', async () => {
  const { person } = show(<ResultGrid rows={tenders} typed={typedTenders} />)
  await person.click(screen.getByRole('button', { name: 'Totales' }))
  const foot = () => within(screen.getAllByRole('row').at(-1) ?? document.body).getAllByRole('cell')[3]
  expect(foot()?.textContent).toBe('1,819,513.50 Suma · 3 de 4')
  await person.click(within(foot() ?? document.body).getByRole('button'))
  expect(foot()?.textContent).toContain('606,504.50 Promedio')
})

test('rows are ticked one by one, by range and all; what is ticked is what is copied', async () => {
  const { person } = show(<ResultGrid rows={tenders} />)
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await person.click(screen.getByRole('checkbox', { name: 'Seleccionar LP-1' }))
  await person.keyboard('{Shift>}')
  await person.click(screen.getByRole('checkbox', { name: 'Seleccionar LP-3' }))
  await person.keyboard('{/Shift}')
  expect(screen.getByText(/3 seleccionadas/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(await (await write.mock.calls[0]?.[0][0]?.getType('text/plain'))?.text()).not.toContain('LP-4')
  await person.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas' }))
  expect(screen.getByText(/4 seleccionadas/)).toBeTruthy()
})

test('columns are moved, frozen, made wider and hidden from their menu', async () => {
  const { person } = show(<ResultGrid rows={tenders} />)
  const choose = async (column: string, item: string) => {
    await person.click(screen.getByRole('button', { name: `Opciones de ${column}` }))
    await person.click(screen.getByRole('menuitem', { name: item }))
  }
  await choose('Monto', 'Mover a la izquierda')
  expect(headsOf()).toEqual(['Código', 'Objeto', 'Monto', 'Tipo', 'Cierre'])
  await choose('Objeto', 'Ocultar')
  expect(headsOf()).toEqual(['Código', 'Monto', 'Tipo', 'Cierre'])
  const width = () => Number.parseInt(document.querySelectorAll('col')[3]?.style.width ?? '', 10)
  const before = width()
  await choose('Cierre', 'Ensanchar')
  expect(width()).toBe(before + 80)
  await choose('Monto', 'Fijar hasta aquí')
  expect(head('Monto').closest('th')?.className).toContain('sticky')
  expect(head('Tipo').closest('th')?.className).not.toContain('sticky')
})

test('the grid is one stop of the Tab key; arrows walk it, and the origin that is open follows them', async () => {
  const asked: unknown[] = []
  const { person } = show(
    <>
      <ResultGrid
        rows={tenders}
        onShowOrigin={place => asked.push(place)}
        selected={{ rowIndex: 0, column: 'Objeto' }}
      />
      <button type="button">after</button>
    </>,
  )
  screen.getByRole('region').focus()
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Obra de riego')
  expect(asked.at(-1)).toEqual({ rowIndex: 1, column: 'Objeto', record: 'LP-2' })
  await person.keyboard('{Shift>} {/Shift}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar LP-2' }).checked).toBe(true)
  await person.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement?.textContent).toBe('01/12/2026')
  await person.keyboard('{Control>}{Home}{/Control}')
  expect(document.activeElement).toBe(head('Código'))
  await person.tab()
  expect(document.activeElement?.textContent).toBe('after')
})

test('on a phone each row is a card with its name and what was asked for; the rest is one tap away', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  const plan = { columns: [], filter: { field: 'Monto' }, sort: [{ column: 'Cierre', direction: 'ascending' }] }
  const rows = tenders.map((row, at) => ({ ...row, Lugar: `Zona ${at}` }))
  const typed = {
    columns: [...typedTenders.columns, { id: 'place', name: 'Lugar', kind: 'text' as const }],
    rows: typedTenders.rows.map((row, at) => [...row, `Zona ${at}`]),
  }
  const { person } = show(<ResultGrid rows={rows} typed={typed} plan={plan} />)
  const card = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(card.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    'Uniformes escolaresTodos los datos de Uniformes escolares+1',
    'MontoS/\u00a0229,513.00',
    'Cierre27 nov 2026',
    'TipoBienes',
    'LugarZona 0',
  ])
  await person.click(card.getByRole('button', { name: 'Todos los datos de Uniformes escolares' }))
  expect(screen.getByRole('dialog').textContent).toContain('CódigoLP-1')
  await person.selectOptions(screen.getByLabelText('Ordenar por'), 'desc Monto')
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Obra de riego')
})

test('a row from several sources shows the first as a link, and all of them when asked to', async () => {
  const Fuente = 'https://uno.pe/a; https://dos.pe/b'
  const { person } = show(<ResultGrid rows={[{ Obra: 'Puente', Fuente }]} />)
  const links = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
  expect(links()).toEqual(['https://uno.pe/a'])
  await person.click(screen.getByRole('button', { name: '+1: ver las 2 direcciones' }))
  expect(within(screen.getByRole('dialog', { name: 'Fuente' })).getAllByRole('link')).toHaveLength(2)
  expect(links()).toContain('https://dos.pe/b')
})

test('among compared prices the lowest of each row is marked, in words too', () => {
  const price = (amount: number) => ({
    text: `S/ ${amount}`,
    value: { kind: 'money' as const, amount, currency: 'PEN', sign: 'S/' },
  })
  const rows = [
    { Producto: 'Aceite', 'uno.pe': 'S/ 9.5', 'dos.pe': 'S/ 9.9' },
    { Producto: 'Arroz', 'uno.pe': 'S/ 4', 'dos.pe': '' },
  ]
  const typed = {
    columns: (['text', 'money', 'money'] as const).map((kind, at) => ({
      id: `c${at}`,
      name: Object.keys(rows[0] ?? {})[at] ?? '',
      kind,
    })),
    rows: [
      ['Aceite', price(9.5), price(9.9)],
      ['Arroz', price(4), ''],
    ],
  }
  const { unmount } = show(<ResultGrid rows={rows} typed={typed} compared={['uno.pe', 'dos.pe']} />)
  expect(cellsOf(1)).toEqual(['9.50 (Más barato)', '4.00'])
  expect(cellsOf(2)).toEqual(['9.90', ''])
  unmount()
  show(<ResultGrid rows={rows} typed={typed} />)
  expect(screen.queryByText(/Más barato/)).toBeNull()
})

test('on a phone a few cards scroll with the page, very many in a box of their own', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  const many = Array.from({ length: 101 }, (_, at) => ({ Nombre: `Empresa ${at}` }))
  const box = () => screen.getByRole('region').className
  const { unmount } = show(<ResultGrid rows={many.slice(1)} />)
  expect(box()).not.toContain('max-h')
  unmount()
  show(<ResultGrid rows={many} />)
  expect(box()).toContain('max-h')
})
