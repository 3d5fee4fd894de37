import { expect, test } from 'vitest'
import type { Condition, Plan } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'
import { explainChoice, explainPlan } from './explain-plan.ts'

const origin = { kind: 'text' as const, path: '0', start: 0, end: 1 }
const money = { text: 'RD$ 5', value: { kind: 'money' as const, amount: 5, currency: 'DOP', sign: 'RD$' }, origin }
const set: SourceSet = {
  id: 'list-1',
  name: 'Licitaciones que reciben ofertas',
  kind: 'list',
  pages: 5,
  language: 'es',
  columns: [
    { key: 'a', name: 'Entidad', kind: 'text' },
    { key: 'b', name: 'Presupuesto', kind: 'money' },
    { key: 'c', name: 'Cierre', kind: 'date' },
    { key: 'd', name: 'Tipo', kind: 'text' },
    { key: 'e', name: 'Correo', kind: 'email' },
  ],
  records: Array.from({ length: 47 }, () => ({ cells: { b: money }, pageId: 'p', url: '', detailUrl: null })),
}
const plan: Plan = {
  version: 1,
  asOf: '2026-11-15T12:00:00Z',
  timeZone: 'America/Lima',
  set: 'list-1',
  columns: [{ name: 'Cierre', value: { field: 'c' } }],
  filter: null,
  groupBy: [],
  sort: [],
  distinct: false,
  limit: null,
}
const isWork: Condition = { kind: 'text', field: 'd', test: 'equals', values: ['Obras'] }
const isLarge: Condition = { kind: 'number', field: 'b', test: 'more', value: 10_000_000 }
const tell = (changes: Partial<Plan>, more: Partial<Parameters<typeof explainPlan>[1]> = {}) =>
  explainPlan({ ...plan, ...changes }, { set, passed: 11, language: 'es', ...more })

test('two figures against each other are told with what each goes by, never as the whole list', () => {
  const share = (field?: string): Partial<Plan> => ({
    columns: [
      {
        name: 'Porcentaje',
        value: {
          compare: 'share',
          of: [isWork, null].map(where => (field ? { aggregate: 'sum', field, where } : { aggregate: 'count', where })),
        },
      },
    ],
  })
  expect(tell(share(), { passed: 47 })).toBe('Qué parte de 47 licitaciones es: tipo «Obras»')
  expect(tell(share('b'), { passed: 47, language: 'en' })).toBe(
    'What share of the total budget of 47 tenders is: type “Obras”',
  )
})

test('a reading is one plain sentence in the language of the question', () => {
  const works: Partial<Plan> = {
    filter: { kind: 'all', of: [isWork, isLarge] },
    sort: [{ column: 'Cierre', direction: 'ascending' }],
  }
  expect(tell(works)).toBe(
    'Mostramos 11 de 47 licitaciones: tipo «Obras», presupuesto de más de RD$ 10 millones, por cierre, lo más próximo primero',
  )
  expect(tell(works, { language: 'en' })).toBe(
    'Showing 11 of 47 tenders: type “Obras”, budget over RD$10 million, by deadline, soonest first',
  )
})

test('as one of several to choose from, a reading is told by what sets it apart and by its rows', () => {
  const told = { set, passed: 11, shown: 11, language: 'es' as const }
  const facts = { withoutValue: [], tiedAtLimit: 2 }
  expect(explainChoice({ ...plan, filter: isWork }, { ...told, facts })).toBe('Tipo «Obras» (11 filas)')
  expect(explainChoice({ ...plan, filter: isWork }, { ...told, shown: 1, language: 'en' })).toBe('Type “Obras” (1 row)')
  expect(explainChoice(plan, { ...told, passed: 47, shown: 47 })).toBe('La lista completa: 47 licitaciones')
})

test('an order is told by the column that is meant, whatever name it is shown under', () => {
  const sorted: Partial<Plan> = {
    columns: [{ name: 'Deadline', value: { field: 'c' } }],
    sort: [{ column: 'Deadline', direction: 'ascending' }],
    limit: 5,
  }
  expect(tell(sorted, { passed: 47, language: 'en' })).toBe('Showing 5 of 47 tenders: by deadline, soonest first')
})

test('what a list has no word for in the other language stands in quotation marks', () => {
  const named = { ...set, columns: [{ key: 'b', name: 'Valor del bien mueble', kind: 'money' as const }] }
  expect(tell({ filter: isLarge }, { set: named, language: 'en' })).toBe(
    'Showing 11 of 47 tenders: “Valor del bien mueble” over RD$10 million',
  )
})

test('a day that is asked of a column says already that there is one', () => {
  const open: Condition[] = [
    { kind: 'not', of: { kind: 'date', field: 'c', test: 'before', day: '2026-11-15' } },
    { kind: 'present', field: 'c' },
  ]
  expect(tell({ filter: { kind: 'all', of: open } })).toBe(
    'Mostramos 11 de 47 licitaciones: cierre desde el 15 nov 2026',
  )
})

test('what does not pass is said as what does', () => {
  const not = (of: Condition): Partial<Plan> => ({ filter: { kind: 'not', of } })
  expect(tell(not({ kind: 'present', field: 'e' }))).toBe('Mostramos 11 de 47 licitaciones: sin correo')
  expect(tell(not(isWork))).toBe('Mostramos 11 de 47 licitaciones: tipo distinto de «Obras»')
  expect(tell(not({ kind: 'date', field: 'c', test: 'before', day: '2026-11-15' }))).toBe(
    'Mostramos 11 de 47 licitaciones: cierre desde el 15 nov 2026',
  )
})

test('one day is told as one day, and the whole list as the whole list', () => {
  const day: Condition = { kind: 'date', field: 'c', test: 'between', day: '2026-11-16', upTo: '2026-11-16' }
  expect(tell({ filter: day })).toBe('Mostramos 11 de 47 licitaciones: cierre el 16 nov 2026')
  expect(tell({}, { passed: 47 })).toBe('La lista completa: 47 licitaciones')
  expect(tell({}, { passed: 47, set: { ...set, name: null }, language: 'en' as const })).toBe(
    'The whole list: 47 records',
  )
})

test('sums, counts and groups say what was worked out, with the gaps and ties', () => {
  const sum = { name: 'Total', value: { aggregate: 'sum' as const, field: 'b' } }
  const facts = { withoutValue: [{ field: 'b', records: 5 }], tiedAtLimit: 0 }
  expect(tell({ columns: [sum], filter: isWork }, { facts })).toBe(
    'Suma de presupuesto de 11 de 47 licitaciones: tipo «Obras». 5 filas sin presupuesto no se sumaron.',
  )
  expect(tell({ columns: [{ name: 'N', value: { aggregate: 'count' } }], filter: isWork }, { language: 'en' })).toBe(
    'Counting 11 of 47 tenders: type “Obras”',
  )
  expect(tell({ columns: [sum], groupBy: ['a'] }, { passed: 47 })).toBe(
    'Suma de presupuesto por entidad, de 47 licitaciones',
  )
  const count = { name: 'N', value: { aggregate: 'count' as const } }
  expect(tell({ columns: [count], groupBy: ['a'] }, { passed: 47 })).toBe('Contamos 47 licitaciones por entidad')
  const cheapest: Partial<Plan> = { sort: [{ column: 'b', direction: 'ascending' }], limit: 5 }
  expect(tell(cheapest, { passed: 47, facts: { withoutValue: [], tiedAtLimit: 2 } })).toBe(
    'Mostramos 5 de 47 licitaciones: presupuesto de menor a mayor. Otras 2 filas empatan con la última.',
  )
})

test.each([
  ['es', 'PE', 'más de RD$ 12,345.5'],
  ['es', 'ES', 'más de RD$ 12.345,5'],
  ['es', 'CL', 'más de RD$ 12.345,5'],
  ['en', 'US', 'over RD$12,345.5'],
  ['en', 'ZA', 'over RD$12 345,5'],
] as const)('numbers in a sentence are written as the reader’s country does: %s-%s', (language, region, expected) => {
  const filter: Condition = { kind: 'number', field: 'b', test: 'more', value: 12_345.5 }
  expect(tell({ filter }, { language, region }).replaceAll(/\s/g, ' ')).toContain(expected)
})

test('a day in a sentence is written as the reader’s country does', () => {
  const filter: Condition = { kind: 'date', field: 'c', test: 'before', day: '2026-11-18' }
  expect(tell({ filter }, { language: 'en', region: 'US' })).toContain('Nov 18, 2026')
  expect(tell({ filter }, { language: 'en', region: 'GB' })).toContain('18 Nov 2026')
})
