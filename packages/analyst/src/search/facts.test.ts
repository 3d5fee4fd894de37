import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import { readAsked } from '../propose/read-asked.ts'
import { searchList } from './search-list.ts'
import { viewSet } from './view-set.ts'

const moment = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC', language: 'en' as const }
const date = cell('May 15, 2010', { kind: 'date', date: '2010-05-15' })

const facts = {
  ...tableOf({
    columns: [
      { key: 'title', name: 'Title', kind: 'text' },
      { key: 'brand', name: 'Brand', kind: 'text' },
      { key: 'posted', name: 'Date posted', kind: 'date' },
      { key: 'number', name: 'Item number', kind: 'text' },
    ],
    rows: [{ title: words('TrailMate 45 Backpack'), brand: words('Northpeak'), posted: date, number: words('TM-45') }],
  }),
  id: 'page',
  kind: 'definition' as const,
}

const namesShown = (question: string) => {
  const view = viewSet(facts)
  const { named } = searchList({ asked: readAsked(question, moment), view })
  return named.map(at => view.columns[at]?.name)
}

test('a number inside the title of one thing does not make its brand the name of it', () => {
  const view = viewSet(facts)
  expect(view.columns[view.nameColumn]?.name).toBe('Title')
})

test('several facts of one thing are shown where the question names each of them, the last one only in part', () => {
  expect(namesShown('give me title, brand and date')).toEqual(['Title', 'Brand', 'Date posted'])
})

test('a word that another heading is called by names no second one in part', () => {
  expect(namesShown('the brand of this item number')).toEqual(['Brand', 'Item number'])
  expect(namesShown('the title')).toEqual(['Title'])
})
