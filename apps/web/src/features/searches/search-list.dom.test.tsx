import { paths } from '@sondeo/contract/paths'
import { deleteSearchHistory, getSearches, pinSearch, type SearchListItem } from '@sondeo/contract/searches'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findAddress, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { SearchList } from './search-list.tsx'

let server: StandIn
let kept: SearchListItem[]
beforeEach(() => {
  server = startStandIn()
  kept = Array.from({ length: 12 }, (_, index) => ({
    _id: `s${index}`,
    name: `Búsqueda ${index}`,
    created_at: '2024-03-05T12:00:00.000Z',
    pinned: false,
    tool: 'website',
  }))
  server.answerBy(getSearches, () => ({ success: true, searches: kept }))
})

const links = () => screen.getAllByRole('link').filter(link => link.title.startsWith('Búsqueda'))

test('ten stand on a page of a wide window, and the pages can be turned', async () => {
  const { person } = show(<SearchList />)
  await screen.findByText('Página 1 de 2')
  expect(links()).toHaveLength(10)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Página anterior' }).disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Página siguiente' }))
  expect(links().map(link => link.title)).toEqual(['Búsqueda 10', 'Búsqueda 11'])
})

test('the history, batches of addresses and joining are reached from below the list', async () => {
  show(<SearchList />)
  await screen.findByText('Página 1 de 2')
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Lotes de direcciones')).toBe(paths.batches)
  expect(leadsTo('Unir búsquedas')).toBe(paths.consolidate)
})

test('whoever has none is told so, and whoever is not signed in is not even asked', async () => {
  kept = []
  show(<SearchList />)
  expect(await screen.findByText('Aún no hay datos guardados')).toBeTruthy()
  expect(server.bodiesOf(getSearches)).toHaveLength(1)
})

test('a visitor has no searches, and nothing is asked', () => {
  show(<SearchList />, { as: null })
  expect(screen.getByText('Aún no hay datos guardados')).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('pinning is sent, and then the list is fetched anew', async () => {
  server.answerBy(pinSearch, () => {
    kept = kept.map(search => ({ ...search, pinned: search._id === 's2' }))
    return { success: true, pinned: true }
  })
  const { person } = show(<SearchList />)
  await person.click(await screen.findByRole('button', { name: 'Fijar Búsqueda 2' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Fijar Búsqueda 2' }).getAttribute('aria-pressed')).toBe('true'),
  )
  expect(server.bodiesOf(pinSearch)).toEqual([{ searchId: 's2' }])
  expect(server.bodiesOf(getSearches)).toHaveLength(2)
})

test('deleting on the last page leads back to the page before, once nothing is left there', async () => {
  server.answerBy(deleteSearchHistory, body => {
    kept = kept.filter(({ _id }) => _id !== (body as { searchId: string }).searchId)
    return { success: true, message: 'deleted' }
  })
  kept = kept.slice(0, 11)
  const { person } = show(<SearchList />)
  await person.click(await screen.findByRole('button', { name: 'Página siguiente' }))
  await person.click(screen.getByRole('button', { name: 'Eliminar Búsqueda 10' }))
  expect(await screen.findByText('Página 1 de 1')).toBeTruthy()
  expect(links()).toHaveLength(10)
  expect(await screen.findByText('Búsqueda eliminada')).toBeTruthy()
})

test('deleting the search that is open leads to the dashboard', async () => {
  server.answer(deleteSearchHistory, { success: true, message: 'deleted' })
  const { person } = show(<SearchList />, { path: '/product-research/results/s1' })
  await person.click(await screen.findByRole('button', { name: 'Eliminar Búsqueda 1' }))
  expect(await findAddress()).toBe('/dashboard')
})

test('a list that does not come is logged and shows nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.refuse(getSearches, 'internal')
  show(<SearchList />)
  expect(await screen.findByText('Aún no hay datos guardados')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(logged).toHaveBeenCalled()
})
