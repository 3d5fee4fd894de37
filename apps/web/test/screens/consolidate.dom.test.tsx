import { createList, maxListSources, previewList } from '@sondeo/contract/consolidation'
import { getSearches, type SearchListItem } from '@sondeo/contract/searches'
import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { Screen } from '../../src/screens/results/consolidate.tsx'
import { findAddress, show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const idOf = (number: number) => `0193a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
const searchesOf = (...names: string[]): SearchListItem[] =>
  names.map((name, at) => ({
    _id: idOf(at),
    name,
    created_at: '2026-11-10T12:00:00Z',
    pinned: false,
    tool: 'website',
  }))

const proposal = {
  success: true as const,
  sources: [
    {
      searchId: idOf(0),
      name: 'https://www.uno.example/lista',
      rowCount: 10,
      columns: [
        { id: 'a', name: 'Empresa', kind: 'text' as const, sample: 'Aceros SA' },
        { id: 'b', name: 'Precio', kind: 'money' as const, sample: 'S/ 10' },
      ],
    },
    {
      searchId: idOf(1),
      name: 'Dos',
      rowCount: 5,
      columns: [{ id: 'c', name: 'Compañía', kind: 'text' as const, sample: 'Bronces SAC' }],
    },
  ],
  columns: [
    { name: 'Empresa', from: ['a', 'c'] },
    { name: 'Precio', from: ['b', null] },
  ],
  rowCount: 14,
  duplicates: 1,
}

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getSearches, { success: true, searches: searchesOf('Uno', 'Dos', 'Tres') })
  server.answer(previewList, proposal)
})
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const choose = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

async function review() {
  const page = show(<Screen />)
  await page.person.click(await choose(/^Uno/))
  await page.person.click(await choose(/^Dos/))
  await page.person.click(button('Revisar columnas'))
  await screen.findByText('14 filas (1 repetida quitada)')
  return page
}

test('one search alone cannot be joined, and the page leads to a new one', async () => {
  server.answer(getSearches, { success: true, searches: searchesOf('Uno') })
  show(<Screen />)
  expect(await screen.findByText(/al menos dos búsquedas/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nueva búsqueda' })).toBeTruthy()
})

test('two must be chosen; the page counts along', async () => {
  const { person } = show(<Screen />)
  await person.click(await choose(/^Uno/))
  expect(button('Revisar columnas').disabled).toBe(true)
  expect(screen.getByText('Elija al menos dos.')).toBeTruthy()
  await person.click(await choose(/^Tres/))
  expect(screen.getByText('2 elegidas')).toBeTruthy()
  await person.click(await choose(/^Uno/))
  expect(screen.getByText('Elija al menos dos.')).toBeTruthy()
})

test('what the address names is chosen already, and what was deleted meanwhile is not', async () => {
  show(<Screen />, { path: `/consolidate?search=${idOf(0)}&search=${idOf(1)}&search=${idOf(99)}` })
  expect((await choose(/^Uno/)).checked).toBe(true)
  expect(screen.getByText('2 elegidas')).toBeTruthy()
})

test('many searches can be filtered, with or without accents', async () => {
  const names = ['Azúcar', ...Array.from({ length: 9 }, (_, at) => `Lista ${at}`)]
  server.answer(getSearches, { success: true, searches: searchesOf(...names) })
  const { person } = show(<Screen />)
  const filter = await screen.findByRole('searchbox', { name: 'Filtrar por nombre' })
  await person.type(filter, ' azucar')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await person.type(filter, 'x')
  expect(screen.getByText('Ninguna búsqueda coincide.')).toBeTruthy()
})

test('more than the list can hold cannot be chosen', async () => {
  const searches = searchesOf(...Array.from({ length: maxListSources + 1 }, (_, at) => `Lista ${at}`))
  server.answer(getSearches, { success: true, searches })
  const query = searches.slice(0, maxListSources).map(({ _id }) => `search=${_id}`)
  show(<Screen />, { path: `/consolidate?${query.join('&')}` })
  expect((await choose(new RegExp(`^Lista ${maxListSources}`))).disabled).toBe(true)
  expect((await choose(/^Lista 0/)).disabled).toBe(false)
  expect(screen.getByText(`Se pueden unir hasta ${maxListSources}.`)).toBeTruthy()
})

test('the review shows which columns meet, an example of each, and a name made of the sources', async () => {
  await review()
  expect(screen.getByLabelText<HTMLInputElement>('Nombre de la lista').value).toBe('Lista: uno.example + Dos')
  expect(screen.getByLabelText<HTMLSelectElement>('Columna de Dos para Empresa').value).toBe('c')
  expect(screen.getByLabelText<HTMLSelectElement>('Columna de Dos para Precio').value).toBe('')
  expect(screen.getByText('p. ej. Bronces SAC')).toBeTruthy()
})

test('a column that is moved leaves its old place, and the rows are counted anew', async () => {
  const { person } = await review()
  server.answer(previewList, { ...proposal, rowCount: 15, duplicates: 0 })
  await person.selectOptions(screen.getByLabelText('Columna de Dos para Precio'), 'c')
  expect(screen.getByLabelText<HTMLSelectElement>('Columna de Dos para Empresa').value).toBe('')
  expect(await screen.findByText('15 filas, sin repetidas')).toBeTruthy()
})

test('columns that do not go together are warned of where somebody joins them', async () => {
  const { person } = await review()
  expect(screen.queryByText(/Monedas distintas/)).toBeNull()
  const columns = [
    { name: 'Empresa', from: ['a', null] },
    { name: 'Precio', from: ['b', 'c'], clash: { why: 'currency' as const, signs: ['S/', 'USD'] } },
  ]
  server.answer(previewList, { ...proposal, columns })
  await person.selectOptions(screen.getByLabelText('Columna de Dos para Precio'), 'c')
  expect(await screen.findByText('Monedas distintas: S/ y USD')).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Precio' }))
  expect(screen.queryByText(/Monedas distintas/)).toBeNull()
})

test('what is sent are the columns that stayed, with their new names', async () => {
  server.answer(createList, { success: true, searchId: idOf(7), rowCount: 14, duplicates: 1 })
  const { person } = await review()
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Precio' }))
  const [name] = screen.getAllByLabelText('Nombre de la columna')
  await person.clear(name as HTMLElement)
  await person.type(name as HTMLElement, ' Proveedor ')
  await person.click(button('Crear lista'))
  expect(await findAddress()).toBe(`/product-research/results/${idOf(7)}`)
  expect(server.bodiesOf(createList)).toEqual([
    {
      searchIds: [idOf(0), idOf(1)],
      name: 'Lista: uno.example + Dos',
      columns: [{ name: 'Proveedor', from: ['a', 'c'] }],
    },
  ])
})

test('a list without a column or without a name cannot be made', async () => {
  const { person } = await review()
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Empresa' }))
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Precio' }))
  expect(button('Crear lista').disabled).toBe(true)
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Empresa' }))
  expect(button('Crear lista').disabled).toBe(false)
  await person.clear(screen.getByLabelText('Nombre de la lista'))
  expect(button('Crear lista').disabled).toBe(true)
})

test('a list that cannot be saved says why, and nothing of the review is lost', async () => {
  server.refuse(createList, 'list_too_long')
  const { person } = await review()
  await person.click(screen.getByRole('checkbox', { name: 'Incluir Precio' }))
  await person.click(button('Crear lista'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No se pudieron unir las búsquedas')
  expect(alert.querySelectorAll('p')).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Incluir Precio' }).checked).toBe(false)
})

test('searches that do not fit together can be tried again, or changed', async () => {
  server.refuse(previewList, 'list_source_unreadable')
  const { person } = show(<Screen />)
  await person.click(await choose(/^Uno/))
  await person.click(await choose(/^Dos/))
  await person.click(button('Revisar columnas'))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron unir las búsquedas')
  server.answer(previewList, proposal)
  await person.click(button('Intentar de nuevo'))
  await screen.findByText('14 filas (1 repetida quitada)')
  await person.click(button('Cambiar búsquedas'))
  await waitFor(async () => expect((await choose(/^Uno/)).checked).toBe(true))
})

function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      El botón Atrás del navegador
    </button>
  )
}

test('the columns are a step of their own: its heading has the keyboard, and Back returns to what is ticked', async () => {
  const { person } = show(
    <>
      <BackButton />
      <Screen />
    </>,
  )
  await person.click(await choose(/^Uno/))
  await person.click(await choose(/^Dos/))
  await person.click(button('Revisar columnas'))
  await screen.findByText('14 filas (1 repetida quitada)')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  await person.click(button('El botón Atrás del navegador'))
  expect((await choose(/^Uno/)).checked).toBe(true)
  expect(screen.getByText('2 elegidas')).toBeTruthy()
})

test('the step of columns is opened by its address, and leaving it gives the keyboard to the way back in', async () => {
  const { person } = show(<Screen />, { path: `/consolidate?search=${idOf(0)}&search=${idOf(1)}&step=columns` })
  await screen.findByText('14 filas (1 repetida quitada)')
  expect(document.activeElement).toBe(document.body)
  await person.click(button('Cambiar búsquedas'))
  expect(screen.getByText('2 elegidas')).toBeTruthy()
  expect(document.activeElement).toBe(button('Revisar columnas'))
})
