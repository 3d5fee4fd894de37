import { expect, test } from 'vitest'
import { explainPlan } from './explain-plan.ts'
import type { Plan } from './plan/plan.ts'
import type { SourceSet } from './record-source.ts'

const set: SourceSet = {
  id: 'list-1',
  name: 'Licitaciones',
  kind: 'list',
  pages: 5,
  columns: [
    { key: 'a', name: 'Entidad', kind: 'text' },
    { key: 'b', name: 'Monto', kind: 'money' },
    { key: 'c', name: 'Cierre', kind: 'date' },
  ],
  records: Array.from({ length: 47 }, () => ({ cells: {}, pageId: 'p', url: '', detailUrl: null })),
}
const plan: Plan = {
  version: 1,
  asOf: '2026-11-15T12:00:00Z',
  timeZone: 'America/Lima',
  set: 'list-1',
  columns: [{ name: 'Cierre', value: { field: 'c' } }],
  filter: {
    kind: 'all',
    of: [
      { kind: 'text', field: 'a', test: 'contains', values: ['Salud'] },
      { kind: 'number', field: 'b', test: 'more', value: 200_000 },
      { kind: 'date', field: 'c', test: 'between', day: '2026-11-16', upTo: '2026-11-22' },
    ],
  },
  groupBy: [],
  sort: [{ column: 'Cierre', direction: 'ascending' }],
  distinct: false,
  limit: 5,
}

test('a plan is told in one sentence, in the language of the user', () => {
  expect(explainPlan(plan, { set, passed: 6, language: 'es' })).toBe(
    '47 licitaciones → 6: entidad contiene «Salud», monto > 200 000, cierre del 16 nov 2026 al 22 nov 2026, por cierre, de menor a mayor, los primeros 5',
  )
  expect(explainPlan(plan, { set, passed: 6, language: 'en' })).toBe(
    '47 licitaciones → 6: entidad contains “Salud”, monto > 200,000, cierre from Nov 16, 2026 to Nov 22, 2026, by cierre, lowest first, the first 5',
  )
})

test('without conditions only the counts are told', () => {
  const all = { ...plan, filter: null, sort: [], limit: null }
  expect(explainPlan(all, { set: { ...set, name: null }, passed: 47, language: 'es' })).toBe('47 registros → 47')
})
