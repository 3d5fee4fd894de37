import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { cellsOf, headsOf, tenders, typedTenders } from '../../../../test/tender-table.ts'
import { setLanguage } from '../../../browser/language.ts'
import { resultGrid as en } from '../../../messages/en/result-grid.ts'
import { resultGrid as text } from '../../../messages/es/result-grid.ts'
import { ResultGrid } from '../result-grid.tsx'
import type { TypedTable } from './column-readings.ts'

const head = (name: string) => screen.getByTitle(text.sortBy(name)).closest('th') as HTMLElement
const menuButton = (name: string) => screen.getByRole('button', { name: text.column.menu(name) })
const item = (name: string) => screen.getByRole<HTMLButtonElement>('menuitem', { name })
const isFrozen = (name: string) => head(name).className.includes('sticky')
const widthOf = (at: number) => Number.parseInt(document.querySelectorAll('col')[at]?.style.width ?? '', 10)
const rows = tenders.map(({ Código, Objeto, Tipo }) => ({ Código, Objeto, Tipo }))

const grid = (shown: Parameters<typeof ResultGrid>[0]['rows'] = rows, typed?: TypedTable) => {
  const page = show(<ResultGrid rows={shown} typed={typed} />)
  const choose = async (column: string, name: string) => {
    await page.person.click(menuButton(column))
    await page.person.click(item(name))
  }
  return { ...page, choose }
}

test('a column is sorted from its menu, both ways', async () => {
  const { choose } = grid()
  await choose('Objeto', text.column.descending.text)
  expect(cellsOf(0)).toEqual(['LP-1', 'LP-4', 'LP-3', 'LP-2'])
  expect(head('Objeto').getAttribute('aria-sort')).toBe('descending')
  await choose('Objeto', text.column.ascending.text)
  expect(cellsOf(0)).toEqual(['LP-2', 'LP-3', 'LP-4', 'LP-1'])
})

test('no column is moved past the edge', async () => {
  const { person } = grid()
  await person.click(menuButton('Código'))
  expect([item(text.column.left).disabled, item(text.column.right).disabled]).toEqual([true, false])
  await person.keyboard('{Escape}')
  await person.click(menuButton('Tipo'))
  expect([item(text.column.left).disabled, item(text.column.right).disabled]).toEqual([false, true])
})

test('a column is moved past one that is hidden in one step', async () => {
  const { choose } = grid()
  await choose('Objeto', text.column.hide)
  await choose('Código', text.column.right)
  expect(headsOf()).toEqual(['Tipo', 'Código'])
})

test('the menu of a column is walked by keyboard; what cannot be done is passed over', async () => {
  const { person } = grid()
  screen.getByRole('region').focus()
  await person.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  expect(document.activeElement).toBe(menuButton('Código'))
  await person.keyboard('{Enter}')
  expect(document.activeElement).toBe(item(text.column.ascending.text))
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(item(text.column.right))
  await person.keyboard('{Enter}')
  expect(headsOf()).toEqual(['Objeto', 'Código', 'Tipo'])
})

test('Escape closes the menu of a column and leaves the keyboard at its button', async () => {
  const { person } = grid()
  await person.click(menuButton('Objeto'))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(menuButton('Objeto'))
})

test('the name of a row stays in sight until nothing shall, and more columns can', async () => {
  const { choose } = grid()
  expect(['Código', 'Objeto', 'Tipo'].map(isFrozen)).toEqual([true, true, false])
  await choose('Tipo', text.column.freeze)
  expect(['Código', 'Objeto', 'Tipo'].map(isFrozen)).toEqual([true, true, true])
  await choose('Objeto', text.column.unfreeze)
  expect(['Código', 'Objeto', 'Tipo'].map(isFrozen)).toEqual([false, false, false])
})

test('the last column can neither be hidden nor moved', async () => {
  const { person } = grid(rows.map(({ Objeto }) => ({ Objeto })))
  await person.click(menuButton('Objeto'))
  expect([text.column.left, text.column.right, text.column.hide].map(name => item(name).disabled)).toEqual([
    true,
    true,
    true,
  ])
})

test('a hidden column comes back where it stood', async () => {
  const { choose, person } = grid()
  await choose('Objeto', text.column.hide)
  expect(headsOf()).toEqual(['Código', 'Tipo'])
  await person.click(screen.getByRole('button', { name: new RegExp(text.columns) }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Objeto' }))
  expect(headsOf()).toEqual(['Código', 'Objeto', 'Tipo'])
})

test('a column that is dragged onto another takes its place, which is marked while it is held there', () => {
  grid()
  const kept = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? '',
    get types() {
      return [...kept.keys()]
    },
  }
  fireEvent.dragStart(head('Tipo'), { dataTransfer })
  fireEvent.dragOver(head('Código'), { dataTransfer })
  expect(document.querySelector('[data-drop]')?.closest('th')).toBe(head('Código'))
  fireEvent.drop(head('Código'), { dataTransfer })
  expect(headsOf()).toEqual(['Tipo', 'Código', 'Objeto'])
  expect(document.querySelector('[data-drop]')).toBeNull()
})

test('the edge of a head sets the width between what can be read and what fits; two clicks fit it', async () => {
  const { person } = grid()
  const edge = head('Tipo').querySelector('[data-resize]') as HTMLElement
  const before = widthOf(2)
  const drag = (byPx: number) => {
    fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 })
    fireEvent.pointerMove(edge, { pointerId: 1, clientX: 500 + byPx })
    fireEvent.pointerUp(edge, { pointerId: 1 })
  }
  drag(50)
  expect(widthOf(2)).toBe(before + 50)
  drag(-5000)
  expect(widthOf(2)).toBe(72)
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 900 })
  expect(widthOf(2)).toBe(72)
  await person.dblClick(edge)
  expect(widthOf(2)).toBe(420)
})

test('years and codes are written as they are; what is counted is written as the country does', () => {
  grid([
    { Partida: 170199, Año: 2024, Toneladas: 12_500 },
    { Partida: 90111, Año: 2025, Toneladas: 800.5 },
  ])
  expect([cellsOf(0), cellsOf(1), cellsOf(2)]).toEqual([
    ['170199', '90111'],
    ['2024', '2025'],
    ['12,500', '800.5'],
  ])
})

const money = (amount: number, currency: string, sign: string) => ({
  text: `${sign} ${amount}`,
  value: { kind: 'money' as const, amount, currency, sign },
})

test('amounts in several currencies keep their own signs, and nothing adds them up', async () => {
  const prices = [{ Precio: 'S/ 10' }, { Precio: 'US$ 20' }]
  const columns = [{ id: 'p', name: 'Precio', kind: 'money' as const }]
  const { person } = grid(prices, { columns, rows: [[money(10, 'PEN', 'S/')], [money(20, 'USD', 'US$')]] })
  expect(headsOf()).toEqual(['Precio'])
  expect(cellsOf(0)).toEqual(['S/ 10', 'US$ 20'])
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe(`${text.totals.heading}. ${text.totals.filled(2, 2)}`)
})

const foot = (at: number) => within(screen.getAllByRole('row').at(-1) as HTMLElement).getAllByRole('cell')[at]
const next = (at: number) => within(foot(at) as HTMLElement).getByRole('button')

test('totals go on from the sum to the average, the least and the most, and round again', async () => {
  const { person } = grid([{ Toneladas: 10 }, { Toneladas: 40 }, { Toneladas: 10 }])
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  const seen: (string | null)[] = []
  for (let turn = 0; turn < 5; turn++) {
    seen.push(next(0).textContent)
    await person.click(next(0))
  }
  const { sum, average, least, most } = text.totals.names
  expect(seen).toEqual([`60 ${sum}`, `20 ${average}`, `10 ${least}`, `40 ${most}`, `60 ${sum}`])
})

test('days have a first and a last but no sum; texts are only counted', async () => {
  const { person } = grid(tenders, typedTenders)
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  expect(foot(1)?.textContent).toBe(text.totals.filled(4, 4))
  expect(next(4).textContent).toBe(`27 nov 2026 ${text.totals.names.least}`)
  await person.click(next(4))
  expect(next(4).textContent).toBe(`15 dic 2026 ${text.totals.names.most}`)
})

test('percentages are averaged, never summed', async () => {
  const percent = (value: number) => ({ text: `${value} %`, value: { kind: 'percentage' as const, percent: value } })
  const columns = [{ id: 'v', name: 'Variación', kind: 'percentage' as const }]
  const typed = { columns, rows: [[percent(10)], [percent(25)]] }
  const { person } = grid([{ Variación: '10 %' }, { Variación: '25 %' }], typed)
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  expect(next(0).textContent?.replace(/\s/g, ' ')).toBe(`17.5 % ${text.totals.names.average}`)
})

test('totals are of the rows that are left, and of the ticked ones where there are some', async () => {
  const { person } = grid(tenders, typedTenders)
  await person.click(screen.getByRole('button', { name: text.totals.show }))
  await person.click(screen.getByRole('button', { name: text.filter }))
  await person.type(screen.getByLabelText(text.filters.to('Monto')), '300000')
  expect(foot(3)?.textContent).toContain('319,513.00')
  await person.click(screen.getByRole('checkbox', { name: text.selection.row('LP-4') }))
  expect(foot(3)?.textContent).toBe(`90,000.00 ${text.totals.names.sum}`)
})

test('the menus speak the reader’s language', async () => {
  const { person } = grid()
  act(() => setLanguage('en'))
  await person.click(screen.getByRole('button', { name: en.column.menu('Objeto') }))
  await person.click(item(en.column.hide))
  expect(screen.getByText(en.hiddenColumns(1))).toBeTruthy()
})
