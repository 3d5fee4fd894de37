import { paths } from '@sondeo/contract/paths'
import {
  deleteSearchHistory,
  eraseSearch,
  getSearches,
  listDeletedSearches,
  pinSearch,
  renameSearch,
  restoreSearch,
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
import {
  bare,
  bin,
  erasable,
  findField,
  groups,
  joined,
  open,
  press,
  type Shelf,
  startHistory,
  sugar,
  tender,
  titles,
} from '../history-shelf.tsx'
import { runningWork, scanId } from '../scans.ts'
import { findAddress } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import type { StandIn } from '../stand-in-server.ts'

let server: StandIn
let shelf: Shelf
beforeEach(() => {
  ;({ server, shelf } = startHistory())
})

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
  shelf.kept = [joined, { ...bare, _id: 'batch', madeOf: 'batch' }, { ...bare, _id: 'old' }]
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
  shelf.kept = []
  open()
  expect(await screen.findByText(text.empty)).toBeTruthy()
})

test('a pinned search stands first, and can be let go again', async () => {
  server.answerBy(pinSearch, () => {
    shelf.kept = shelf.kept.map(one => ({ ...one, pinned: one._id === 'sugar' && !one.pinned }))
    return { success: true, pinned: true }
  })
  shelf.kept = [sugar, tender]
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
    shelf.kept = shelf.kept.map(one => (one._id === searchId ? { ...one, name } : one))
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
  shelf.kept = [joined]
  shelf.binned = [sugar, tender]
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
  shelf.binned = [{ ...sugar, name: 'Cacao' }]
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
  server.answer(getSearches, { success: true, searches: shelf.kept })
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
  shelf.kept = [{ ...sugar, rows: 1 }]
  open()
  expect(await screen.findByRole('heading', { name: en.history.research })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Azúcar/ }).textContent).toContain(
    `${formatWhen(sugar.created_at, 'en')} · ${en.rows(1)}`,
  )
  expect(await screen.findByText(en.history.binEmpty)).toBeTruthy()
})
