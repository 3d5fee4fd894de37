import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import type { PlanRequest } from '../analyst.ts'
import { explainPlan } from '../explain/explain-plan.ts'
import { flatRows } from '../flat-rows.ts'
import type { SourceSet } from '../record-source.ts'
import { runPlan } from '../run/run-plan.ts'
import { chooseReading } from './choose-reading.ts'

const ask = (list: SourceSet, question: string, language: PlanRequest['language']) => {
  const set = { ...list, language }
  const request = {
    question,
    language,
    sets: [set],
    about: ['Horarios de buses'],
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'UTC',
  }
  const { plan, unusedWords } = chooseReading(request)
  if (!plan) return { rows: [], told: '', unused: unusedWords }
  const { table } = runPlan(plan, set)
  const told = explainPlan(plan, { set, passed: table.rows.length, language })
  return { rows: flatRows(table).map(row => Object.values(row)[0]), told, unused: unusedWords }
}

const departure = (route: string, leaves: string) => ({ route: words(route), leaves: words(leaves) })
const timetable = tableOf({
  columns: [
    { key: 'route', name: 'Ruta', kind: 'text' },
    { key: 'leaves', name: 'Salida', kind: 'text' },
  ],
  rows: [
    departure('Lima a Huancayo', '06:00'),
    departure('Lima a Ica', '7:30'),
    departure('Lima a Trujillo', '14:15'),
    departure('Lima a Tacna', '21:00'),
  ],
})

test.each([
  ['salidas antes de las 8 am', 'es', ['Lima a Huancayo', 'Lima a Ica']],
  ['salidas después de las 2 de la tarde', 'es', ['Lima a Trujillo', 'Lima a Tacna']],
  ['buses leaving before 8 am', 'en', ['Lima a Huancayo', 'Lima a Ica']],
] as const)('%s: a time of the day is a limit of a column of times', (question, language, expected) => {
  const { rows, unused } = ask(timetable, question, language)
  expect(rows).toEqual(expected)
  expect(unused ?? []).toEqual([])
})

test('a limit in time is told as a clock shows it', () => {
  expect(ask(timetable, 'salidas antes de las 8 am', 'es').told).toContain('salida antes de las 8:00')
  expect(ask(timetable, 'buses leaving before 2 pm', 'en').told).toContain('before 14:00')
})

const money = (amount: number) => cell(`$${amount}`, { kind: 'money', amount, currency: 'USD', sign: '$' })
const count = (number: number) => cell(String(number), { kind: 'number', number })
const home = (address: string, bedrooms: number, price: number) => ({
  address: words(address),
  bedrooms: count(bedrooms),
  price: money(price),
})
const homes = tableOf({
  columns: [
    { key: 'address', name: 'Address', kind: 'text' },
    { key: 'bedrooms', name: 'Bedrooms', kind: 'number' },
    { key: 'price', name: 'Price', kind: 'money' },
  ],
  rows: [
    home('12 Oak Street', 3, 280_000),
    home('4 Mill Lane', 2, 190_000),
    home('9 High Road', 4, 450_000),
    home('1 Park View', 3, 360_000),
  ],
})

test('a limit that no record of a column could miss is held against the column that it divides', () => {
  expect(ask(homes, 'homes under 300k with bedrooms', 'en').rows).toEqual(['12 Oak Street', '4 Mill Lane'])
})

const shoe = (name: string, price: number) => ({ name: words(name), price: money(price) })
const shoes = tableOf({
  columns: [
    { key: 'name', name: 'Producto', kind: 'text' },
    { key: 'price', name: 'Precio', kind: 'money' },
  ],
  rows: [
    shoe('Zapatos de cuero negros', 80),
    shoe('Zapatos de tela rojos', 40),
    shoe('Botas de cuero negras', 95),
    shoe('Zapatos para hombre, negros', 70),
  ],
})

test('words that others stand between in a text are found there together', () => {
  expect(ask(shoes, 'zapatos negros', 'es').rows).toEqual(['Zapatos de cuero negros', 'Zapatos para hombre, negros'])
})
