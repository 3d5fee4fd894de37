import { makeRandom } from '@sondeo/test-kit/make-random'
import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import type { PlanRequest } from '../analyst.ts'
import { flatRows } from '../flat-rows.ts'
import type { Plan } from '../plan/plan.ts'
import { runPlan } from '../run/run-plan.ts'
import { readLearned } from '../score/learned.ts'
import { chooseReading } from './choose-reading.ts'
import { allProposers } from './search-list.ts'

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

test.each([
  ['del más barato al más caro', 'Cinta métrica'],
  ['del más caro al más barato', 'Sierra circular'],
])('%s: the far end of the order is no word left out', (question, first) => {
  const chosen = chooseReading(request(question))
  expect(namesOf(chosen.plan)[0]).toBe(first)
  expect(chosen.unusedWords ?? []).toEqual([])
})

test.each([
  '¿cuál es el más caro?',
  'productos de Bosco ordenados por precio',
  'el producto más barato de cada marca',
  'productos por debajo de 50 soles',
])('%s: a phrase that says what to do is used where the plan does it', question => {
  expect(chooseReading(request(question)).unusedWords ?? []).toEqual([])
})

test('several rows say which records they are, one row does not need to', () => {
  const columnsOf = (question: string) => chooseReading(request(question)).plan?.columns.map(({ name }) => name)
  expect(columnsOf('precio de los productos de Truper')?.[0]).toBe('Producto')
  expect(columnsOf('precio del Martillo')).not.toContain('Producto')
})

test('whoever says "all but" is not shown what was to be left out', () => {
  const chosen = chooseReading(request('todo menos Truper'))
  expect(namesOf(chosen.plan)).toEqual(['Taladro percutor', 'Sierra circular', 'Cinta métrica', 'Lijadora'])
})

test('a negation that the plan makes nothing of is named, and the answer is not sure', () => {
  const chosen = chooseReading(request('productos que no tienen marca'))
  expect(chosen.certainty).not.toBe('sure')
  expect(chosen.unusedWords).toContain('no')
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

test('records are shown whole where only they are named, and a name alone where somebody is asked for', () => {
  const stand = (name: string, country: string, hall: string) => ({
    name: words(name),
    country: words(country),
    hall: words(hall),
  })
  const fair = tableOf({
    columns: [
      { key: 'name', name: 'Exhibitor', kind: 'text' },
      { key: 'country', name: 'Country', kind: 'text' },
      { key: 'hall', name: 'Hall', kind: 'text' },
    ],
    rows: [stand('Alvarado', 'Spain', 'A'), stand('Delta', 'Spain', 'B'), stand('Kern', 'Germany', 'A')],
  })
  const columnsOf = (question: string) =>
    chooseReading(request(question, { language: 'en', sets: [fair], about: ['Pack fair'] })).plan?.columns.length
  expect(columnsOf('exhibitors from Spain')).toBe(3)
  expect(columnsOf('who is from Germany')).toBe(1)
})

test('shuffling the proposers changes no answer', () => {
  const random = makeRandom(25)
  const asked = [
    'taladros de Bosco de menos de 400',
    'agotados por menos de 20',
    'precio promedio por marca',
    'los dos más baratos en stock',
    'cuántos hay de cada marca',
    'tools over 100, dearest first',
    'qué marca tiene más productos',
    'productos sin precio',
  ]
  for (let round = 0; round < 40; round++) {
    const order = allProposers.map(one => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
    const wanted = request(asked[round % asked.length] ?? '')
    const proposers = order.map(({ one }) => one)
    expect(chooseReading(wanted, { ...readLearned(), proposers })).toEqual(chooseReading(wanted))
  }
})

test('a word of the same root is the word that the page has', () => {
  const clinic = (name: string, field: string) => ({ name: words(name), field: words(field) })
  const dentists = tableOf({
    columns: [
      { key: 'name', name: 'Name', kind: 'text' },
      { key: 'field', name: 'Field', kind: 'text' },
    ],
    rows: [
      clinic('Amelia Hart', 'Orthodontics'),
      clinic('Hassan Ali', 'Oral surgery'),
      clinic('Ivy Lo', 'Endodontics'),
    ],
  })
  const { plan } = chooseReading(request('orthodontists', { language: 'en', sets: [dentists], about: [] }))
  expect(plan && flatRows(runPlan(plan, dentists).table).map(row => Object.values(row)[0])).toEqual(['Amelia Hart'])
})

test('the only amount is the price, whatever the page calls it', () => {
  const home = (name: string, rent: number) => ({ name: words(name), rent: money(rent) })
  const homes = tableOf({
    columns: [
      { key: 'name', name: 'Nombre', kind: 'text' },
      { key: 'rent', name: 'al mes', kind: 'money' },
    ],
    rows: [home('Loft', 1200), home('Estudio', 700), home('Casa', 2400)],
  })
  const planned = chooseReading(request('los de precio menor a 1000', { sets: [homes], about: [] }))
  expect(planned.plan && flatRows(runPlan(planned.plan, homes).table).map(row => row.Nombre)).toEqual(['Estudio'])
  expect(planned.unusedWords).not.toContain('precio')
})

type Shown = [title: string, columns: [name: string, kind: 'text' | 'money'][], rows: string[][], shown: string[]]
const lists: Shown[] = [
  [
    'a kind of thing that repeats is no name',
    [
      ['Rubro', 'text'],
      ['Modelo', 'text'],
      ['S/', 'money'],
    ],
    [
      ['Motor', 'KX-200 compacto', '120'],
      ['Motor', 'KX-300 ancho', '180'],
      ['Freno', 'BR-10 corto', '45'],
      ['Freno', 'BR-22 largo', '52'],
    ],
    ['Modelo', 'S/'],
  ],
  [
    'of two amounts the one with an abbreviated price is meant',
    [
      ['Categoría', 'text'],
      ['Artículo', 'text'],
      ['Pedido mínimo', 'money'],
      ['P. unit.', 'money'],
    ],
    [
      ['Envases', 'Frasco de vidrio', '100', '1.20'],
      ['Envases', 'Tapa metálica', '500', '0.25'],
      ['Cajas', 'Caja kraft', '50', '1.90'],
    ],
    ['Artículo', 'P. unit.'],
  ],
]

test.each(lists)('name and price are told by what the columns hold: %s', (_, columns, rows, shown) => {
  const list = tableOf({
    columns: columns.map(([name, kind]) => ({ key: name, name, kind })),
    rows: rows.map(texts =>
      Object.fromEntries(
        columns.map(([name, kind], at) => [name, kind === 'text' ? words(texts[at] ?? '') : money(Number(texts[at]))]),
      ),
    ),
  })
  const planned = chooseReading(request('nombre y precio', { sets: [list], about: [] }))
  expect(planned.plan?.columns.map(({ name }) => name)).toEqual(shown)
  expect(planned.certainty).toBe('sure')
})

test('a minimum order is no price, though it is the only amount', () => {
  const supplier = (name: string, least: number) => ({ name: words(name), least: money(least) })
  const suppliers = tableOf({
    columns: [
      { key: 'name', name: 'Proveedor', kind: 'text' },
      { key: 'least', name: 'Pedido mínimo', kind: 'money' },
    ],
    rows: [supplier('Agro Andes', 1500), supplier('Cacao del Sur', 800), supplier('Textiles Cusco', 2000)],
  })
  const { plan, missing } = chooseReading(request('nombre y precio', { sets: [suppliers], about: [] }))
  expect(plan).toBeNull()
  expect(missing).toEqual(['precio'])
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

test('who was not understood is offered parts of the list, never what is not, or stands beside something', () => {
  const { certainty, alternatives } = chooseReading(request('foto del taladro con broca'))
  expect(certainty).toBe('unanswered')
  const filters = alternatives?.map(({ plan }) => plan.filter?.kind)
  expect(filters).toContain('text')
  for (const relating of ['not', 'same', 'beside', 'against']) expect(filters).not.toContain(relating)
})
