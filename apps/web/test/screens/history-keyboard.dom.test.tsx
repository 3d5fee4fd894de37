import { pinSearch, renameSearch } from '@sondeo/contract/searches'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { searches as text } from '../../src/messages/es/searches.ts'
import { bin, findField, idOf, open, press, type Shelf, startHistory, tender, titles } from '../history-shelf.tsx'
import type { StandIn } from '../stand-in-server.ts'

let server: StandIn
let shelf: Shelf
beforeEach(() => {
  ;({ server, shelf } = startHistory())
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
  shelf.kept = [tender, { ...tender, _id: 'two', name: 'dos · compras.example', question: 'dos' }]
  const { person } = open()
  await findField()
  await person.click(press(text.remove(tender.name)))
  await expect.poll(focusedName).toBe(text.remove('dos · compras.example'))
  await person.click(await bin().findByRole('button', { name: text.history.restore }))
  await expect.poll(focusedName).toBe(text.history.bin)
})

test('the keyboard stays on the pin of a search that moves to the pinned ones', async () => {
  server.answerBy(pinSearch, body => {
    shelf.kept = shelf.kept.map(search => (search._id === idOf(body) ? { ...search, pinned: true } : search))
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
