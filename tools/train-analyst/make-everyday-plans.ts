import type { Condition, Plan } from '@sondeo/analyst/plan'
import type { ColumnView, SetView } from '@sondeo/analyst/view-set'
import { dayVerbs, ratingHeading } from './everyday-wordings.data.ts'
import { isNamed, low, type MadePlan, wholeList } from './made-plan.ts'
import { findOffers } from './make-plans.ts'

type Draw = <Item>(items: readonly Item[]) => Item | undefined
type Words = Record<string, string>

/** What people of small firms ask for: two wishes in one, orders by day, sums by group, offers, what is best. */
export function makeEverydayPlans(view: SetView, random: () => number): MadePlan[] {
  const one: Draw = items => items[Math.floor(random() * items.length)]
  const named = view.columns.filter(column => isNamed(column) && column.filled > 0)
  const grouped = named.filter(
    ({ texts, filled, shape }) => shape === 'text' && texts.length >= 2 && texts.length <= filled * 0.7,
  )
  const amounts = named.filter(({ shape }) => shape === 'money')
  const [amount] = amounts
  const value = drawValue(one(grouped), one)
  const k = String(2 + Math.floor(random() * 6))
  const make = { view, k, value, one }
  return [
    // Whoever says neither heading nor column can only mean the one amount there is.
    ...dayPlans(one(named.filter(({ shape }) => shape === 'date')), amounts.length === 1 ? amount : undefined, make),
    ...(amounts.length === 1 && amount ? amountPlans(amount, one(grouped), make) : []),
    ...ratingPlans(
      named.find(({ name, sort }) => sort && ratingHeading.test(name)),
      make,
    ),
    ...offerPlans(make),
    ...fieldPlans(named, grouped, make),
  ]
}

/** Seen from Sunday, 15 November 2026. */
const spans = [
  { kind: 'week', from: '2026-11-09', to: '2026-11-15' },
  { kind: 'next-week', from: '2026-11-16', to: '2026-11-22' },
  { kind: 'month', from: '2026-11-01', to: '2026-11-30' },
]

type Value = { text: string; condition: Condition }
type Make = { view: SetView; k: string; value: Value | undefined; one: Draw }

function drawValue(column: ColumnView | undefined, one: Draw): Value | undefined {
  const text = column && one(column.written)
  if (!column || !text || text.length > 30 || !/\p{L}{3}/u.test(text)) return undefined
  return { text, condition: { kind: 'text', field: column.key, test: 'equals', values: [text] } }
}

const made = (view: SetView, kind: string, words: Words, changes: Partial<Plan>): MadePlan => ({
  kind,
  words,
  plan: { ...wholeList(view), ...changes },
  columns: 'all',
  ordered: changes.sort !== undefined,
})

const both = (...of: (Condition | undefined)[]): Condition => ({ kind: 'all', of: of.filter(one => one !== undefined) })

function dayPlans(
  day: ColumnView | undefined,
  amount: ColumnView | undefined,
  { view, k, value, one }: Make,
): MadePlan[] {
  if (!day?.sort) return []
  const verbs = one(dayVerbs.filter(({ heading }) => heading.test(day.name)))
  const [c = 'van', c1 = 'va', c1r = 'llegar'] = verbs?.es ?? []
  const [cEn = 'come', cing = 'coming', ced = 'come'] = verbs?.en ?? []
  const words = { k, h: low(day.name), c, c1, c1r, cEn, cing, ced }
  const present: Condition = { kind: 'present', field: day.key }
  const sort = [{ column: day.key, direction: 'ascending' as const }]
  const today = '2026-11-15'
  const found = [
    made(view, 'soonest-few', words, { filter: present, sort, limit: Number(k) }),
    made(view, 'soonest', words, { filter: present, sort }),
    made(view, 'latest', words, {
      filter: present,
      sort: [{ column: day.key, direction: 'descending' }],
      limit: Number(k),
    }),
  ]
  for (const { kind, from, to } of spans)
    if (verbs) {
      const test: Condition = { kind: 'date', field: day.key, test: 'between', day: from, upTo: to }
      found.push(made(view, kind, words, { filter: test }))
    }
  if (verbs && /cierr|venc|acab|termin/.test(c))
    found.push(
      made(view, 'open', words, { filter: { kind: 'date', field: day.key, test: 'after', day: '2026-11-14' } }),
      made(view, 'gone', words, { filter: { kind: 'date', field: day.key, test: 'before', day: today } }),
    )
  const nearest = Math.min(...day.sort.filter(value => !Number.isNaN(value)))
  // Where two are level nobody can say which one is meant.
  if (verbs && day.sort.filter(value => value === nearest).length === 1)
    found.push(made(view, 'soonest-one', words, { filter: present, sort, limit: 1 }))
  const limit = amount && drawLimit(amount, one)
  if (amount && limit !== undefined && verbs)
    found.push(
      made(
        view,
        'more-soonest',
        { ...words, n: String(limit), m: low(amount.name) },
        { filter: { kind: 'number', field: amount.key, test: 'more', value: limit }, sort },
      ),
    )
  if (amount && value && limit !== undefined)
    found.push(
      made(
        view,
        'value-more-soonest',
        { ...words, v: low(value.text), n: String(limit), m: low(amount.name) },
        { filter: both(value.condition, { kind: 'number', field: amount.key, test: 'more', value: limit }), sort },
      ),
    )
  return found
}

function drawLimit({ sort }: ColumnView, one: Draw): number | undefined {
  const values = [...new Set(sort ?? [])].filter(value => !Number.isNaN(value)).toSorted((a, b) => a - b)
  return values.length < 4 ? undefined : one(values.slice(1, -1))
}

function amountPlans(amount: ColumnView, group: ColumnView | undefined, { view, k, value, one }: Make): MadePlan[] {
  const [field, limit] = [amount.key, drawLimit(amount, one)]
  const words: Words = { k, m: low(amount.name), n: String(limit), v: low(value?.text ?? '') }
  const present: Condition = { kind: 'present', field }
  const [up, down] = [
    [{ column: field, direction: 'ascending' as const }],
    [{ column: field, direction: 'descending' as const }],
  ]
  const total = { name: 'n', value: { aggregate: 'sum' as const, field } }
  const found = [
    made(view, 'cheapest', words, { filter: present, sort: up, limit: Number(k) }),
    made(view, 'dearest', words, { filter: present, sort: down, limit: Number(k) }),
    made(view, 'sum-all', words, { columns: [total] }),
  ]
  const average = { name: 'n', value: { aggregate: 'average' as const, field } }
  const groupBy = group
    ? [
        { kind: 'sum-by', figure: total },
        { kind: 'average-by', figure: average },
      ]
    : []
  for (const { kind, figure } of groupBy)
    if (group)
      found.push({
        ...made(
          view,
          kind,
          { ...words, g: low(group.name) },
          { columns: [{ name: 'g', value: { field: group.key } }, figure], groupBy: [group.key], filter: null },
        ),
        columns: 'named',
      })
  const test = (kind: 'less' | 'more'): Condition => ({ kind: 'number', field, test: kind, value: limit ?? 0 })
  if (limit !== undefined) found.push(made(view, 'less-up', words, { filter: test('less'), sort: up }))
  if (!value || limit === undefined) return found
  const shared = [value.condition, null].map(where => ({ aggregate: 'sum' as const, field, where }))
  return [
    ...found,
    made(view, 'sum-share', words, { columns: [{ name: 'n', value: { compare: 'share', of: shared } }] }),
    made(view, 'value-less', words, { filter: both(value.condition, test('less')) }),
    made(view, 'value-more', words, { filter: both(value.condition, test('more')) }),
    made(view, 'value-up', words, { filter: both(value.condition, present), sort: up }),
    made(view, 'cheapest-value', words, { filter: both(value.condition, present), sort: up, limit: 1 }),
  ]
}

function ratingPlans(rating: ColumnView | undefined, { view, k, value }: Make): MadePlan[] {
  if (!rating) return []
  const as = rating.as ? { as: rating.as } : {}
  const sort = [{ column: rating.key, direction: 'descending' as const, ...as }]
  const words = { k, h: low(rating.name), p: 'calificados', p1: 'calificado', v: low(value?.text ?? '') }
  const found = [
    made(view, 'best-few', words, { sort, limit: Number(k) }),
    made(view, 'best', words, { sort, limit: 1 }),
  ]
  return value ? [...found, made(view, 'best-of', words, { filter: value.condition, sort })] : found
}

function offerPlans({ view, value }: Make): MadePlan[] {
  const offers = findOffers(view)
  if (!offers) return []
  const { was, now, count } = offers
  const present: Condition = { kind: 'present', field: was.key }
  const name = view.columns[view.nameColumn]?.key ?? ''
  const found = [
    made(
      view,
      'saving',
      {},
      {
        columns: [
          { name: 'a', value: { field: name } },
          { name: 'n', value: { formula: 'difference', field: was.key, minus: now.key } },
        ],
        filter: both(present, { kind: 'present', field: now.key }),
      },
    ),
  ]
  const reduced = view.columns[view.nameColumn]?.written ?? []
  const thing = reduced.find(text => text.length <= 40 && /\p{L}{3}/u.test(text))
  if (thing)
    found.push(
      made(
        view,
        'saving-of',
        { v: low(thing) },
        {
          columns: [
            { name: 'a', value: { field: name } },
            { name: 'n', value: { formula: 'difference', field: was.key, minus: now.key } },
          ],
          filter: both({ kind: 'text', field: name, test: 'equals', values: [thing] }, present),
        },
      ),
    )
  if (count < view.rows) {
    found.push(made(view, 'offers', {}, { filter: present }))
    if (value) found.push(made(view, 'offers-of', { v: low(value.text) }, { filter: both(value.condition, present) }))
  }
  return found
}

function fieldPlans(
  named: readonly ColumnView[],
  grouped: readonly ColumnView[],
  { view, value, one }: Make,
): MadePlan[] {
  const [h, i, g] = [one(named), one(named), one(grouped)]
  const found: MadePlan[] = []
  if (g) {
    const most = {
      columns: [
        { name: 'g', value: { field: g.key } },
        { name: 'n', value: { aggregate: 'count' as const } },
      ],
      groupBy: [g.key],
      filter: { kind: 'present' as const, field: g.key },
      sort: [{ column: 'n', direction: 'descending' as const }],
      limit: 1,
    }
    found.push({ ...made(view, 'most-of', { g: low(g.name) }, most), columns: 'named', ordered: false })
    found.push({
      ...made(
        view,
        'field-only',
        { h: low(g.name) },
        { columns: [{ name: 'a', value: { field: g.key } }], distinct: true },
      ),
      columns: 'named',
    })
  }
  if (!h || !i || h === i) return found
  const columns = [h, i].map(({ key }, at) => ({ name: `${at}`, value: { field: key } }))
  const words = { h: low(h.name), i: low(i.name) }
  found.push({ ...made(view, 'fields-all', words, { columns }), columns: 'named' })
  if (value)
    found.push({
      ...made(view, 'fields-of', { ...words, v: low(value.text) }, { columns, filter: value.condition }),
      columns: 'named',
    })
  return found
}
