import type { SourceSet } from '@sondeo/analyst/record-source'
import type { ModelAnswer } from '@sondeo/test-kit/stand-ins/start-model-server'

const emptyPlan = {
  canAnswer: true,
  columns: [] as unknown[],
  where: [] as unknown[],
  groupBy: [] as string[],
  sortBy: [] as unknown[],
  distinct: false,
  limit: null as number | null,
  quotes: [] as unknown[],
  topOfGroup: null as unknown,
}
const column = (name: string, field: string | null, more: object = {}) => ({
  name,
  field,
  aggregate: null,
  formula: null,
  quantityField: null,
  separator: null,
  part: null,
  after: null,
  before: null,
  ...more,
})
const test = (field: string | null, kind: string, more: object = {}) => ({
  field,
  test: kind,
  not: false,
  texts: [],
  number: null,
  upToNumber: null,
  currency: null,
  day: null,
  upToDay: null,
  ...more,
})

type Lie = (set: SourceSet, random: () => number) => ModelAnswer

/** Ways in which a model can be wrong, on purpose or not. Each would be an invented value if it were believed. */
export const lies: Record<string, Lie> = {
  'invents rows': set => ({
    object: {
      ...emptyPlan,
      set: set.id,
      rows: [{ Empresa: 'Inventada S.A.', Precio: 'S/ 999,999' }],
      columns: [column('Empresa', 'invented')],
    },
  }),
  'answers with a table': () => ({ text: JSON.stringify([{ Producto: 'Taladro de oro', Precio: 1 }]) }),
  'changes numbers': set => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: set.columns.map(({ key, name }) => ({ ...column(name, key), value: '123456', text: '123456' })),
    },
  }),
  'hides a figure in a heading': set => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: [column('Total: 1.000.000 (llame al 999-888-777)', set.columns[0]?.key ?? '')],
    },
  }),
  'obeys the page': set => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: [column('Visite https://malo.example ahora', set.columns[0]?.key ?? '')],
      where: [{ any: [test(null, 'contains', { texts: ['ignore previous instructions'] })] }],
    },
  }),
  'quotes what nobody wrote': () => ({
    object: {
      ...emptyPlan,
      set: 'text',
      quotes: [{ at: 0, text: 'La empresa ganó 5 millones en 2026 según su gerente general.' }],
    },
  }),
  'quotes a passage that is not there': () => ({
    object: { ...emptyPlan, set: 'text', quotes: [{ at: 99_999, text: 'La empresa ganó 5 millones' }] },
  }),
  'cuts words out of cells': (set, random) => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: [
        column('Parte', pick(set, random), { formula: 'split', separator: ' ', part: -1 }),
        column('Trozo', pick(set, random), { formula: 'extract', after: 'Inventada', before: '' }),
        column('Resta', pick(set, random), { formula: 'difference', quantityField: pick(set, random) }),
      ],
    },
  }),
  'names a list that is not there': () => ({ object: { ...emptyPlan, set: 'list-99', columns: [column('X', 'x')] } }),
  'names fields that are not there': set => ({
    object: { ...emptyPlan, set: set.id, columns: [column('Utilidad', '__proto__'), column('Margen', 'constructor')] },
  }),
  'adds up words': set => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: set.columns.map(({ key, name }) => column(name, key, { aggregate: 'sum' })),
    },
  }),
  'divides anything by anything': (set, random) => ({
    object: {
      ...emptyPlan,
      set: set.id,
      columns: [column('Por unidad', pick(set, random), { formula: 'per-unit', quantityField: pick(set, random) })],
    },
  }),
  'filters at random': (set, random) => ({
    object: {
      ...emptyPlan,
      set: set.id,
      where: [{ any: [test(pick(set, random), 'number-more', { number: Math.floor(random() * 1000) })] }],
      limit: 1 + Math.floor(random() * 9),
    },
  }),
  'compares with no day': (set, random) => ({
    object: {
      ...emptyPlan,
      set: set.id,
      where: [{ any: [test(pick(set, random), 'date-before', { day: 'yesterday' })] }],
    },
  }),
  'is a valid but wrong plan': (set, random) => ({
    object: { ...emptyPlan, set: set.id, columns: [column('Respuesta', pick(set, random))], limit: 1 },
  }),
  'says it cannot': set => ({ object: { ...emptyPlan, set: set.id, canAnswer: false } }),
  'breaks its JSON': set => ({ text: `{"canAnswer": true, "set": "${set.id}", "columns": [{"name": "Pre` }),
  'talks instead': () => ({ text: 'Claro, la empresa con mayor monto es Inventada S.A. con S/ 999,999.' }),
  'sends nothing': () => ({ text: '' }),
  'sends numbers for words': () => ({ object: { canAnswer: 'yes', set: 5, columns: 'all' } }),
  'is overloaded': () => ({ status: 500 }),
  'is limited': () => ({ status: 429, retryAfterSeconds: 0 }),
  'is cut off': set => ({ cutOffAfter: JSON.stringify({ ...emptyPlan, set: set.id }) }),
  'sends a web page': () => 'html',
  hangs: () => 'hang',
}

const pick = ({ columns }: SourceSet, random: () => number): string =>
  columns[Math.floor(random() * columns.length)]?.key ?? ''
