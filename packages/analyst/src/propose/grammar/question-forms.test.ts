import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../../test/source-set.ts'
import { flatRows } from '../../flat-rows.ts'
import { runPlan } from '../../run/run-plan.ts'
import { readLists } from './read/read-lists.ts'

const events: [title: string, city: string, country: string, fee: number, places: number, day: string][] = [
  ['Coffee Summit', 'Lima', 'Peru', 40, 100, '2026-11-10'],
  ['Robotics Days', 'Austin', 'United States', 350, 20, '2026-12-01'],
  ['Seafood Forum', 'Lima', 'Peru', 25, 60, '2026-11-18'],
  ['Textile Expo', 'Cusco', 'Peru', 60, 80, '2026-11-25'],
]

const set = tableOf({
  url: 'https://fairs.example/',
  columns: [
    { key: 'c1', name: 'Event', kind: 'text' },
    { key: 'c2', name: 'City', kind: 'text' },
    { key: 'c3', name: 'Country', kind: 'text' },
    { key: 'c4', name: 'Price', kind: 'money' },
    { key: 'c5', name: 'Stock', kind: 'number' },
    { key: 'c6', name: 'Date', kind: 'date' },
  ],
  rows: events.map(([title, city, country, fee, places, day]) => ({
    c1: words(title),
    c2: words(city),
    c3: words(country),
    c4: cell(`$${fee}`, { kind: 'money', amount: fee, currency: 'USD', sign: '$' }),
    c5: cell(String(places), { kind: 'number', number: places }),
    c6: cell(day, { kind: 'date', date: day }),
  })),
})

function ask(question: string): unknown[][] {
  const [best] = readLists({
    question,
    language: 'en',
    sets: [set],
    about: ['Events'],
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'America/Lima',
  }).readings
  const plan = best?.reading.unexplained.length === 0 && best.plan()
  return plan ? flatRows(runPlan(plan, set).table).map(row => Object.values(row)) : []
}
const firstsOf = (question: string) => ask(question).map(([first]) => first)

test.each([
  ['events that have already taken place', ['Coffee Summit']],
  ['eventos que ya se realizaron', ['Coffee Summit']],
  ['eventos que todavía no se realizan', ['Robotics Days', 'Seafood Forum', 'Textile Expo']],
  ['events not held in Lima', ['Robotics Days', 'Textile Expo']],
  ['events not from Peru', ['Robotics Days']],
  ['Peruvian events over $50', ['Textile Expo']],
  ['eventos empezando por el más barato', ['Seafood Forum', 'Coffee Summit', 'Textile Expo', 'Robotics Days']],
  ['los que empiezan primero', ['Coffee Summit', 'Seafood Forum', 'Textile Expo', 'Robotics Days']],
  ['el que empieza primero', ['Coffee Summit']],
  ['eventos de más de $30, desde el que empieza primero', ['Coffee Summit', 'Textile Expo', 'Robotics Days']],
  [
    'events from the largest price to the smallest',
    ['Robotics Days', 'Textile Expo', 'Coffee Summit', 'Seafood Forum'],
  ],
  ['which of the events has the highest price?', ['Robotics Days']],
  ['which cities host the events? list each city only once', ['Lima', 'Austin', 'Cusco']],
])('%s', (question, firsts) => {
  expect(firstsOf(question)).toEqual(firsts)
})

test.each([
  [
    'events in Lima with their prices',
    [
      ['Coffee Summit', '$40'],
      ['Seafood Forum', '$25'],
    ],
  ],
  ['eventos de Cusco y cuánto cuestan', [['Textile Expo', '$60']]],
  ['Which events are in Austin? City and event', [['Austin', 'Robotics Days']]],
  [
    'event and price of the 2 most expensive events',
    [
      ['Robotics Days', '$350'],
      ['Textile Expo', '$60'],
    ],
  ],
])('columns: %s', (question, rows) => {
  expect(ask(question)).toEqual(rows)
})

test('two columns are multiplied and divided', () => {
  expect(ask('precio multiplicado por el stock de los eventos de Cusco')).toEqual([['Textile Expo', 4800]])
  expect(ask('price divided by stock of the events in Cusco')).toEqual([['Textile Expo', 0.75]])
})

test('the price is meant, not the old one that stands before it', () => {
  const money = (amount: number) => cell(`${amount} €`, { kind: 'money', amount, currency: 'EUR', sign: '€' })
  const leaflet = tableOf({
    url: 'https://leaflet.example/',
    columns: [
      { key: 'c1', name: 'Name', kind: 'text' },
      { key: 'c2', name: 'Old price', kind: 'money' },
      { key: 'c3', name: 'Price', kind: 'money' },
    ],
    rows: [
      { c1: words('Aceite'), c2: money(31), c3: money(28) },
      { c1: words('Café'), c2: money(4), c3: money(3) },
    ],
  })
  const [best] = readLists({
    question: 'productos y precio',
    language: 'es',
    sets: [leaflet],
    about: ['Folleto'],
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'America/Lima',
  }).readings
  const plan = best?.plan()
  const rows = plan ? flatRows(runPlan(plan, leaflet).table).map(row => Object.values(row)) : []
  expect(rows).toEqual([
    ['Aceite', '28 €'],
    ['Café', '3 €'],
  ])
})
