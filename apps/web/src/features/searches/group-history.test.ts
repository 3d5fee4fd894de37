import type { SearchListItem } from '@sondeo/contract/searches'
import { expect, test } from 'vitest'
import { groupHistory } from './group-history.ts'

const search = (name: string, more: Partial<SearchListItem> = {}): SearchListItem => ({
  _id: name,
  name,
  created_at: '2026-11-01T12:00:00.000Z',
  pinned: false,
  tool: 'website',
  question: name,
  site: 'Valle Sereno',
  ...more,
})
const searches = [
  search('las que cierran hoy', { pinned: true }),
  search('obras de más de 10 millones'),
  search('cafés', { site: 'Abarrotes Luna' }),
  search('palta', { tool: 'product', site: null, question: null }),
  search('obras en Áncash'),
  search('Proveedores', { site: null, question: null, madeOf: 'searches' }),
  search('precio · tienda.example + 2', { site: null, question: null, madeOf: 'batch' }),
  search('de antes', { site: null, question: null }),
]
const shape = (typed = '') =>
  groupHistory(searches, typed).map(({ kind, key, searches }) => [kind, key, searches.map(({ name }) => name)])

test('pinned searches stand first, the others with those of their site', () => {
  expect(shape()).toEqual([
    ['pinned', '', ['las que cierran hoy']],
    ['site', 'site Valle Sereno', ['obras de más de 10 millones', 'obras en Áncash']],
    ['site', 'site Abarrotes Luna', ['cafés']],
    ['research', 'research', ['palta']],
    ['joined', 'joined', ['Proveedores']],
    ['batch', 'batch', ['precio · tienda.example + 2']],
    ['other', 'other', ['de antes']],
  ])
})

test('every word that is typed must be there, whatever its accents and case', () => {
  expect(shape('OBRAS ancash')).toEqual([['site', 'site Valle Sereno', ['obras en Áncash']]])
  expect(shape('luna')).toEqual([['site', 'site Abarrotes Luna', ['cafés']]])
  expect(shape('nada de eso')).toEqual([])
})
