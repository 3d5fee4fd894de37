import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import { PLAN_VERSION, type Plan } from '../plan/plan.ts'
import { carriesOut, listEffects } from './carries-out.ts'
import { describeFields } from './describe-fields.ts'
import type { Cue } from './grammar/cues.data.ts'

const set = tableOf({
  columns: [
    { key: 'name', name: 'Producto', kind: 'text' },
    { key: 'price', name: 'Precio', kind: 'money' },
    { key: 'stars', name: 'Calificación', kind: 'number' },
  ],
  rows: [1, 2, 3].map(n => ({
    name: words(`Taladro ${'abc'[n]}`),
    price: cell(`S/ ${n}`, { kind: 'money', amount: n, currency: 'PEN', sign: 'S/' }),
    stars: cell(`${n}`, { kind: 'number', number: n }),
  })),
})
const does = (cue: Cue, changes: Partial<Plan>) => {
  const plan: Plan = {
    version: PLAN_VERSION,
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'UTC',
    set: set.id,
    columns: [{ name: 'Producto', value: { field: 'name' } }],
    filter: null,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
    ...changes,
  }
  return carriesOut(cue, listEffects(plan, describeFields(set)))
}
const sortBy = (column: string, direction: 'ascending' | 'descending') => ({ sort: [{ column, direction }] })

test.each<[string, Cue, Partial<Plan>, boolean]>([
  ['the dearest by the highest price', 'max-price', sortBy('price', 'descending'), true],
  ['the dearest by the lowest price', 'max-price', sortBy('price', 'ascending'), false],
  ['the dearest by the best rating', 'max-price', sortBy('stars', 'descending'), false],
  ['the best by the best rating', 'max-rating', sortBy('stars', 'descending'), true],
  ['the cheapest of each group', 'min-price', { topOfGroup: { field: 'price', direction: 'ascending' } }, true],
  [
    'the cheapest as the least of all',
    'min-price',
    { columns: [{ name: 'Mínimo', value: { aggregate: 'min', field: 'price' } }] },
    true,
  ],
  ['below by a limit', 'less', { filter: { kind: 'number', field: 'price', test: 'less', value: 2 } }, true],
  [
    'below by the contrary limit',
    'less',
    { filter: { kind: 'number', field: 'price', test: 'more', value: 2 } },
    false,
  ],
  [
    'an average by a sum',
    'average',
    { columns: [{ name: 'Total', value: { aggregate: 'sum', field: 'price' } }] },
    false,
  ],
  ['"without" by nothing', 'without', {}, false],
  ['"without" by a negation', 'without', { filter: { kind: 'not', of: { kind: 'present', field: 'price' } } }, true],
  ['a greeting by anything', 'greeting', sortBy('price', 'descending'), false],
])('%s', (_, cue, plan, expected) => {
  expect(does(cue, plan)).toBe(expected)
})
