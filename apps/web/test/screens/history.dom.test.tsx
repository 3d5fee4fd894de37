import { paths } from '@sondeo/contract/paths'
import {
  deleteSearchHistory,
  eraseSearch,
  getSearches,
  listDeletedSearches,
  pinSearch,
  renameSearch,
  restoreSearch,
  type SearchListItem,
} from '@sondeo/contract/searches'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '../../src/browser/format-date.ts'
import { formatWhen } from '../../src/browser/format-when.ts'
import { setLanguage } from '../../src/browser/language.ts'
import { searches as en } from '../../src/messages/en/searches.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { runningWork as workText } from '../../src/messages/es/running-work.ts'
import { searches as text } from '../../src/messages/es/searches.ts'
import { shell } from '../../src/messages/es/shell.ts'
import { Screen } from '../../src/screens/results/history.tsx'
import { runningWork, scanId } from '../scans.ts'
import { findAddress, show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const tender: SearchListItem = {
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
const sugar: SearchListItem = { ...tender, _id: 'sugar', name: 'Azúcar', question: null, site: null, tool: 'product' }
const bare: SearchListItem = { ...tender, question: null, site: null, scanId: null }
const joined: SearchListItem = { ...bare, _id: 'joined', name: 'Todas', madeOf: 'searches' }
const erasable = { deleted_at: '2026-11-10T12:00:00Z', erased_at: '2026-12-10T12:00:00Z' }

let server: StandIn
let kept: SearchListItem[]
let binned: SearchListItem[]
const take = (id: string, from: SearchListItem[]) => from.filter(({ _id }) => _id === id)
const without = (id: string, from: SearchListItem[]) => from.filter(({ _id }) => _id !== id)
const idOf = (body: unknown) => (body as { searchId: string }).searchId

beforeEach(() => {
  server = startStandIn()
  startEvents()
  kept = [tender, sugar, joined]
  binned = []
  server.answerBy(getSearches, () => ({ success: true, searches: kept }))
  server.answerBy(listDeletedSearches, () => ({
    success: true,
    searches: binned.map(search => ({ ...search, ...erasable })),
  }))
  server.answerBy(deleteSearchHistory, body => {
    binned = [...binned, ...take(idOf(body), kept)]
    kept = without(idOf(body), kept)
    return { success: true, message: 'deleted' }
  })
  server.answerBy(restoreSearch, body => {
    kept = [...kept, ...take(idOf(body), binned)]
    binned = without(idOf(body), binned)
    return { success: true }
  })
  server.answerBy(eraseSearch, body => {
    binned = without(idOf(body), binned)
    return { success: true }
  })
})
const open = () => show(<Screen />, { path: paths.history })
const groups = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const titles = () => screen.getAllByRole('listitem').map(item => item.querySelector('span')?.textContent)
const findField = () => screen.findByRole('searchbox', { name: text.history.filter })
const press = (name: string) => screen.getByRole('button', { name })
const bin = () => within(screen.getByRole('heading', { name: text.history.bin }).parentElement ?? document.body)

test('searches stand by site, researches and joined lists apart, and the bin last', async () => {
  open()
  await findField()
  expect(groups()).toEqual(['compras.example', text.history.research, text.history.joined, text.history.bin])
  expect(titles()).toEqual(['obras de riego', 'Azúcar', 'Todas'])
  const shown = screen.getByRole('link', { name: /^obras de riego/ }).textContent
  expect(shown).toContain(formatWhen(tender.created_at, 'es'))
  expect(shown).toContain(` · ${text.rows(12)}`)
})

test('batches and searches of unknown origin have groups of their own', async () => {
  kept = [joined, { ...bare, _id: 'batch', madeOf: 'batch' }, { ...bare, _id: 'old' }]
  open()
  await findField()
  const { joined: lists, batch, other, bin } = text.history
  expect(groups()).toEqual([lists, batch, other, bin])
})

test('where there is little room a menu holds what can be done with a search', async () => {
  const { person } = open()
  await findField()
  await person.click(press(text.history.actions(tender.name)))
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual([
    text.history.askAgain,
    text.history.renameAction,
    text.history.pin,
    text.history.remove,
  ])
  await person.click(screen.getByRole('menuitem', { name: text.history.remove }))
  await expect.poll(() => bin().queryByText('obras de riego')).toBeTruthy()
  await person.click(press(text.history.actions('Todas')))
  await person.click(screen.getByRole('menuitem', { name: text.history.renameAction }))
  expect(screen.getByRole('textbox', { name: text.history.name })).toBe(document.activeElement)
})

test('a result is opened by its title, and its scan can be asked something else', async () => {
  const { person } = open()
  await findField()
  const [again, ...others] = screen.getAllByRole('link', { name: text.history.askAgain })
  expect(again?.getAttribute('href')).toBe(paths.websitePrompt(scanId))
  expect(others).toHaveLength(1)
  await person.click(screen.getByRole('link', { name: /^Todas/ }))
  expect(await findAddress()).toBe(paths.savedResults('joined'))
})

test('what is typed finds by name, question and site, with or without accents', async () => {
  const { person } = open()
  await person.type(await findField(), 'AZUCAR')
  expect(titles()).toEqual(['Azúcar'])
  await person.clear(await findField())
  await person.type(await findField(), 'riego compras')
  expect(titles()).toEqual(['obras de riego'])
  await person.type(await findField(), ' nada')
  expect(screen.getByText(text.history.noneFits)).toBeTruthy()
})

test('who has asked nothing yet is told so', async () => {
  kept = []
  open()
  expect(await screen.findByText(text.empty)).toBeTruthy()
})

test('a pinned search stands first, and can be let go again', async () => {
  server.answerBy(pinSearch, () => {
    kept = kept.map(one => ({ ...one, pinned: one._id === 'sugar' && !one.pinned }))
    return { success: true, pinned: true }
  })
  kept = [sugar, tender]
  const { person } = open()
  await findField()
  await person.click(press(text.pin('Azúcar')))
  expect(await screen.findByRole('heading', { name: text.history.pinned })).toBeTruthy()
  expect(groups()[0]).toBe(text.history.pinned)
  expect(press(text.pin('Azúcar')).getAttribute('aria-pressed')).toBe('true')
  await person.click(press(text.pin('Azúcar')))
  expect(await screen.findByRole('heading', { name: text.history.research })).toBeTruthy()
  expect(server.bodiesOf(pinSearch)).toEqual([{ searchId: 'sugar' }, { searchId: 'sugar' }])
})

test('a search is renamed where it stands; its own name then replaces the question', async () => {
  server.answerBy(renameSearch, body => {
    const { searchId, name } = body as { searchId: string; name: string }
    kept = kept.map(one => (one._id === searchId ? { ...one, name } : one))
    return { success: true, name }
  })
  const { person } = open()
  await findField()
  await person.click(press(text.history.rename(tender.name)))
  const name = screen.getByLabelText<HTMLInputElement>(text.history.name)
  // Whoever types at once replaces all of it.
  expect([document.activeElement, name.selectionEnd]).toEqual([name, tender.name.length])
  await person.clear(name)
  await person.type(name, 'Riego en Piura{Enter}')
  expect(await screen.findByRole('link', { name: /^Riego en Piura/ })).toBeTruthy()
  expect(screen.queryByText('obras de riego')).toBeNull()
  expect(server.bodiesOf(renameSearch)).toEqual([{ searchId: 'tender', name: 'Riego en Piura' }])
})

test('a name that could not be saved is said, stays in the field, and can be given up', async () => {
  server.refuse(renameSearch, 'internal')
  const { person } = open()
  await findField()
  await person.click(press(text.history.rename('Azúcar')))
  await person.type(screen.getByLabelText(text.history.name), ' rubia{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(text.history.renameFailed)
  expect(screen.getByLabelText<HTMLInputElement>(text.history.name).value).toBe('Azúcar rubia')
  await person.click(press(text.history.cancel))
  expect(titles()).toContain('Azúcar')
})

test('what is deleted goes into the bin, and one click takes that back', async () => {
  const { person } = open()
  await findField()
  expect(await bin().findByText(text.history.binEmpty)).toBeTruthy()
  await person.click(press(text.remove('Azúcar')))
  expect(await bin().findByText('Azúcar')).toBeTruthy()
  expect(bin().getByText(text.history.erasedOn(formatDate(erasable.erased_at, 'es')))).toBeTruthy()
  expect(groups()).not.toContain(text.history.research)
  await person.click(press(text.undo))
  expect(await screen.findByRole('heading', { name: text.history.research })).toBeTruthy()
  expect(server.bodiesOf(restoreSearch)).toEqual([{ searchId: 'sugar' }])
})

test.each([
  ['pinned', pinSearch, text.pin('Azúcar')],
  ['deleted', deleteSearchHistory, text.remove('Azúcar')],
])('what could not be %s says so, and why', async (_, endpoint, action) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.silence(endpoint)
  const { person } = open()
  await findField()
  await person.click(press(action))
  expect((await screen.findByRole('alert')).textContent).toBe(errorNotes.noResponse + text.history.actionFailed)
  expect(titles()).toContain('Azúcar')
})

test('an undo that fails says where the search is, until that is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.refuse(restoreSearch, 'internal')
  const { person } = open()
  await findField()
  await person.click(press(text.remove('Azúcar')))
  await person.click(await screen.findByRole('button', { name: text.undo }))
  expect(await screen.findByText(text.undoFailed)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: shell.close }))
  expect(screen.queryByText(text.undoFailed)).toBeNull()
})

test('what is in the bin is brought back, or erased for good', async () => {
  kept = [joined]
  binned = [sugar, tender]
  const { person } = open()
  await findField()
  await bin().findByText('Azúcar')
  const [restore] = bin().getAllByRole('button', { name: text.history.restore })
  await person.click(restore ?? document.body)
  expect(await screen.findByRole('link', { name: /^Azúcar/ })).toBeTruthy()
  await person.click(bin().getByRole('button', { name: text.history.erase }))
  expect(await bin().findByText(text.history.binEmpty)).toBeTruthy()
  expect(server.bodiesOf(eraseSearch)).toEqual([{ searchId: 'tender' }])
})

test.each([
  ['brought back', restoreSearch, text.history.restore],
  ['erased', eraseSearch, text.history.erase],
])('what could not be %s is said and stays in the bin', async (_, endpoint, action) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  binned = [{ ...sugar, name: 'Cacao' }]
  server.refuse(endpoint, 'not_found')
  const { person } = open()
  await findField()
  await bin().findByText('Cacao')
  await person.click(press(action))
  expect((await bin().findByRole('alert')).textContent).toBe(text.history.actionFailed)
  expect(bin().getByText('Cacao')).toBeTruthy()
})

test('a history that does not come is not called empty, and comes after another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.refuse(getSearches, 'internal')
  const { person } = open()
  expect((await screen.findByRole('alert')).textContent).toBe(text.history.loadFailed)
  expect(screen.queryByText(text.empty)).toBeNull()
  server.answer(getSearches, { success: true, searches: kept })
  await person.click(press(text.history.retry))
  expect(await screen.findByRole('link', { name: /^Azúcar/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a bin that does not come is not called empty, and comes after another try', async () => {
  server.silence(listDeletedSearches)
  const { person } = open()
  await findField()
  expect((await bin().findByRole('alert')).textContent).toBe(text.history.binLoadFailed)
  expect(bin().queryByText(text.history.binEmpty)).toBeNull()
  server.answer(listDeletedSearches, { success: true, searches: [] })
  await person.click(press(text.history.retry))
  expect(await bin().findByText(text.history.binEmpty)).toBeTruthy()
})

test('what runs stands above what was found', async () => {
  startEvents([runningWork])
  open()
  const work = await screen.findByRole('region', { name: workText.heading })
  expect(within(work).getByText(workText.running(runningWork.name))).toBeTruthy()
})

test('in English everything is said in English', async () => {
  setLanguage('en')
  kept = [{ ...sugar, rows: 1 }]
  open()
  expect(await screen.findByRole('heading', { name: en.history.research })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Azúcar/ }).textContent).toContain(
    `${formatWhen(sugar.created_at, 'en')} · ${en.rows(1)}`,
  )
  expect(await screen.findByText(en.history.binEmpty)).toBeTruthy()
})

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
test('Escape gives a new name up, and the row has the keyboard again', async () => {
  const { person } = open()
  await findField()
  await person.click(press(text.history.rename('Azúcar')))
  await person.keyboard('Otra{Escape}')
  expect(screen.queryByRole('textbox', { name: text.history.name })).toBeNull()
  expect(focusedName()).toBe(text.history.actions('Azúcar'))
  expect(server.bodiesOf(renameSearch)).toEqual([])
  expect(titles()).toContain('Azúcar')
})

test('one search is renamed at a time, and an empty name says what is missing', async () => {
  const { person } = open()
  await findField()
  await person.click(press(text.history.rename('Azúcar')))
  await person.click(press(text.history.rename('Todas')))
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: text.history.name })
  expect(box.value).toBe('Todas')
  await person.clear(box)
  await person.click(press(text.history.save))
  expect(screen.getByText(text.history.nameMissing)).toBeTruthy()
  expect(document.activeElement).toBe(box)
})

test('the keyboard goes on at the next row after a deletion, and at the heading of the bin after the last', async () => {
  kept = [tender, { ...tender, _id: 'two', name: 'dos · compras.example', question: 'dos' }]
  const { person } = open()
  await findField()
  await person.click(press(text.remove(tender.name)))
  await expect.poll(focusedName).toBe(text.remove('dos · compras.example'))
  await person.click(await bin().findByRole('button', { name: text.history.restore }))
  await expect.poll(focusedName).toBe(text.history.bin)
})

test('the keyboard stays on the pin of a search that moves to the pinned ones', async () => {
  server.answerBy(pinSearch, body => {
    kept = kept.map(search => (search._id === idOf(body) ? { ...search, pinned: true } : search))
    return { success: true, pinned: true }
  })
  const { person } = open()
  await findField()
  await person.click(press(text.pin('Azúcar')))
  await screen.findByRole('heading', { name: text.history.pinned })
  expect(focusedName()).toBe(text.pin('Azúcar'))
})

test('a pressed offer to undo gives the keyboard back to the list', async () => {
  const { person } = open()
  await findField()
  await person.click(press(text.remove('Todas')))
  await person.click(await screen.findByRole('button', { name: text.undo }))
  await expect.poll(titles).toContain('Todas')
  expect(document.activeElement).not.toBe(document.body)
})
