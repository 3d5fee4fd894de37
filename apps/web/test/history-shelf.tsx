import { paths } from '@sondeo/contract/paths'
import {
  deleteSearchHistory,
  eraseSearch,
  getSearches,
  listDeletedSearches,
  restoreSearch,
  type SearchListItem,
} from '@sondeo/contract/searches'
import { screen, within } from '@testing-library/react'
import { searches as text } from '../src/messages/es/searches.ts'
import { Screen } from '../src/screens/results/history.tsx'
import { scanId } from './scans.ts'
import { show } from './show.tsx'
import { startEvents } from './stand-in-events.ts'
import { type StandIn, startStandIn } from './stand-in-server.ts'

export const tender: SearchListItem = {
  _id: 'tender',
  name: 'obras de riego · compras.example',
  question: 'obras de riego',
  site: 'compras.example',
  created_at: '2026-11-10T12:00:00Z',
  pinned: false,
  tool: 'website',
  rows: 12,
  scanId,
}
export const sugar: SearchListItem = {
  ...tender,
  _id: 'sugar',
  name: 'Azúcar',
  question: null,
  site: null,
  tool: 'product',
}
export const bare: SearchListItem = { ...tender, question: null, site: null, scanId: null }
export const joined: SearchListItem = { ...bare, _id: 'joined', name: 'Todas', madeOf: 'searches' }
export const erasable = { deleted_at: '2026-11-10T12:00:00Z', erased_at: '2026-12-10T12:00:00Z' }

/** What is kept and what is in the bin; a test may put something else there. */
export type Shelf = { kept: SearchListItem[]; binned: SearchListItem[] }

const take = (id: string, from: SearchListItem[]) => from.filter(({ _id }) => _id === id)
const without = (id: string, from: SearchListItem[]) => from.filter(({ _id }) => _id !== id)
export const idOf = (body: unknown) => (body as { searchId: string }).searchId

/** A server with three searches that can be deleted, brought back and erased. */
export function startHistory(): { server: StandIn; shelf: Shelf } {
  const server = startStandIn()
  startEvents()
  const shelf: Shelf = { kept: [tender, sugar, joined], binned: [] }
  server.answerBy(getSearches, () => ({ success: true, searches: shelf.kept }))
  server.answerBy(listDeletedSearches, () => ({
    success: true,
    searches: shelf.binned.map(search => ({ ...search, ...erasable })),
  }))
  server.answerBy(deleteSearchHistory, body => {
    shelf.binned = [...shelf.binned, ...take(idOf(body), shelf.kept)]
    shelf.kept = without(idOf(body), shelf.kept)
    return { success: true, message: 'deleted' }
  })
  server.answerBy(restoreSearch, body => {
    shelf.kept = [...shelf.kept, ...take(idOf(body), shelf.binned)]
    shelf.binned = without(idOf(body), shelf.binned)
    return { success: true }
  })
  server.answerBy(eraseSearch, body => {
    shelf.binned = without(idOf(body), shelf.binned)
    return { success: true }
  })
  return { server, shelf }
}

export const open = () => show(<Screen />, { path: paths.history })
export const groups = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
export const titles = () => screen.getAllByRole('listitem').map(item => item.querySelector('span')?.textContent)
export const findField = () => screen.findByRole('searchbox', { name: text.history.filter })
export const press = (name: string) => screen.getByRole('button', { name })
export const bin = () => within(screen.getByRole('heading', { name: text.history.bin }).parentElement ?? document.body)
