import { expect, test } from 'vitest'
import type { Plan } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'
import type { OtherReading } from './label-readings.ts'
import { labelReadings, ownLabel } from './label-readings.ts'

const set: SourceSet = {
  id: 'list-1',
  name: null,
  kind: 'table',
  pages: 1,
  columns: [
    { key: 'a', name: 'Objeto', kind: 'text' },
    { key: 'b', name: 'Cierre', kind: 'date' },
    { key: 'c', name: 'Publicación', kind: 'date' },
  ],
  records: [],
}
const inNovember = (field: string): Plan => ({
  version: 1,
  asOf: '2026-11-15T12:00:00Z',
  timeZone: 'America/Lima',
  set: 'list-1',
  columns: [{ name: 'Objeto', value: { field: 'a' } }],
  filter: { kind: 'date', field, test: 'between', day: '2026-11-01', upTo: '2026-11-30' },
  groupBy: [],
  sort: [],
  distinct: false,
  limit: null,
})
const other = (plan: Plan): OtherReading => ({ plan, explanation: 'otra lectura', probability: 0.3 })

test('a reading by another column is told by that column', () => {
  const others = labelReadings(inNovember('b'), [other(inNovember('c'))], [set])
  expect(others.map(({ label }) => label)).toEqual(['Publicación'])
  expect(ownLabel(inNovember('b'), others, [set])).toBe('Cierre')
})

test('a reading that differs in more than one way, or in the list, keeps its whole sentence', () => {
  const sorted: Plan = { ...inNovember('c'), sort: [{ column: 'Objeto', direction: 'ascending' }] }
  const elsewhere: Plan = { ...inNovember('c'), set: 'list-2' }
  const others = labelReadings(inNovember('b'), [other(sorted), other(elsewhere)], [set])
  expect(others.map(({ label }) => label)).toEqual([undefined, undefined])
})
