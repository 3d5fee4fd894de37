import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import { flatRows } from '../flat-rows.ts'
import { checkPlan } from '../plan/check-plan.ts'
import { type Condition, Plan } from '../plan/plan.ts'
import { runPlan } from './run-plan.ts'

const number = (value: number) => cell(String(value), { kind: 'number', number: value })
const team = (name: string, city: string, won: number) => ({ name: words(name), city: words(city), won: number(won) })
const set = tableOf({
  columns: [
    { key: 'name', name: 'Team', kind: 'text' },
    { key: 'city', name: 'City', kind: 'text' },
    { key: 'won', name: 'Won', kind: 'number' },
  ],
  rows: [team('Ajax', 'Lima', 3), team('Boca', 'Cusco', 5), team('Colo', 'Lima', 5), team('Deva', 'Puno', 1)],
})
const named = (name: string): Condition => ({ kind: 'text', field: 'name', test: 'equals', values: [name] })

function run(changes: Partial<Plan>, of = set) {
  const plan = Plan.parse({
    version: 1,
    asOf: '2026-11-15T12:00:00Z',
    timeZone: 'UTC',
    set: 'list-1',
    columns: [{ name: 'Team', value: { field: 'name' } }],
    filter: null,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
    ...changes,
  })
  expect(checkPlan(plan, [of])).toEqual([])
  const { table, facts } = runPlan(plan, of)
  return { values: flatRows(table).map(row => Object.values(row)), facts, table }
}

test('the record after and the record before another are found by the order of the page', () => {
  expect(run({ filter: { kind: 'beside', step: 1, of: named('Boca') } }).values).toEqual([['Colo']])
  expect(run({ filter: { kind: 'beside', step: -1, of: named('Boca') } }).values).toEqual([['Ajax']])
  expect(run({ filter: { kind: 'beside', step: -1, of: named('Ajax') } }).values).toEqual([])
})

test('records with the same value as another leave that one out', () => {
  expect(run({ filter: { kind: 'same', field: 'city', as: named('Ajax') } }).values).toEqual([['Colo']])
})

test('records with more or less than another are compared by their own numbers', () => {
  expect(run({ filter: { kind: 'against', field: 'won', test: 'more', of: named('Ajax') } }).values).toEqual([
    ['Boca'],
    ['Colo'],
  ])
  expect(run({ filter: { kind: 'against', field: 'won', test: 'less', of: named('Ajax') } }).values).toEqual([['Deva']])
})

test('a record compared with another by times of the day is later by minutes, in the morning and in the afternoon', () => {
  const bus = (name: string, leaves: string) => ({ name: words(name), leaves: words(leaves) })
  const buses = tableOf({
    columns: [
      { key: 'name', name: 'Bus', kind: 'text' },
      { key: 'leaves', name: 'Leaves', kind: 'text' },
    ],
    rows: [bus('Ica', '7:30 am'), bus('Puno', '7:05 am'), bus('Tacna', '7:45 am'), bus('Lima', '2:15 pm')],
  })
  const filter: Condition = { kind: 'against', field: 'leaves', test: 'more', of: named('Ica'), as: 'clock' }
  expect(run({ filter }, buses).values).toEqual([['Tacna'], ['Lima']])
})

test('those level with the last one are shown where a plan wants them, and counted where not', () => {
  const sort: Plan['sort'] = [{ column: 'won', direction: 'descending' }]
  expect(run({ sort, limit: 1, withTies: true }).values).toEqual([['Boca'], ['Colo']])
  expect(run({ sort, limit: 1 }).facts.tiedAtLimit).toBe(1)
})

test('the last ones as listed are counted from the end', () => {
  expect(run({ limit: 2, fromEnd: true }).values).toEqual([['Colo'], ['Deva']])
})

test('two figures are set against each other, with what they were made of', () => {
  const of = (name: string) => ({ aggregate: 'max' as const, field: 'won', where: named(name) })
  const column = (compare: 'difference' | 'ratio' | 'share') => [
    { name: 'Apart', value: { compare, of: [of('Boca'), of('Deva')] } },
  ]
  const { values, table } = run({ columns: column('difference') })
  expect(values).toEqual([[4]])
  expect(table.rows[0]?.cells.c1?.origin).toMatchObject({ kind: 'derived', inputs: [{ text: '5' }, { text: '1' }] })
  expect(run({ columns: column('ratio') }).values).toEqual([[5]])
})

test('a group says its share of the whole', () => {
  const columns: Plan['columns'] = [
    { name: 'City', value: { field: 'city' } },
    { name: 'Share', value: { aggregate: 'share' } },
  ]
  expect(run({ columns, groupBy: ['city'] }).values).toEqual([
    ['Lima', '50 %'],
    ['Cusco', '25 %'],
    ['Puno', '25 %'],
  ])
})

test('the longest run counts records that stand one after the other', () => {
  const filter: Condition = { kind: 'number', field: 'won', test: 'at-least', value: 3 }
  expect(run({ filter, columns: [{ name: 'Run', value: { aggregate: 'longest-run' } }] }).values).toEqual([[3]])
})

test('records without a number are counted where numbers are added up', () => {
  const gap = { ...set, records: [...set.records, { ...set.records[0], cells: { name: words('Este') } }] } as typeof set
  const plan = {
    version: 1 as const,
    asOf: '2026-11-15T12:00:00Z',
    timeZone: 'UTC',
    set: 'list-1',
    filter: null,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
  }
  const sum: Plan = { ...plan, columns: [{ name: 'Total', value: { aggregate: 'sum', field: 'won' } }] }
  expect(runPlan(sum, gap).facts.withoutValue).toEqual([{ field: 'won', records: 1 }])
})
