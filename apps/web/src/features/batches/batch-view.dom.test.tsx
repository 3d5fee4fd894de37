import type { Batch } from '@sondeo/contract/batches'
import { paths } from '@sondeo/contract/paths'
import { getSearchHistory, type SavedSearch } from '@sondeo/contract/searches'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { batches } from '../../messages/es/batches.ts'
import { BatchView } from './batch-view.tsx'

const text = batches.view
let server: StandIn
beforeEach(() => {
  server = startStandIn()
})

const table = (searchId: string, name: string, pageCount: number) => ({
  searchId,
  name,
  pageCount,
  rowCount: pageCount,
  duplicates: 0,
})
const batch: Batch = {
  _id: 'b1',
  name: 'La tienda',
  question: '',
  shape: 'kinds',
  state: 'done',
  isStopping: false,
  createdAt: '2026-11-18T12:00:00Z',
  startedAt: '2026-11-18T12:00:00Z',
  finishedAt: '2026-11-18T12:05:00Z',
  addressCount: 5,
  doneCount: 5,
  failedCount: 0,
  rowCount: 5,
  items: [],
  searchId: 'drills',
  tables: [table('drills', 'Marca, Potencia', 3), table('people', 'Cargo, Correo', 2)],
  otherPageCount: 2,
  duplicates: 0,
  joinCode: null,
  matches: [],
  valueColumns: [],
  valueColumn: null,
}

test('where pages are of several kinds, one list is chosen among them, and pages in none are told', async () => {
  server.refuse(getSearchHistory, 'not_found')
  const { person } = show(<BatchView batch={batch} onRemoved={vi.fn()} />)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: text.tables })
  expect([...choice.options].map(({ text: shown }) => shown)).toEqual([
    text.table('Marca, Potencia', 3, 3),
    text.table('Cargo, Correo', 2, 2),
  ])
  expect(screen.getByText(text.otherPages(2))).toBeTruthy()
  await person.selectOptions(choice, 'people')
  expect(choice.value).toBe('people')
  await expect.poll(() => server.bodiesOf(getSearchHistory)).toContainEqual({ searchId: 'people' })
})

test('what was read stands below the name, and what failed in the one word about its state', () => {
  server.refuse(getSearchHistory, 'not_found')
  const list: Batch = { ...batch, shape: 'list', tables: [], otherPageCount: 0 }
  const { unmount } = show(<BatchView batch={{ ...list, doneCount: 2, duplicates: 8 }} onRemoved={vi.fn()} />)
  expect(screen.getByText('5 filas de 2 direcciones · 8 repetidas unidas')).toBeTruthy()
  expect(screen.getByText('Terminado')).toBeTruthy()
  unmount()
  show(<BatchView batch={{ ...list, failedCount: 1 }} onRemoved={vi.fn()} />)
  expect(screen.getByText('Terminado, 1 falló')).toBeTruthy()
})

test('one table needs no choice', () => {
  server.refuse(getSearchHistory, 'not_found')
  show(<BatchView batch={{ ...batch, shape: 'list', tables: [], otherPageCount: 0 }} onRemoved={vi.fn()} />)
  expect(screen.queryByRole('combobox', { name: text.tables })).toBeNull()
})

test('an address that failed leads to its scan, where the login is asked for if that is why', () => {
  server.refuse(getSearchHistory, 'not_found')
  const item = { site: 'x.pe', state: 'failed', rowCount: null, pagesRead: 0 } as const
  const items: Batch['items'] = [
    { ...item, position: 0, url: 'https://x.pe/a', code: 'site_needs_login', scanId: 's1' },
    { ...item, position: 1, url: 'https://x.pe/b', code: 'batch_no_answer', scanId: 's2' },
    { ...item, position: 2, url: 'https://x.pe/c', code: 'storage_full', scanId: null },
  ]
  show(<BatchView batch={{ ...batch, shape: 'list', tables: [], otherPageCount: 0, items }} onRemoved={vi.fn()} />)
  expect(screen.getByText(text.needsLogin)).toBeTruthy()
  expect(screen.getByRole('link', { name: text.signIn }).getAttribute('href')).toBe(paths.scanPlace('s1'))
  expect(screen.getByRole('link', { name: text.openScan }).getAttribute('href')).toBe(paths.scanPlace('s2'))
})

test('while it reads it says what, and since when; after another try nobody knows since when', () => {
  vi.setSystemTime('2026-11-18T12:02:05Z')
  const item = { site: 'x.pe', code: null, rowCount: null, scanId: null } as const
  const items: Batch['items'] = [
    { ...item, position: 0, url: 'https://x.pe/a', state: 'running', pagesRead: 3 },
    { ...item, position: 1, url: 'https://x.pe/b', state: 'waiting', pagesRead: 0 },
  ]
  const running: Batch = {
    ...batch,
    state: 'running',
    addressCount: 2,
    doneCount: 0,
    searchId: null,
    tables: [],
    items,
  }
  const { unmount } = show(<BatchView batch={running} onRemoved={vi.fn()} />)
  expect(screen.getByText('0 de 2 direcciones · lleva 3 minutos')).toBeTruthy()
  expect(screen.getByText('Leyendo ahora: https://x.pe/a · 3 páginas')).toBeTruthy()
  unmount()
  show(<BatchView batch={{ ...running, startedAt: null, items: items.slice(1) }} onRemoved={vi.fn()} />)
  expect(screen.getByText('0 de 2 direcciones')).toBeTruthy()
  expect(screen.getByText(text.waitingTurn)).toBeTruthy()
  vi.useRealTimers()
})

test('of many pairs of products the first are shown, and the rest when it is asked for', async () => {
  server.refuse(getSearchHistory, 'not_found')
  const side = { site: 'x.pe', value: 'S/ 5' }
  const matches: Batch['matches'] = Array.from({ length: 10 }, (_, at) => ({
    one: { ...side, name: `Arroz ${at}` },
    other: { ...side, site: 'y.pe', name: `Arroz ${at}` },
    key: `k${at}`,
    by: 'name',
    confidence: 0.9,
    isJoined: true,
  }))
  const { person } = show(<BatchView batch={{ ...batch, shape: 'matrix', matches }} onRemoved={vi.fn()} />)
  const list = screen.getByRole('region', { name: batches.matches.heading })
  expect(within(list).getAllByRole('listitem')).toHaveLength(8)
  await person.click(within(list).getByRole('button', { name: 'Mostrar 2 más' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  await person.click(within(list).getByRole('button', { name: batches.showFewer }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(8)
})

test('the table follows the language of the screen, and stands until it has come in the new one', async () => {
  const told = { es: 'Fuente', en: 'Source' }
  const search = (column: string): SavedSearch => ({
    _id: 'drills',
    name: 'La tienda',
    created_at: null,
    pinned: false,
    tool: 'website',
    prompt: null,
    ai_response: { content: JSON.stringify([{ Producto: 'Taladro', [column]: 'x.pe' }]) },
    ai_summary: null,
  })
  server.answer(getSearchHistory, { success: true, search: search(told.es) })
  show(<BatchView batch={{ ...batch, shape: 'list', tables: [], otherPageCount: 0 }} onRemoved={vi.fn()} />)
  expect(await screen.findByRole('columnheader', { name: /Fuente/ })).toBeTruthy()
  server.answer(getSearchHistory, { success: true, search: search(told.en) })
  act(() => setLanguage('en'))
  expect(screen.getByRole('columnheader', { name: /Fuente/ })).toBeTruthy()
  expect(await screen.findByRole('columnheader', { name: /Source/ })).toBeTruthy()
})
