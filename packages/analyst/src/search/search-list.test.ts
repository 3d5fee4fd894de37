import { makeRandom } from '@sondeo/test-kit/make-random'
import { expect, test } from 'vitest'
import { cell, tableOf, words } from '../../test/source-set.ts'
import { flatRows } from '../flat-rows.ts'
import { readAsked } from '../propose/read-asked.ts'
import { runPlan } from '../run/run-plan.ts'
import { addContext } from './add-context.ts'
import { keyOfCandidate, keyOfRun } from './answer-key.ts'
import { buildCandidatePlan } from './build-plan.ts'
import { allProposers, searchList } from './search-list.ts'
import { viewSet } from './view-set.ts'

const money = (amount: number) => cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' })
const day = (date: string) => cell(date, { kind: 'date', date })
const tender = (name: string, city: string, amount: number, closes: string) => ({
  name: words(name),
  city: words(city),
  amount: money(amount),
  closes: day(closes),
})
const set = tableOf({
  columns: [
    { key: 'name', name: 'Título', kind: 'text' },
    { key: 'city', name: 'Ciudad', kind: 'text' },
    { key: 'amount', name: 'Monto', kind: 'money' },
    { key: 'closes', name: 'Cierre', kind: 'date' },
  ],
  rows: [
    tender('Limpieza de oficinas', 'Lima', 1200, '2026-11-20'),
    tender('Compra de laptops', 'Cusco', 5400, '2026-12-01'),
    tender('Limpieza de hospital', 'Cusco', 900, '2026-12-15'),
    tender('Obra vial', 'Puno', 80_000, '2027-01-10'),
    tender('Obra de riego', 'Lima', 80_000, '2026-11-30'),
  ],
})
const moment = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC', language: 'es' as const }
const questions = [
  '¿cuántas obras hay en Lima?',
  'limpieza en Cusco con monto mayor a 1000',
  'cheapest tender closing before December 1, 2026',
  'la que cierra después de Obra vial',
  'monto total por ciudad',
]
const search = (question: string, proposers = allProposers) =>
  searchList({ asked: readAsked(question, moment), view: viewSet(set), proposers })

test('the order of the proposers changes nothing', () => {
  const random = makeRandom(25)
  for (let round = 0; round < 40; round++) {
    const order = allProposers.map(one => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
    const question = questions[round % questions.length] ?? ''
    const [usual, other] = [
      search(question),
      search(
        question,
        order.map(({ one }) => one),
      ),
    ]
    expect(other.candidates).toEqual(usual.candidates)
    expect(other.described).toEqual(usual.described)
  }
})

test.each(questions)('what the search says comes out of a reading is what its plan gives: %s', question => {
  const { candidates, scene, named } = search(question)
  const build = { view: scene.view, filters: scene.filters, named, moment }
  let compared = 0
  for (const candidate of candidates) {
    const { operation, rows, figure } = candidate
    const plan = buildCandidatePlan(candidate, build)
    const { table } = runPlan(plan, set)
    const where = `${operation} ${JSON.stringify(plan.filter)}`
    if (!rows) {
      const [only] = Object.values(flatRows(table)[0] ?? {})
      // Days are compared as days, not as the numbers that sort them.
      if (!['max', 'min', 'range'].includes(operation) && typeof only === 'number') {
        expect(only, where).toBeCloseTo(figure, 1)
        compared++
      }
    } else if (candidate.column >= 0 && !operation.startsWith('group-') && !operation.endsWith('-frequent')) {
      expect(keyOfRun(plan, runPlan(plan, set), scene.view), where).toBe(
        keyOfCandidate(candidate, scene.view, table.columns.length),
      )
      compared++
    }
  }
  expect(compared).toBeGreaterThan(30)
})

test('what was held against a limit stands beside the answer, after what names the record', () => {
  const { scene, candidates, named } = search('¿qué ciudades tienen un monto mayor a 1000?')
  const build = { view: scene.view, filters: scene.filters, named, moment }
  const isLimit = ({ kind }: { kind: string }) => kind === 'number'
  const wanted = candidates.find(
    ({ operation, column, filter }) =>
      operation === 'pick' && column === 1 && scene.filters[filter]?.fragments.every(isLimit) === true && filter > 0,
  )
  if (!wanted) throw new Error('no such reading')
  const plan = addContext(buildCandidatePlan(wanted, build), build)
  expect(plan.columns.map(({ value }) => ('field' in value ? value.field : ''))).toEqual(['city', 'name', 'amount'])
})

test.each([
  ['sum-share', 'qué porcentaje del monto es de Lima'],
  ['ratio', 'how many times the monto of Obra vial is that of Limpieza de hospital'],
] as const)('%s is among the readings', (operation, question) => {
  expect(search(question).candidates.map(one => one.operation)).toContain(operation)
})

test('no proposer takes words from another: one word may be a value, a limit and a heading', () => {
  const { scene } = search('monto 900')
  const kinds = new Set(scene.filters.flatMap(({ fragments }) => fragments.map(({ kind }) => kind)))
  expect(kinds).toContain('number')
  expect(scene.namings[2]?.level).toBe(2)
})
