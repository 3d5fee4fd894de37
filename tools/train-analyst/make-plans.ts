import type { Condition } from '@sondeo/analyst/plan'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { type ColumnView, type SetView, viewSet } from '@sondeo/analyst/view-set'
import { draw, figureOf, isNamed, listOf, low, type MadePlan } from './made-plan.ts'

/** One plan of every kind that the list has something for. */
export function makePlans(set: SourceSet, random: () => number): MadePlan[] {
  const view = viewSet(set)
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const named = view.columns.filter(column => isNamed(column) && column.filled > 0)
  const numeric = named.filter(({ sort, sortTo, as }) => sort && !sortTo && !as)
  const dated = named.filter(({ shape }) => shape === 'date')
  const grouped = named.filter(
    ({ texts, filled, shape }) => shape === 'text' && texts.length >= 2 && texts.length <= filled * 0.7,
  )
  const name = view.columns[view.nameColumn]
  return [
    ...valuePlans(view, one(grouped), random),
    ...numberPlans(view, one(numeric), random),
    ...dayPlans(view, one(dated), random),
    ...groupPlans(view, one(grouped), one(numeric)),
    ...(name && isPlainName(name) ? namePlans(view, name, one(named.filter(column => column !== name)), random) : []),
    ...(name && isPlainName(name)
      ? ratioPlans(view, name, one(numeric.filter(column => column !== name)), random)
      : []),
    ...discountPlans(view),
    ...presencePlans(view, one(named.filter(({ filled }) => filled < view.rows * 0.9 && filled > view.rows * 0.1))),
    ...columnPlans(view, one(named), one(named), random),
  ]
}

const isPlainName = ({ texts, filled }: ColumnView): boolean => texts.length >= filled * 0.9

function valuePlans(view: SetView, column: ColumnView | undefined, random: () => number): MadePlan[] {
  const text = column?.written[Math.floor(random() * column.written.length)]
  if (!column || !text || text.length > 30 || !/\p{L}{3}/u.test(text)) return []
  const filter: Condition = { kind: 'text', field: column.key, test: 'equals', values: [text] }
  const words = { v: text, h: low(column.name) }
  return [
    listOf(view, 'value', words, { filter }),
    listOf(view, 'not', words, { filter: { kind: 'not', of: filter } }),
    figureOf(view, 'share', words, {
      columns: [
        {
          name: 'n',
          value: {
            compare: 'share',
            of: [
              { aggregate: 'count', where: filter },
              { aggregate: 'count', where: null },
            ],
          },
        },
      ],
    }),
    figureOf(view, 'run', words, { filter, columns: [{ name: 'n', value: { aggregate: 'longest-run' } }] }),
    figureOf(view, 'count', words, { filter, columns: [{ name: 'n', value: { aggregate: 'count' } }] }),
  ]
}

function numberPlans(view: SetView, column: ColumnView | undefined, random: () => number): MadePlan[] {
  if (!column?.sort) return []
  const values = [...new Set(column.sort)].filter(value => !Number.isNaN(value)).toSorted((one, other) => one - other)
  const limit = values[1 + Math.floor(random() * Math.max(1, values.length - 2))]
  if (values.length < 4 || limit === undefined) return []
  const h = low(column.name)
  const test = (kind: 'more' | 'less' | 'at-least') =>
    listOf(
      view,
      kind,
      { h, n: String(limit) },
      { filter: { kind: 'number', field: column.key, test: kind, value: limit } },
    )
  const sorted = (kind: string, direction: 'ascending' | 'descending', count: number | null) =>
    listOf(
      view,
      kind,
      { h, k: String(count ?? '') },
      { sort: [{ column: column.key, direction }], limit: count, filter: { kind: 'present', field: column.key } },
      true,
    )
  const figure = (aggregate: 'sum' | 'average') =>
    figureOf(view, aggregate, { h }, { columns: [{ name: 'n', value: { aggregate, field: column.key } }] })
  const count = 2 + Math.floor(random() * 4)
  return [
    test('more'),
    test('less'),
    test('at-least'),
    sorted('up', 'ascending', null),
    sorted('down', 'descending', null),
    sorted('top', 'descending', count),
    sorted('bottom', 'ascending', count),
    sorted('most', 'descending', 1),
    sorted('least', 'ascending', 1),
    figure('sum'),
    figure('average'),
  ]
}

function dayPlans(view: SetView, column: ColumnView | undefined, random: () => number): MadePlan[] {
  if (!column?.sort) return []
  const days = [...new Set(column.sort)].filter(value => !Number.isNaN(value)).toSorted((one, other) => one - other)
  const limit = days[1 + Math.floor(random() * Math.max(1, days.length - 2))]
  if (days.length < 4 || limit === undefined) return []
  const d = String(limit).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const words = { h: low(column.name), d }
  return (['before', 'after'] as const).map(test =>
    listOf(view, test, words, { filter: { kind: 'date', field: column.key, test, day: d } }),
  )
}

function groupPlans(view: SetView, group: ColumnView | undefined, measure: ColumnView | undefined): MadePlan[] {
  if (!group) return []
  const shown = { name: 'g', value: { field: group.key } }
  const found = [
    figureOf(
      view,
      'group-count',
      { h: low(group.name) },
      {
        columns: [shown, { name: 'n', value: { aggregate: 'count' } }],
        groupBy: [group.key],
        filter: { kind: 'present', field: group.key },
      },
    ),
    figureOf(
      view,
      'group-share',
      { h: low(group.name) },
      {
        columns: [shown, { name: 'n', value: { aggregate: 'share' } }],
        groupBy: [group.key],
        filter: { kind: 'present', field: group.key },
      },
    ),
    figureOf(
      view,
      'frequent',
      { h: low(group.name) },
      {
        columns: [shown, { name: 'n', value: { aggregate: 'count' } }],
        groupBy: [group.key],
        filter: { kind: 'present', field: group.key },
        sort: [{ column: 'n', direction: 'descending' }],
        limit: 1,
      },
    ),
  ]
  if (!measure || measure === group) return found
  const figure = (aggregate: 'sum' | 'average') =>
    figureOf(
      view,
      `group-${aggregate}`,
      { h: low(measure.name), g: low(group.name) },
      {
        columns: [shown, { name: 'n', value: { aggregate, field: measure.key } }],
        groupBy: [group.key],
        filter: { kind: 'present', field: group.key },
      },
    )
  return [...found, figure('sum'), figure('average')]
}

function namePlans(view: SetView, name: ColumnView, wanted: ColumnView | undefined, random: () => number): MadePlan[] {
  const text = name.written[Math.floor(random() * name.written.length)]
  if (!text || text.length > 50 || !wanted) return []
  const filter: Condition = { kind: 'text', field: name.key, test: 'equals', values: [text] }
  const show = (column: ColumnView) => [{ name: 'a', value: { field: column.key } }]
  return [
    figureOf(view, 'lookup', { v: text, h: low(wanted.name) }, { filter, columns: show(wanted) }),
    figureOf(view, 'next', { v: text }, { filter: { kind: 'beside', step: 1, of: filter }, columns: show(name) }),
    figureOf(view, 'previous', { v: text }, { filter: { kind: 'beside', step: -1, of: filter }, columns: show(name) }),
    figureOf(view, 'last', { h: low(name.name) }, { columns: show(name), limit: 1, fromEnd: true }),
  ]
}

/** How many times one record's figure is that of another. */
function ratioPlans(
  view: SetView,
  name: ColumnView,
  measure: ColumnView | undefined,
  random: () => number,
): MadePlan[] {
  const [v, w] = draw(name.written, 2, random)
  if (!measure || !v || !w || v.length > 40 || w.length > 40) return []
  const of = [v, w].map(text => ({
    aggregate: 'max' as const,
    field: measure.key,
    where: { kind: 'text' as const, field: name.key, test: 'equals' as const, values: [text] },
  }))
  return [
    figureOf(
      view,
      'ratio',
      { v, w, h: low(measure.name) },
      { columns: [{ name: 'n', value: { compare: 'ratio', of } }] },
    ),
  ]
}

/** Two amounts of which one is always above the other: what was asked before, and what is asked now. */
export function findOffers(view: SetView): { was: ColumnView; now: ColumnView; count: number } | null {
  const amounts = view.columns.filter(({ shape }) => shape === 'money')
  for (const was of amounts)
    for (const now of amounts) {
      const rows = Array.from(
        { length: view.rows },
        (_, row) => [was.sort?.[row] ?? Number.NaN, now.sort?.[row] ?? Number.NaN] as const,
      )
      const both = rows.filter(([one, other]) => !Number.isNaN(one) && !Number.isNaN(other))
      if (was !== now && both.length >= 3 && both.every(([one, other]) => other < one))
        return { was, now, count: both.length }
    }
  return null
}

function discountPlans(view: SetView): MadePlan[] {
  const offers = findOffers(view)
  if (!offers) return []
  const { was, now } = offers
  const keys = [...new Set([view.columns[view.nameColumn]?.key ?? '', was.key, now.key])]
  const columns = keys.map((key, at) => ({ name: `${at}`, value: { field: key } }))
  const present = [was.key, now.key].map((field): Condition => ({ kind: 'present', field }))
  const discount = { name: 'n', value: { formula: 'discount' as const, field: was.key, now: now.key } }
  return [figureOf(view, 'discount', {}, { columns: [...columns, discount], filter: { kind: 'all', of: present } })]
}

function presencePlans(view: SetView, column: ColumnView | undefined): MadePlan[] {
  if (!column) return []
  const present: Condition = { kind: 'present', field: column.key }
  const words = { h: low(column.name) }
  return [
    listOf(view, 'with', words, { filter: present }),
    listOf(view, 'without', words, { filter: { kind: 'not', of: present } }),
  ]
}

function columnPlans(
  view: SetView,
  one: ColumnView | undefined,
  other: ColumnView | undefined,
  random: () => number,
): MadePlan[] {
  const all = [listOf(view, 'all', {}, {})]
  if (random() < 0.7)
    all.push(figureOf(view, 'count-all', {}, { columns: [{ name: 'n', value: { aggregate: 'count' } }] }))
  if (!one || !other || one === other) return all
  const columns = [one, other].map(({ key }, at) => ({ name: `${at}`, value: { field: key } }))
  return [...all, figureOf(view, 'columns', { h: low(one.name), g: low(other.name) }, { columns })]
}
