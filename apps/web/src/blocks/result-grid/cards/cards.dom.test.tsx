import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { beOnAPhone } from '../../../../test/on-a-phone.ts'
import { show } from '../../../../test/show.tsx'
import { tenders, typedTenders } from '../../../../test/tender-table.ts'
import { setLanguage } from '../../../browser/language.ts'
import { resultGrid as en } from '../../../messages/en/result-grid.ts'
import { resultGrid as text } from '../../../messages/es/result-grid.ts'
import { shell } from '../../../messages/es/shell.ts'
import { ResultGrid } from '../result-grid.tsx'

beforeEach(() => void beOnAPhone())
const cards = () => screen.getAllByRole('row').slice(1)
const card = (at: number) => within(cards()[at] as HTMLElement)
const names = () => cards().map(each => each.querySelector('.truncate')?.textContent)
const sorting = () => screen.getByLabelText<HTMLSelectElement>(text.cards.sort)
const more = (name: string) => screen.queryByRole('button', { name: text.cards.more(name) })
const given = ['Uniformes escolares', 'Obra de riego', 'Papel bond', 'Puente peatonal']
/** The tenders with where they are: more than a card shows. */
const placed = tenders.map((row, at) => ({ ...row, Lugar: `Zona ${at}` }))
const typedPlaced = {
  columns: [...typedTenders.columns, { id: 'place', name: 'Lugar', kind: 'text' as const }],
  rows: typedTenders.rows.map((row, at) => [...row, `Zona ${at}`]),
}
const phone = (props: Partial<Parameters<typeof ResultGrid>[0]> = {}) =>
  show(<ResultGrid rows={placed} typed={typedPlaced} {...props} />)
const fieldsOf = (at: number) =>
  card(at)
    .getAllByRole('cell')
    .slice(1)
    .map(cell => cell.textContent)

test('a card is titled by what names its row, and shows amounts and days before codes, and how many fields it leaves out', () => {
  phone()
  expect(names()).toEqual(given)
  expect(fieldsOf(1)).toEqual(['TipoObras', 'MontoS/\u00a01,500,000.50', 'Cierre3 dic 2026', 'LugarZona 1'])
  expect(more('Obra de riego')?.textContent).toMatch(/\+1$/)
})

test('a card shows days and whom to reach before years and addresses, also where nobody said what the columns hold', () => {
  const rows = tenders.map(({ Objeto }, at) => ({
    Objeto,
    Año: 2026,
    Entidad: `Entidad ${at}`,
    Enlace: `https://portal.example/${at}`,
    Monto: 229_513 + at,
    Cierre: '2026-12-03',
    Contacto: [`compras${at}@entidad.example`, '+51 1 555 0100'],
  }))
  phone({ rows, typed: undefined })
  expect(fieldsOf(0)).toEqual(['Entidad', 'Monto', 'Cierre', 'Contacto'].map(name => expect.stringMatching(`^${name}`)))
})

test('a column that is empty in all rows takes no line of a card from one that says something', () => {
  const rows = tenders.map(({ Código, Objeto, Tipo, Cierre }) => ({
    Código,
    Objeto,
    Visto: '',
    Nota: '',
    Tipo,
    Cierre,
    Plazo: '10 días',
  }))
  phone({ rows, typed: undefined })
  expect(fieldsOf(0)).toEqual(['CódigoLP-1', 'TipoBienes', 'Cierre27/11/2026', 'Plazo10 días'])
})

test('a unit that the name of its column says stands there once', () => {
  const rows = tenders.map(({ Monto, ...row }) => ({ ...row, 'Monto (S/)': Monto }))
  const columns = typedTenders.columns.map(each => (each.name === 'Monto' ? { ...each, name: 'Monto (S/)' } : each))
  phone({ rows, typed: { ...typedTenders, columns } })
  expect(cards()[0]?.textContent).not.toContain('(S/) (S/)')
})

test('a long name is read whole on its card, which grows with it', () => {
  const long = 'Adquisición de equipos de cómputo, licencias y mantenimiento para la sede central y sus oficinas'
  phone({ rows: [1, 2, 3].map(at => ({ Objeto: `${long} ${at}`, Código: `A-${at}` })), typed: undefined })
  const [first] = cards()
  expect(first?.querySelector('.truncate')?.closest('div')?.className).toContain('whitespace-normal')
  expect(first?.style.height).toBe('')
})

test('what a row does not say is marked in its card', () => {
  phone({
    rows: [
      { Nombre: 'Ana', Correo: '' },
      { Nombre: 'Luis', Correo: 'luis@x.pe' },
    ],
    typed: undefined,
  })
  expect(names()).toEqual(['Ana', 'Luis'])
  expect(card(0).getAllByRole('cell')[1]?.textContent).toBe('Correo–')
})

test('who hears the page is told every column, and how many rows there are', () => {
  phone()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(Object.keys(placed[0] ?? {}))
  expect(screen.getByRole('table', { name: text.region }).getAttribute('aria-rowcount')).toBe('5')
})

test('cards are ordered by any column, both ways, and back to how they came', async () => {
  const { person } = phone()
  await person.selectOptions(sorting(), 'asc Monto')
  expect(names()).toEqual(['Puente peatonal', 'Uniformes escolares', 'Obra de riego', 'Papel bond'])
  await person.selectOptions(sorting(), 'desc Cierre')
  expect(names()[0]).toBe('Papel bond')
  expect(sorting().value).toBe('desc Cierre')
  await person.selectOptions(sorting(), text.cards.asGiven)
  expect(names()).toEqual(given)
})

test('a column whose name has several words is ordered too', async () => {
  const rows = [
    { Nombre: 'Ana', 'Fecha de alta': 3 },
    { Nombre: 'Luis', 'Fecha de alta': 1 },
  ]
  const { person } = phone({ rows, typed: undefined })
  await person.selectOptions(sorting(), 'Fecha de alta ↑')
  expect(names()).toEqual(['Luis', 'Ana'])
})

test('filters stand above the cards, since these have no head', async () => {
  const { person } = phone()
  expect(screen.queryByLabelText(text.filterColumn('Objeto'))).toBeNull()
  await person.click(screen.getByRole('button', { name: text.filter }))
  await person.type(screen.getByLabelText(text.filterColumn('Objeto')), 'riego')
  expect(names()).toEqual(['Obra de riego'])
  await person.type(screen.getByLabelText(text.filterColumn('Objeto')), 'x')
  expect(screen.getByText(text.noneLeft)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.clearFilters }))
  expect(names()).toEqual(given)
})

test('a column that is hidden is in no card, nor in what can be ordered by', async () => {
  const { person } = phone()
  await person.click(screen.getByRole('button', { name: text.columns }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Tipo' }))
  expect(cards()[0]?.textContent).not.toContain('Bienes')
  expect(cards()[0]?.textContent).toContain('CódigoLP-1')
  expect([...sorting().options].map(option => option.value)).not.toContain('asc Tipo')
})

test('all fields of a row are one tap away, each with its unit, and the dialog is named by the row', async () => {
  const { person } = phone()
  await person.click(more('Obra de riego') as HTMLElement)
  const dialog = screen.getByRole('dialog', { name: 'Obra de riego' })
  // Inside of a table it would be no valid HTML.
  expect(dialog.closest('table')).toBeNull()
  const fields = [...dialog.querySelectorAll('dl > div')].map(field => field.textContent)
  expect(fields).toEqual([
    'CódigoLP-2',
    'ObjetoObra de riego',
    'TipoObras',
    'MontoS/\u00a01,500,000.50',
    'Cierre3 dic 2026',
    'LugarZona 1',
  ])
  await person.click(within(dialog).getByRole('button', { name: shell.close }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a card that shows everything has nothing more to open', () => {
  phone({ rows: tenders.map(({ Objeto, Tipo }) => ({ Objeto, Tipo })), typed: undefined })
  expect(more('Obra de riego')).toBeNull()
})

test('a value of a card asks for its origin, and one of the dialog closes it first', async () => {
  const asked: unknown[] = []
  const { person } = phone({ onShowOrigin: place => asked.push(place) })
  await person.click(card(2).getByRole('button', { name: 'Reservado' }))
  expect(asked).toEqual([{ rowIndex: 2, column: 'Monto', record: 'LP-3 · Papel bond' }])
  await person.click(more('Papel bond') as HTMLElement)
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: '15 dic 2026' }))
  expect(asked.at(-1)).toEqual({ rowIndex: 2, column: 'Cierre', record: 'LP-3 · Papel bond' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cards are ticked, and what is ticked is what is copied', async () => {
  const { person } = phone()
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await person.click(screen.getByRole('checkbox', { name: text.selection.row('Papel bond') }))
  expect(screen.getByText(new RegExp(text.selection.count(1)))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.copy }))
  const copied = await (await write.mock.calls[0]?.[0][0]?.getType('text/plain'))?.text()
  const names = Object.keys(placed[0] ?? {}).map(name => (name === 'Monto' ? 'Monto (S/)' : name))
  expect(copied?.split('\n')).toEqual([names.join('\t'), expect.stringContaining('Papel bond')])
  await person.click(screen.getByRole('button', { name: text.selection.clear }))
  expect(screen.queryByText(new RegExp(text.selection.count(1)))).toBeNull()
})

test('a long text is opened whole and can be copied, and it is said where the browser forbids it', async () => {
  const long = 'Servicio de mantenimiento de la red de agua de la provincia. '.repeat(4).trim()
  const { person } = phone({ rows: [{ Nombre: 'Agua', Detalle: long }], typed: undefined })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await person.click(screen.getByTitle(text.openValue('Detalle')))
  const dialog = within(screen.getByRole('dialog', { name: 'Detalle' }))
  expect(dialog.getByText(long)).toBeTruthy()
  await person.click(dialog.getByRole('button', { name: text.copyValue }))
  expect(await screen.findByText(text.valueCopied)).toBeTruthy()
  expect(write).toHaveBeenCalledWith(long)
  write.mockRejectedValue(new Error('denied'))
  await person.click(dialog.getByRole('button', { name: text.copyValue }))
  expect(await screen.findByText(text.copyFailed)).toBeTruthy()
})

test('totals of the columns that have any stand above the cards, of what is ticked where something is', async () => {
  const { person } = phone()
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  const totals = () => screen.getByRole('region', { name: text.totals.heading })
  expect(
    within(totals())
      .getAllByRole('term')
      .map(term => term.textContent),
  ).toEqual(['Monto S/', 'Cierre'])
  expect(totals().textContent).toContain('1,819,513.50 Suma · 3 de 4')
  within(totals()).getAllByRole('button')[0]?.focus()
  await person.keyboard('{Enter}')
  expect(totals().textContent).toContain('606,504.50 Promedio')
  await person.click(screen.getByRole('checkbox', { name: text.selection.row('Obra de riego') }))
  expect(totals().textContent).toContain('1,500,000.50 Promedio')
})

test('where no column has a total on a phone, none are offered', () => {
  phone({ rows: tenders.map(({ Objeto, Tipo }) => ({ Objeto, Tipo })), typed: undefined })
  expect(screen.queryByRole('button', { name: text.totals.show })).toBeNull()
})

test('of many rows only the cards near the view are in the document', () => {
  phone({ rows: Array.from({ length: 3000 }, (_, at) => ({ Nombre: `Empresa ${at}` })), typed: undefined })
  expect(cards().length).toBeLessThan(200)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001')
})

test('cards speak the reader’s language', () => {
  phone()
  act(() => setLanguage('en'))
  expect(screen.getByLabelText(en.cards.sort)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.cards.more('Papel bond') })).toBeTruthy()
  expect(screen.getByText(en.rowCount(4))).toBeTruthy()
})

test('a table may begin with its first cards; the others come when they are asked for', async () => {
  const { person } = phone({ firstCards: 2 })
  expect(names()).toEqual(given.slice(0, 2))
  await person.click(screen.getByRole('button', { name: 'Ver las 4 filas' }))
  expect(names()).toEqual(given)
  expect(screen.queryByRole('button', { name: /^Ver las/ })).toBeNull()
})
