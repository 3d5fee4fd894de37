import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../../test/source-set.ts'
import { flatRows } from '../../flat-rows.ts'
import { runPlan } from '../../run/run-plan.ts'
import { chooseReading } from '../../search/choose-reading.ts'
import { readLists } from './read/read-lists.ts'

const tenders: [
  code: string,
  entity: string,
  subject: string,
  sector: string,
  city: string,
  amount: number | null,
  closes: string,
  mail: string,
][] = [
  ['LP-01', 'Hospital San Telmo', 'Compra de guantes', 'Salud', 'Lima', 60_800, '2026-11-13', 'compras@telmo.example'],
  ['LP-02', 'Hospital San Telmo', 'Compra de medicamentos', 'Salud', 'Lima', 250_000, '2026-11-20', ''],
  [
    'LP-03',
    'Instituto Vial',
    'Supervisión de obra',
    'Consultoría',
    'Arequipa',
    1_200_000,
    '2026-12-01',
    'mesa@vial.example',
  ],
  [
    'LP-04',
    'Municipalidad de Cusco',
    'Renovación de servidores',
    'Tecnología',
    'Cusco',
    null,
    '2026-12-15',
    'ti@cusco.example',
  ],
  ['LP-05', 'Instituto Vial', 'Puente peatonal', 'Obras', 'Arequipa', 480_000, '2027-01-10', ''],
]

const set = tableOf({
  url: 'https://portal.example/',
  columns: [
    { key: 'c1', name: 'Proceso', kind: 'identifier' },
    { key: 'c2', name: 'Entidad', kind: 'text' },
    { key: 'c3', name: 'Objeto', kind: 'text' },
    { key: 'c4', name: 'Rubro', kind: 'text' },
    { key: 'c5', name: 'Ciudad', kind: 'text' },
    { key: 'c6', name: 'Monto referencial', kind: 'money' },
    { key: 'c7', name: 'Cierre', kind: 'date' },
    { key: 'c8', name: 'Correo', kind: 'email' },
  ],
  rows: tenders.map(([code, entity, subject, sector, city, amount, closes, mail]) => ({
    c1: cell(code, { kind: 'identifier', id: code }),
    c2: words(entity),
    c3: words(subject),
    c4: words(sector),
    c5: words(city),
    ...(amount !== null && { c6: cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' }) }),
    c7: cell(closes, { kind: 'date', date: closes }),
    ...(mail && { c8: cell(mail, { kind: 'email', email: mail }) }),
  })),
})

const request = {
  language: 'es' as const,
  sets: [set],
  about: ['Licitaciones'],
  asOf: '2026-11-15T15:00:00Z',
  timeZone: 'America/Lima',
}

/** What the grammar alone reads, where it has something for every word. */
function ask(question: string) {
  const [best] = readLists({ ...request, question }).readings
  if (!best || best.reading.unexplained.length > 0) return { rows: null, codes: null }
  const plan = best.plan()
  const rows = flatRows(runPlan(plan, set).table)
  return { rows, codes: rows.map(row => row.Proceso ?? row.Tender), plan }
}

test.each([
  ['todas las licitaciones', ['LP-01', 'LP-02', 'LP-03', 'LP-04', 'LP-05']],
  ['licitaciones de salud', ['LP-01', 'LP-02']],
  ['tenders in the health sector', ['LP-01', 'LP-02']],
  ['licitaciones en Lima o Cusco', ['LP-01', 'LP-02', 'LP-04']],
  ['licitaciones que no sean de Lima', ['LP-03', 'LP-04', 'LP-05']],
  ['licitaciones de más de 200 mil soles', ['LP-02', 'LP-03', 'LP-05']],
  ['tenders over 1 million', ['LP-03']],
  ['tenders worth between 60,800 and 250,000', ['LP-01', 'LP-02']],
  ['licitaciones de al menos S/ 480.000', ['LP-03', 'LP-05']],
  ['tenders of no more than 60.8k', ['LP-01']],
  ['licitaciones con monto menor a 0,5 millones en Arequipa', ['LP-05']],
  ['licitaciones que cierran esta semana', ['LP-01']],
  ['tenders closing next week', ['LP-02']],
  ['tenders closing in the next 30 days', ['LP-02', 'LP-03', 'LP-04']],
  ['licitaciones que cierran antes del 1 de diciembre', ['LP-01', 'LP-02']],
  ['licitaciones que cierran en enero', ['LP-05']],
  ['licitaciones vencidas', ['LP-01']],
  ['tenders that are still open', ['LP-02', 'LP-03', 'LP-04', 'LP-05']],
  ['licitaciones sin monto', ['LP-04']],
  ['tenders with an e-mail', ['LP-01', 'LP-03', 'LP-04']],
  ['licitaciones de «servidores»', ['LP-04']],
  ['codes that start with "LP-0"', ['LP-01', 'LP-02', 'LP-03', 'LP-04', 'LP-05']],
  ['las 2 de mayor monto', ['LP-03', 'LP-05']],
  ['the cheapest tender', ['LP-01']],
  ['licitaciones de Arequipa ordenadas por monto', ['LP-05', 'LP-03']],
  ['licitacones de arequipa', ['LP-03', 'LP-05']],
  ['la licitación de mayor monto de cada ciudad', ['LP-02', 'LP-03', 'LP-04']],
  ['the cheapest tender in each city', ['LP-01', 'LP-05', 'LP-04']],
  ['la segunda licitación más cara', ['LP-05']],
  ['licitaciones de salud o de más de 1 millón', ['LP-01', 'LP-02', 'LP-03']],
  ['licitaciones con correo o que cierran en enero', ['LP-01', 'LP-03', 'LP-04', 'LP-05']],
  ['tenders whose entity ends with Vial', ['LP-03', 'LP-05']],
  ['tenders that dont state an amount', ['LP-04']],
  ['licitaciones abiertas de Arequipa', ['LP-03', 'LP-05']],
  ['la licitación que cierra antes', ['LP-01']],
  ['licitaciones ordenadas por ciudad y luego por monto', ['LP-05', 'LP-03', 'LP-04', 'LP-01', 'LP-02']],
])('%s', (question, expected) => {
  expect(ask(question).codes).toEqual(expected)
})

test('columns are those that are named, in that order; all when none is', () => {
  expect(ask('entidad, objeto y monto de las licitaciones de Lima').rows?.[0]).toEqual({
    Entidad: 'Hospital San Telmo',
    Objeto: 'Compra de guantes',
    'Monto referencial': 'S/ 60800',
  })
  expect(ask('subject and deadline of the tenders in Cusco').rows).toEqual([
    { Description: 'Renovación de servidores', Deadline: '2026-12-15' },
  ])
  expect(Object.keys(ask('licitaciones de Cusco').rows?.[0] ?? {})).toHaveLength(8)
})

test('records are counted, added up and grouped', () => {
  expect(ask('¿cuántas licitaciones hay en Lima?').rows).toEqual([{ Cantidad: 2 }])
  expect(ask('how many tenders per city').rows).toEqual([
    { City: 'Lima', Count: 2 },
    { City: 'Arequipa', Count: 2 },
    { City: 'Cusco', Count: 1 },
  ])
  expect(ask('monto total por entidad').rows?.[1]).toEqual({
    Entidad: 'Instituto Vial',
    'Total de monto referencial (S/)': 1_680_000,
  })
  expect(ask('average amount of the tenders in Arequipa').rows).toEqual([{ 'Average amount (S/)': 840_000 }])
  expect(ask('qué ciudades hay').rows).toEqual([{ Ciudad: 'Lima' }, { Ciudad: 'Arequipa' }, { Ciudad: 'Cusco' }])
})

test('groups by month, by size, by domain, and medians', () => {
  expect(ask('cuántas licitaciones cierran por mes').rows).toEqual([
    { Mes: '2026-11', Cantidad: 2 },
    { Mes: '2026-12', Cantidad: 2 },
    { Mes: '2027-01', Cantidad: 1 },
  ])
  expect(ask('total amount per year of closing').rows).toEqual([
    { Year: '2026', 'Total amount (S/)': 1_510_800 },
    { Year: '2027', 'Total amount (S/)': 480_000 },
  ])
  expect(ask('ciudades con más de una licitación').rows).toEqual([
    { Ciudad: 'Lima', Cantidad: 2 },
    { Ciudad: 'Arequipa', Cantidad: 2 },
  ])
  expect(ask('cuántas licitaciones por dominio de correo').rows).toContainEqual({
    Dominio: 'vial.example',
    Cantidad: 1,
  })
  expect(ask('mediana del monto').rows).toEqual([{ 'Mediana de monto referencial (S/)': 365_000 }])
  expect(ask('ciudades y monto total').rows?.[1]).toEqual({
    Ciudad: 'Arequipa',
    'Total de monto referencial (S/)': 1_680_000,
  })
  expect(ask('entidades con licitaciones en Arequipa').rows).toEqual([{ Entidad: 'Instituto Vial' }])
})

test('what the page does not have can be worked out', () => {
  expect(ask('proceso y días que faltan de las licitaciones de Cusco').rows).toEqual([
    { Proceso: 'LP-04', 'Días que faltan': 30 },
  ])
  expect(ask('entity and e-mail domain of the tenders in Cusco').rows).toEqual([
    { Entity: 'Municipalidad de Cusco', Domain: 'cusco.example' },
  ])
})

test.each([
  'garantía de cada licitación',
  'licitaciones de vacunas',
  'tenders in Buenos Aires',
  'hoteles con piscina',
  'who won each tender?',
  '???',
])('%s: nothing is made up, and what there is is told', question => {
  const { plan, certainty, note } = { note: '', ...chooseReading({ ...request, question }) }
  expect(certainty).not.toBe('sure')
  if (!plan) expect(note).toMatch(/5 .*(?:proceso|entidad|tender|entity)/)
})

test('an answer speaks one language, that of the question, also where it says that there is nothing', () => {
  const inEnglish = chooseReading({ ...request, question: 'which of these submarines have a captain?' })
  expect(inEnglish).toMatchObject({ plan: null, note: expect.stringContaining('We couldn’t match') })
  const inSpanish = chooseReading({
    ...request,
    language: 'en',
    question: '¿cuáles de estos submarinos tienen capitán?',
  })
  expect(inSpanish).toMatchObject({ plan: null, note: expect.stringContaining('lista') })
})
