import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import type { PlanRequest } from '../analyst.ts'
import { flatRows } from '../flat-rows.ts'
import type { Plan } from '../plan/plan.ts'
import { runPlan } from '../run/run-plan.ts'
import { chooseReading } from './choose-reading.ts'

const money = (amount: number) => cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' })
const product = (name: string, brand: string, price: number, stock: string) => ({
  name: words(name),
  brand: words(brand),
  price: money(price),
  stock: words(stock),
})
const set = tableOf({
  columns: [
    { key: 'name', name: 'Producto', kind: 'text' },
    { key: 'brand', name: 'Marca', kind: 'text' },
    { key: 'price', name: 'Precio', kind: 'money' },
    { key: 'stock', name: 'Disponibilidad', kind: 'text' },
  ],
  rows: [
    product('Taladro percutor', 'Bosco', 320, 'En stock'),
    product('Martillo', 'Truper', 25, 'Agotado'),
    product('Sierra circular', 'Bosco', 410, 'En stock'),
    product('Cinta métrica', 'Stan', 12, 'Agotado'),
    product('Llave inglesa', 'Truper', 48, 'En stock'),
    product('Lijadora', 'Makro', 210, 'En stock'),
  ],
})
const request = (question: string, changes: Partial<PlanRequest> = {}): PlanRequest => ({
  question,
  language: 'es',
  sets: [set],
  about: ['Ferretería El Clavo'],
  asOf: '2026-11-15T15:00:00Z',
  timeZone: 'UTC',
  ...changes,
})
const namesOf = (plan: Plan | null) =>
  plan ? flatRows(runPlan(plan, set).table).map(row => row.Producto ?? Object.values(row)[0]) : []

test.each([
  ['agotados', ['Martillo', 'Cinta métrica']],
  ['productos de Truper', ['Martillo', 'Llave inglesa']],
  ['¿cuál es el producto más caro?', ['Sierra circular']],
  ['productos con precio mayor a 200', ['Taladro percutor', 'Sierra circular', 'Lijadora']],
])('%s', (question, expected) => {
  const chosen = chooseReading(request(question))
  expect(namesOf(chosen.plan)).toEqual(expected)
})

test('a word that no list has anything for is named, and the answer is not sure', () => {
  const chosen = chooseReading(request('productos de Truper con garantía extendida'))
  expect(chosen.certainty).not.toBe('sure')
  expect(chosen.unusedWords).toContain('garantía')
})

test('a word that stands on the page is never said to be missing from it', () => {
  const chosen = chooseReading(request('¿qué opinan los vecinos del martillo?'))
  expect(chosen.missing ?? []).not.toContain('martillo')
})

test('the same question gives the same answer', () => {
  expect(chooseReading(request('los dos más baratos'))).toEqual(chooseReading(request('los dos más baratos')))
})

test('a plan of a model competes: what gives rows and uses all words wins, what gives nothing is left', () => {
  const base = {
    version: 1 as const,
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'UTC',
    set: set.id,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
  }
  const own: Plan = {
    ...base,
    columns: [{ name: 'Producto', value: { field: 'name' } }],
    filter: { kind: 'text', field: 'brand', test: 'equals', values: ['Bosco'] },
  }
  const chosen = chooseReading(request('productos Bosco', { proposed: own }))
  expect(namesOf(chosen.plan)).toEqual(['Taladro percutor', 'Sierra circular'])
  const empty: Plan = { ...own, filter: { kind: 'text', field: 'brand', test: 'equals', values: ['Nadie'] } }
  const other = chooseReading(request('productos de Truper', { proposed: empty }))
  expect(other.isProposed).not.toBe(true)
  expect(namesOf(other.plan)).toEqual(['Martillo', 'Llave inglesa'])
})

test('a wish that no column and no value stands for is named, and all records are not shown as if it were met', () => {
  const planned = chooseReading(request('productos en oferta'))
  expect(planned.unusedWords).toContain('oferta')
  expect(planned.certainty).not.toBe('sure')
})
