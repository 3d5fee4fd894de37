import { columnName } from '../explain/column-name.ts'
import type { Language } from '../messages/explain-texts.ts'
import { figureNames } from '../messages/figure-names.ts'
import { type Aggregate, type Condition, PLAN_VERSION, type Plan, type PlanColumn } from '../plan/plan.ts'
import { describeFields } from '../propose/describe-fields.ts'
import type { Candidate } from './candidate.ts'
import type { Filter } from './combine-filters.ts'
import type { ColumnView, SetView } from './view-set.ts'

type Moment = { asOf: string; timeZone: string; language: Language }
export type Build = { view: SetView; filters: readonly Filter[]; named: readonly number[]; moment: Moment }

/** The plan that does what a candidate means, with only the columns that answer. */
export function buildCandidatePlan(candidate: Candidate, build: Build): Plan {
  const { view, filters, moment } = build
  const { asOf, timeZone } = moment
  const condition = filters[candidate.filter]?.condition ?? null
  const plan: Plan = {
    version: PLAN_VERSION,
    asOf,
    timeZone,
    set: view.set.id,
    columns: [],
    filter: condition,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
  }
  return { ...plan, ...shapePlan(candidate, build, condition) }
}

function shapePlan(candidate: Candidate, build: Build, condition: Condition | null): Partial<Plan> {
  const { operation } = candidate
  const one = () => [fieldColumn(candidate.column, build)]
  switch (operation) {
    case 'pick':
      return { columns: one(), distinct: true }
    case 'first':
      return { columns: one(), limit: 1 }
    case 'second':
      return { columns: one(), limit: 1, skip: 1 }
    case 'last':
      return { columns: one(), limit: 1, fromEnd: true }
    case 'top':
    case 'bottom':
      return { columns: one(), ...sortedBy(candidate, build, operation === 'top'), limit: 1, withTies: true }
    case 'next':
    case 'previous':
      return condition
        ? { columns: one(), filter: { kind: 'beside', step: operation === 'next' ? 1 : -1, of: condition } }
        : {}
    case 'list':
    case 'first-list':
    case 'last-list':
    case 'show':
    case 'show-named':
    case 'sorted-up':
    case 'sorted-down':
    case 'top-list':
    case 'bottom-list':
      return shapeList(candidate, build)
    case 'discount':
    case 'saving':
      return shapeDiscount(candidate, build, condition)
    case 'same':
    case 'above':
    case 'below':
      return condition ? { columns: one(), filter: relate(candidate, build, condition), distinct: true } : {}
    default:
      return shapeFigure(candidate, build, condition)
  }
}

function relate({ operation, by }: Candidate, { view }: Build, of: Condition): Condition {
  const { key: field = '', as } = view.columns[by] ?? {}
  if (operation.startsWith('same')) return { kind: 'same', field, as: of }
  return { kind: 'against', field, test: operation.startsWith('above') ? 'more' : 'less', of, ...(as && { as }) }
}

function shapeList(candidate: Candidate, build: Build): Partial<Plan> {
  const { view, named } = build
  const { operation, limit } = candidate
  const isNamed = operation === 'show' || operation === 'show-named'
  const wanted = operation === 'show-named' ? [view.nameColumn, ...named] : isNamed ? named : null
  const used = build.filters[candidate.filter]?.fragments.flatMap(({ columns }) => columns) ?? []
  const whole = view.columns
    .filter(({ isDetail, at, filled }) => filled > 0 && (!isDetail || used.includes(at)))
    .map(({ at }) => at)
  const columns = uniqueNames([...new Set(wanted ?? whole)].map(at => fieldColumn(at, build)))
  if (candidate.by < 0)
    return { columns, ...(limit > 0 && { limit }), ...(operation === 'last-list' && { fromEnd: true }) }
  const isDown = operation === 'sorted-down' || operation === 'top-list'
  return { columns, ...sortedBy(candidate, build, isDown), ...(limit > 0 && { limit }) }
}

function sortedBy({ by }: Candidate, { view }: Build, isDown: boolean): Partial<Plan> {
  const column = view.columns[by]
  const direction = isDown ? 'descending' : 'ascending'
  return {
    sort: [{ column: column?.key ?? '', direction, ...(column?.as && { as: column.as }) }],
  }
}

const aggregates: Partial<Record<Candidate['operation'], Aggregate['aggregate']>> = {
  count: 'count',
  'count-distinct': 'count-distinct',
  sum: 'sum',
  average: 'average',
  range: 'range',
  max: 'max',
  min: 'min',
  'same-count': 'count',
  'above-count': 'count',
  'below-count': 'count',
  'group-count': 'count',
  'group-share': 'share',
  'longest-run': 'longest-run',
  'group-sum': 'sum',
  'group-average': 'average',
  'most-frequent': 'count',
  'least-frequent': 'count',
  frequency: 'count',
}

const ofTwo: ReadonlySet<Candidate['operation']> = new Set(['difference', 'count-difference', 'ratio'])
const ofWhole: ReadonlySet<Candidate['operation']> = new Set(['share', 'sum-share'])

function shapeFigure(candidate: Candidate, build: Build, condition: Condition | null): Partial<Plan> {
  const { operation, by, column } = candidate
  if (ofTwo.has(operation)) return shapeDifference(candidate, build)
  if (ofWhole.has(operation)) return shapeShare(candidate, build, condition)
  const aggregate = aggregates[operation] ?? 'count'
  const view = build.view.columns[column]
  const isCount = aggregate === 'count' || aggregate === 'share' || aggregate === 'longest-run'
  const figure = figureColumn(aggregate, isCount ? undefined : view, build)
  if (operation.startsWith('group-'))
    return { columns: uniqueNames([fieldColumn(by, build), figure]), groupBy: [build.view.columns[by]?.key ?? ''] }
  if (operation.endsWith('-frequent') || operation === 'frequency')
    return shapeFrequency(candidate, build, { condition, figure })
  return {
    columns: [figure],
    ...(operation.endsWith('-count') && condition && { filter: relate(candidate, build, condition) }),
  }
}

/** The value that comes most or least often, or how often that is. */
function shapeFrequency(
  { operation, column }: Candidate,
  build: Build,
  { condition, figure }: { condition: Condition | null; figure: PlanColumn },
): Partial<Plan> {
  const field = build.view.columns[column]?.key ?? ''
  const shown = [fieldColumn(column, build), figure]
  const isCount = operation === 'frequency'
  return {
    columns: uniqueNames(isCount ? shown.toReversed() : shown),
    groupBy: [field],
    filter: withValue(condition, field),
    sort: [{ column: figure.name, direction: operation === 'least-frequent' ? 'ascending' : 'descending' }],
    limit: 1,
    ...(!isCount && { withTies: true }),
  }
}

/** Records that have nothing there make no group. */
function withValue(condition: Condition | null, field: string): Condition {
  const present: Condition = { kind: 'present', field }
  return condition ? { kind: 'all', of: [condition, present] } : present
}

function shapeDifference(
  { operation, filter, other, column }: Candidate,
  { filters, view, moment }: Build,
): Partial<Plan> {
  const field = view.columns[column]
  const compare = operation === 'ratio' ? 'ratio' : 'difference'
  const of = [filter, other].map(at => ({
    aggregate: operation === 'count-difference' ? ('count' as const) : ('max' as const),
    ...(operation !== 'count-difference' && field && { field: field.key, ...(field.as && { as: field.as }) }),
    where: filters[at]?.condition ?? null,
  }))
  return {
    filter: null,
    columns: [{ name: figureNames[moment.language][compare](), value: { compare, of } }],
  }
}

/** How many of a hundred the condition holds for, or what part of a sum they make. */
function shapeShare({ operation, column }: Candidate, { moment, view }: Build, where: Condition | null): Partial<Plan> {
  const measured = view.columns[column]
  const figure =
    operation === 'sum-share' && measured
      ? {
          aggregate: 'sum' as const,
          field: measured.key,
          ...(measured.as && { as: measured.as }),
        }
      : { aggregate: 'count' as const }
  const of = [where, null].map(one => ({ ...figure, where: one }))
  const value = { compare: 'share' as const, of }
  return { filter: null, columns: [{ name: figureNames[moment.language].share(), value }] }
}

/** What an offer saves: of a hundred beside both prices, or as an amount. */
function shapeDiscount({ operation, by, second }: Candidate, build: Build, condition: Condition | null): Partial<Plan> {
  const { view, moment } = build
  const [field, now] = [view.columns[by]?.key ?? '', view.columns[second]?.key ?? '']
  const isAmount = operation === 'saving'
  const shown = [...new Set(isAmount ? [view.nameColumn] : [view.nameColumn, by, second])].map(at =>
    fieldColumn(at, build),
  )
  const value = isAmount
    ? { formula: 'difference' as const, field, minus: now }
    : { formula: 'discount' as const, field, now }
  const saved = { name: figureNames[moment.language].discount(), value }
  const present = [field, now].map((one): Condition => ({ kind: 'present', field: one }))
  return {
    columns: uniqueNames([...shown, saved]),
    filter: { kind: 'all', of: [...(condition ? [condition] : []), ...present] },
  }
}

function figureColumn(
  aggregate: Aggregate['aggregate'],
  view: ColumnView | undefined,
  { moment, view: { set } }: Build,
): PlanColumn {
  const named =
    view &&
    columnName(describeFields(set)[view.at] ?? ({ ...view, kind: 'text', concepts: [] } as never), moment.language)
  return {
    name: figureNames[moment.language][aggregate](named ?? ''),
    value: {
      aggregate,
      ...(view && { field: view.key }),
      ...(view?.as && aggregate !== 'count-distinct' && { as: view.as }),
    },
  }
}

export function fieldColumn(at: number, { view: { set, columns }, moment }: Build): PlanColumn {
  const field = describeFields(set)[at]
  return {
    name: (field ? columnName(field, moment.language) : columns[at]?.name) || `${at + 1}`,
    value: { field: columns[at]?.key ?? '' },
  }
}

/** Two columns of the page may have one name. */
export function uniqueNames(columns: readonly PlanColumn[]): PlanColumn[] {
  const seen = new Map<string, number>()
  return columns.map(column => {
    const count = (seen.get(column.name) ?? 0) + 1
    seen.set(column.name, count)
    return count > 1 ? { ...column, name: `${column.name} (${count})` } : column
  })
}
