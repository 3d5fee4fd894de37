import { expect, test } from 'vitest'
import { cell } from '../../test/source-set.ts'
import { checkPlan } from '../plan/check-plan.ts'
import type { Condition, Plan, PlanColumn } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'
import { runPlan } from './run-plan.ts'

const tenders: [entity: string, amount: number, closes: string, mail: string][] = [
  ['Ministerio de Salud', 262_515, '2026-12-03', 'compras@salud.example'],
  ['Ministerio de Educación', 90_000, '2026-11-20', ''],
  ['Hospital de Salud Norte', 310_000.5, '2026-11-18', 'logistica@norte.example'],
  ['Municipalidad de Lima', 45_000, '2027-01-10', 'mesa@lima.example'],
]

const set: SourceSet = {
  id: 'list-1',
  name: 'Licitaciones',
  kind: 'list',
  pages: 1,
  columns: [
    { key: 'entidad', name: 'Entidad', kind: 'text' },
    { key: 'monto', name: 'Monto', kind: 'money' },
    { key: 'cierre', name: 'Cierre', kind: 'date' },
    { key: 'correo', name: 'Correo', kind: 'email' },
  ],
  records: tenders.map(([entity, amount, closes, mail], index) => ({
    pageId: 'p1',
    url: 'https://portal.example/licitaciones',
    detailUrl: null,
    cells: {
      entidad: cell(entity, { kind: 'text', text: entity }, `${index}/0`),
      monto: cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' }, `${index}/1`),
      cierre: cell(closes, { kind: 'date', date: closes }, `${index}/2`),
      ...(mail && { correo: cell(mail, { kind: 'email', email: mail }, `${index}/3`) }),
    },
  })),
}

const field = (name: string, key: string): PlanColumn => ({ name, value: { field: key } })
const plan = (changes: Partial<Plan>): Plan => ({
  version: 1,
  asOf: '2026-11-15T12:00:00Z',
  timeZone: 'America/Lima',
  set: 'list-1',
  columns: [field('Entidad', 'entidad'), field('Monto', 'monto')],
  filter: null,
  groupBy: [],
  sort: [],
  distinct: false,
  limit: null,
  ...changes,
})
const textsOf = (changes: Partial<Plan>) =>
  runPlan(plan(changes), set).table.rows.map(row => Object.values(row.cells).map(({ text }) => text))
const entities = (filter: Condition) => textsOf({ filter, columns: [field('Entidad', 'entidad')] }).flat()

test('every record comes back, in the order of the page, each cell with its place', () => {
  const { table, recordsPassed } = runPlan(plan({}), set)
  expect(recordsPassed).toBe(4)
  expect(table.rows[1]?.cells.c1).toEqual({
    text: 'Ministerio de Educación',
    value: { kind: 'text', text: 'Ministerio de Educación' },
    origin: {
      kind: 'page',
      pageId: 'p1',
      url: 'https://portal.example/licitaciones',
      place: { kind: 'text', path: '1/0', start: 0, end: 23 },
    },
  })
})

test('conditions on text ignore case and accents, and combine', () => {
  const health: Condition = { kind: 'text', field: 'entidad', test: 'contains', values: ['SALÚD'] }
  const dear: Condition = { kind: 'number', field: 'monto', test: 'more', value: 300_000 }
  expect(entities(health)).toEqual(['Ministerio de Salud', 'Hospital de Salud Norte'])
  expect(entities({ kind: 'all', of: [health, dear] })).toEqual(['Hospital de Salud Norte'])
  expect(entities({ kind: 'any', of: [dear, { kind: 'not', of: health }] })).toHaveLength(3)
  expect(entities({ kind: 'present', field: 'correo' })).toHaveLength(3)
  expect(entities({ kind: 'anywhere', values: ['lima.example'] })).toEqual(['Municipalidad de Lima'])
  expect(entities({ kind: 'text', field: 'entidad', test: 'contains-word', values: ['educacion'] })).toHaveLength(1)
  expect(entities({ kind: 'text', field: 'entidad', test: 'contains-word', values: ['educa'] })).toHaveLength(0)
})

test('days are compared as days, and another currency never passes', () => {
  const soon: Condition = { kind: 'date', field: 'cierre', test: 'between', day: '2026-11-15', upTo: '2026-11-20' }
  expect(entities(soon)).toEqual(['Ministerio de Educación', 'Hospital de Salud Norte'])
  expect(entities({ kind: 'number', field: 'monto', test: 'more', value: 1, currency: 'USD' })).toEqual([])
})

test('sorting is by value, what is missing goes last, and a limit cuts after sorting', () => {
  const sort = [{ column: 'Monto', direction: 'descending' as const }]
  expect(textsOf({ sort, limit: 2 }).map(([entity]) => entity)).toEqual([
    'Hospital de Salud Norte',
    'Ministerio de Salud',
  ])
  const byMail = textsOf({
    columns: [field('Correo', 'correo')],
    sort: [{ column: 'Correo', direction: 'descending' }],
  })
  expect(byMail.at(-1)).toEqual([''])
})

test('derived cells name their formula and inputs', () => {
  const columns: PlanColumn[] = [
    { name: 'Días', value: { formula: 'days-until', field: 'cierre' } },
    { name: 'Dominio', value: { formula: 'email-domain', field: 'correo' } },
    { name: 'Tipo', value: { formula: 'split', field: 'entidad', separator: ' de ', part: 0 } },
    { name: 'Buzón', value: { formula: 'extract', field: 'correo', after: '', before: '@', take: 'text' } },
  ]
  expect(textsOf({ columns })[0]).toEqual(['18', 'salud.example', 'Ministerio', 'compras'])
  const origin = runPlan(plan({ columns }), set).table.rows[0]?.cells.c1?.origin
  expect(origin).toMatchObject({
    kind: 'derived',
    formula: 'days-until',
    inputs: [{ name: 'Cierre', text: '2026-12-03' }],
  })
})

test('groups are counted and added up, and a question for one figure gives one row', () => {
  const columns: PlanColumn[] = [
    { name: 'Cuántas', value: { aggregate: 'count' } },
    { name: 'Total', value: { aggregate: 'sum', field: 'monto' } },
    { name: 'Último cierre', value: { aggregate: 'max', field: 'cierre' } },
  ]
  expect(textsOf({ columns })).toEqual([['4', '707515.5', '2027-01-10']])
  expect(textsOf({ columns, filter: { kind: 'anywhere', values: ['nothing like it'] } })).toEqual([['0', '', '']])
})

test('a plan that names what is not there is refused with words a planner can act on', () => {
  expect(checkPlan(plan({ set: 'list-9' }), [set])).toEqual(['There is no set "list-9"; there are list-1.'])
  expect(checkPlan(plan({ columns: [field('X', 'precio')] }), [set])[0]).toContain('no field "precio"')
  expect(checkPlan(plan({ sort: [{ column: 'Precio', direction: 'ascending' }] }), [set])[0]).toContain('Precio')
  const mixed = [field('Entidad', 'entidad'), { name: 'N', value: { aggregate: 'count' as const } }]
  expect(checkPlan(plan({ columns: mixed }), [set])[0]).toContain('groupBy')
  expect(checkPlan(plan({}), [set])).toEqual([])
})

test('groups can be made by what is worked out of a record, and small ones left out', () => {
  const byMonth = plan({
    columns: [
      { name: 'Mes', value: { formula: 'month', field: 'cierre' } },
      { name: 'Cantidad', value: { aggregate: 'count' } },
      { name: 'Mediana', value: { aggregate: 'median', field: 'monto' } },
    ],
    groupBy: ['Mes'],
    sort: [{ column: 'Mes', direction: 'ascending' }],
  })
  expect(checkPlan(byMonth, [set])).toEqual([])
  const rowsOf = (changes: Partial<Plan>) =>
    runPlan({ ...byMonth, ...changes }, set).table.rows.map(({ cells }) => Object.values(cells).map(({ text }) => text))
  expect(rowsOf({})).toEqual([
    ['2026-11', '2', '200000.25'],
    ['2026-12', '1', '262515'],
    ['2027-01', '1', '45000'],
  ])
  expect(rowsOf({ having: { column: 'Cantidad', test: 'more', value: 1 } })).toEqual([['2026-11', '2', '200000.25']])
  expect(rowsOf({ skip: 1, limit: 1 })).toEqual([['2026-12', '1', '262515']])
  expect(checkPlan({ ...byMonth, groupBy: ['Semana'] }, [set])).toHaveLength(1)
  expect(checkPlan({ ...byMonth, having: { column: 'Mes', test: 'more', value: 1 } }, [set])).toHaveLength(1)
})

test('the record on top stands for its group, or the first few', () => {
  const columns: PlanColumn[] = [
    field('Entidad', 'entidad'),
    { name: 'Año', value: { formula: 'year', field: 'cierre' } },
  ]
  const run = (count?: number) =>
    runPlan(
      plan({
        columns,
        groupBy: ['Año'],
        topOfGroup: { field: 'monto', direction: 'descending', ...(count && { count }) },
      }),
      set,
    ).table.rows.map(({ cells }) => cells.c1?.text)
  expect(run()).toEqual(['Hospital de Salud Norte', 'Municipalidad de Lima'])
  expect(run(2)).toEqual(['Hospital de Salud Norte', 'Ministerio de Salud', 'Municipalidad de Lima'])
})

test('a difference names both its inputs', () => {
  const columns: PlanColumn[] = [{ name: 'Resta', value: { formula: 'difference', field: 'monto', minus: 'monto' } }]
  const [row] = runPlan(plan({ columns }), set).table.rows
  expect(row?.cells.c1).toMatchObject({ text: '0', origin: { formula: 'difference', inputs: [{}, {}] } })
})
