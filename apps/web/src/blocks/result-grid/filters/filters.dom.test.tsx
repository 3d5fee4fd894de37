import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { cellsOf, tenders, typedTenders } from '../../../../test/tender-table.ts'
import { setLanguage } from '../../../browser/language.ts'
import { setRegion } from '../../../browser/region.ts'
import { resultGrid as en } from '../../../messages/en/result-grid.ts'
import { resultGrid as text } from '../../../messages/es/result-grid.ts'
import { ResultGrid } from '../result-grid.tsx'

const from = (column: string) => screen.getByLabelText<HTMLInputElement>(text.filters.from(column))
const to = (column: string) => screen.getByLabelText<HTMLInputElement>(text.filters.to(column))
const words = (column: string) => screen.getByLabelText<HTMLInputElement>(text.filterColumn(column))
const codes = () => cellsOf(0)
const setDay = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function openFilters(rows: Parameters<typeof ResultGrid>[0]['rows'] = tenders) {
  const page = show(<ResultGrid rows={rows} typed={rows === tenders ? typedTenders : undefined} />)
  await page.person.click(screen.getByRole('button', { name: text.filter }))
  return page
}

test('each kind of column has the filter that fits it: words, a list, amounts, days', async () => {
  await openFilters()
  expect(words('Objeto').type).toBe('search')
  expect(screen.getByRole('button', { name: text.filterColumn('Tipo') }).getAttribute('aria-haspopup')).toBe('menu')
  expect([from('Monto').inputMode, to('Monto').type]).toEqual(['decimal', 'text'])
  expect([from('Cierre').type, to('Cierre').type]).toEqual(['date', 'date'])
})

test.each(['229513', '229.513', '229,513', '229.513,00', '229,513.00', 'S/ 229 513', '229’513'.replace('’', "'")])(
  'an amount may be typed as %s',
  async typed => {
    const { person } = await openFilters()
    await person.type(from('Monto'), typed)
    expect(codes()).toEqual(['LP-1', 'LP-2'])
  },
)

test('one lone separator before other than three digits begins the decimals', async () => {
  const { person } = await openFilters([{ Nota: 1.5 }, { Nota: 12.5 }, { Nota: 15 }])
  await person.type(from('Nota'), '12,5')
  expect(cellsOf(0)).toEqual(['12.5', '15'])
  await person.clear(from('Nota'))
  await person.type(to('Nota'), '1.5')
  expect(cellsOf(0)).toEqual(['1.5'])
})

test('both ends of a range count, and rows without an amount are in none', async () => {
  const { person } = await openFilters()
  await person.type(from('Monto'), '90000')
  await person.type(to('Monto'), '229513')
  expect(codes()).toEqual(['LP-1', 'LP-4'])
  await person.clear(from('Monto'))
  await person.clear(to('Monto'))
  expect(codes()).toEqual(['LP-1', 'LP-2', 'LP-3', 'LP-4'])
})

test('a bound that cannot be read asks nothing', async () => {
  const { person } = await openFilters()
  await person.type(from('Monto'), 'mucho')
  expect(codes()).toEqual(['LP-1', 'LP-2', 'LP-3', 'LP-4'])
})

test('days filter by the calendar, both ends included', async () => {
  await openFilters()
  setDay(from('Cierre'), '2026-12-01')
  setDay(to('Cierre'), '2026-12-03')
  expect(codes()).toEqual(['LP-2', 'LP-4'])
  setDay(to('Cierre'), '2026-12-01')
  expect(codes()).toEqual(['LP-4'])
})

test('of a list several values can be picked, and the field says which', async () => {
  const { person } = await openFilters([...tenders, { ...tenders[0], Código: 'LP-5', Tipo: '' }])
  const pick = async (value: string) => person.click(screen.getByRole('menuitemcheckbox', { name: value }))
  await person.click(screen.getByRole('button', { name: text.filterColumn('Tipo') }))
  expect(screen.getAllByRole('menuitemcheckbox').map(item => item.textContent)).toEqual(['Bienes', 'Obras'])
  await pick('Bienes')
  expect(codes()).toEqual(['LP-1', 'LP-3'])
  await pick('Obras')
  expect(codes()).toEqual(['LP-1', 'LP-2', 'LP-3', 'LP-4'])
  expect(screen.getByRole('button', { name: text.filterColumn('Tipo') }).textContent).toBe('Bienes, Obras')
  await pick('Bienes')
  await pick('Obras')
  expect(codes()).toHaveLength(5)
  expect(screen.getByRole('button', { name: text.filterColumn('Tipo') }).textContent).toBe(text.filters.any)
})

test.each([
  ['every row has its own', Array.from({ length: 8 }, (_, at) => ({ Rubro: `Rubro ${at}` }))],
  ['there are too many', Array.from({ length: 80 }, (_, at) => ({ Rubro: `Rubro ${at % 40}` }))],
  ['there is only one', Array.from({ length: 8 }, () => ({ Rubro: 'Obras' }))],
])('no list is offered where %s', async (_, rows) => {
  await openFilters(rows)
  expect(words('Rubro').tagName).toBe('INPUT')
})

test('words are found in what stands in the data as well as in what is shown', async () => {
  const rows = [
    { Nombre: 'Uno', Activa: true },
    { Nombre: 'Dos', Activa: false },
    { Nombre: 'Tres', Activa: null },
  ]
  const { person } = await openFilters(rows)
  await person.type(words('Activa'), 'sí')
  expect(cellsOf(0)).toEqual(['Uno'])
  await person.clear(words('Activa'))
  await person.type(words('Activa'), 'FALSE')
  expect(cellsOf(0)).toEqual(['Dos'])
})

test('codes are searched by their figures, without separators', async () => {
  const rows = [
    { Código: 170199, Nombre: 'Azúcar' },
    { Código: 90111, Nombre: 'Café' },
  ]
  const { person } = await openFilters(rows)
  await person.type(words('Código'), '1701')
  expect(cellsOf(1)).toEqual(['Azúcar'])
})

test('filters of several columns hold together', async () => {
  const { person } = await openFilters()
  await person.type(words('Objeto'), 'p')
  expect(codes()).toEqual(['LP-3', 'LP-4'])
  await person.type(from('Monto'), '1')
  expect(codes()).toEqual(['LP-4'])
  expect(screen.getByText(text.filteredCount(1, 4))).toBeTruthy()
})

test('the keys belong to the field while somebody types in it', async () => {
  const { person } = await openFilters()
  await person.type(words('Objeto'), 'papelx{ArrowLeft}{Delete}')
  expect(document.activeElement).toBe(words('Objeto'))
  expect(words('Objeto').value).toBe('papel')
  await person.keyboard('{ArrowDown}{Home}')
  expect(document.activeElement).toBe(words('Objeto'))
  expect(codes()).toEqual(['LP-3'])
})

test('a filter goes on holding when its column is hidden, and the count says so', async () => {
  const { person } = await openFilters()
  await person.type(words('Objeto'), 'riego')
  await person.click(screen.getByRole('button', { name: text.column.menu('Objeto') }))
  await person.click(screen.getByRole('menuitem', { name: text.column.hide }))
  expect(codes()).toEqual(['LP-2'])
  expect(screen.getByText(text.filteredCount(1, 4))).toBeTruthy()
})

test('labels follow the language, and amounts the reader’s country, while the filter stays', async () => {
  const { person } = await openFilters()
  await person.type(from('Monto'), '200.000')
  act(() => {
    setLanguage('en')
    setRegion('ES')
  })
  expect(screen.getByLabelText<HTMLInputElement>(en.filters.from('Monto')).value).toBe('200.000')
  expect(screen.getByText(en.filteredCount(2, 4))).toBeTruthy()
  expect(cellsOf(3)).toEqual(['229.513,00', '1.500.000,50'])
})

test('filters are shown to be typed into, and totals where they can be seen', async () => {
  const { person } = await openFilters()
  await person.keyboard('lp-3')
  expect(codes()).toEqual(['LP-3'])
  const bring = vi.spyOn(screen.getByRole('region'), 'scrollIntoView')
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  expect(bring).toHaveBeenCalledWith({ block: 'nearest' })
})
