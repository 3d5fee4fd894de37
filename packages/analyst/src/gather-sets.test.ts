import type { PageReading } from '@sondeo/extraction/page-reading'
import { expect, test } from 'vitest'
import { answerQuestion } from './analyst.ts'
import { flatRows } from './flat-rows.ts'
import { gatherSets } from './gather-sets.ts'
import { makeBuiltInPlanner } from './make-built-in-planner.ts'

const place = (path: string, end = 5) => ({ kind: 'text' as const, path, start: 0, end })
const reading = (changes: Partial<PageReading>): PageReading => ({
  engineVersion: 1,
  url: 'https://x.example/',
  title: 'Ferretería',
  language: 'es',
  country: null,
  currency: null,
  recordSets: [],
  contacts: [],
  text: [],
  navigation: { next: null, total: null, login: null },
  trace: [],
  ...changes,
})
const pageOf = (changes: Partial<PageReading>) => ({
  pageId: 'p1',
  url: 'https://x.example/',
  reading: reading(changes),
})
const ask = (question: string, changes: Partial<PageReading>) =>
  answerQuestion({
    pages: [pageOf(changes)],
    planners: [makeBuiltInPlanner()],
    question,
    language: 'es',
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'UTC',
  })

const contacts: PageReading['contacts'] = [
  { kind: 'email', value: 'ventas@x.example', raw: 'ventas@x.example', owner: null, origin: place('0/1', 16) },
  { kind: 'phone', value: '+5116123456', raw: '(01) 612-3456', owner: null, origin: place('0/2', 13) },
]
const prose =
  'El plazo para reclamar es de 30 días. La garantía cubre dos años desde la compra. Las oficinas cierran en enero.'
const text: PageReading['text'] = [{ kind: 'paragraph', text: prose, origin: place('0/5', prose.length) }]

test('contacts of a page without lists can be asked for', async () => {
  const answer = await ask('correos y teléfonos', { contacts })
  expect(answer.found && flatRows(answer.table)).toEqual([
    { 'E-mail': 'ventas@x.example', Teléfono: '' },
    { 'E-mail': '', Teléfono: '(01) 612-3456' },
  ])
  const mails = await ask('what e-mails are there?', { contacts })
  expect(mails.found && flatRows(mails.table)).toEqual([{ 'E-mail': 'ventas@x.example' }])
})

test('running text answers with its own sentences, each at its place', async () => {
  const answer = await ask('¿qué cubre la garantía?', { text })
  if (!answer.found) throw new Error(answer.note)
  const cell = answer.table.rows[0]?.cells.c1
  expect(cell?.text).toBe('La garantía cubre dos años desde la compra.')
  const start = prose.indexOf('La garantía')
  expect(cell?.origin).toMatchObject({ place: { start, end: start + 43 } })
  expect((await ask('¿quién es el gerente general?', { text })).found).toBe(false)
})

test('a page with nothing on it says so', async () => {
  expect(gatherSets([pageOf({})])).toEqual([])
  expect(await ask('precios', {})).toMatchObject({
    found: false,
    note: 'En estas páginas no encontramos ninguna lista de datos.',
  })
})
