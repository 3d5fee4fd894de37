import { expect, test } from 'vitest'
import type { SourceSet } from '../record-source.ts'
import { PLAN_VERSION, type Plan } from './plan.ts'
import { widenPlan } from './widen-plan.ts'

const columns = ['Producto', 'Código', 'Precio'].map((name, at) => ({ key: `k${at}`, name, kind: 'text' as const }))
const sets: SourceSet[] = [{ id: 'table-1', name: null, kind: 'table', columns, records: [], pages: 1 }]
const price: Plan = {
  version: PLAN_VERSION,
  asOf: '2026-11-18T12:00:00.000Z',
  timeZone: 'America/Lima',
  set: 'table-1',
  columns: [{ name: 'Precio', value: { field: 'k2' } }],
  filter: null,
  groupBy: [],
  sort: [],
  distinct: true,
  limit: null,
}

test('beside the price that was asked for stands what it is the price of', () => {
  expect(widenPlan(price, sets)).toMatchObject({
    distinct: false,
    columns: [{ name: 'Precio' }, { name: 'Producto', value: { field: 'k0' } }, { name: 'Código' }],
  })
})

test('a figure over many records has nothing beside it', () => {
  const columns: Plan['columns'] = [{ name: 'Promedio', value: { aggregate: 'average', field: 'k2' } }]
  expect(widenPlan({ ...price, columns }, sets)).toBeUndefined()
  expect(widenPlan({ ...price, groupBy: ['k0'] }, sets)).toBeUndefined()
})
