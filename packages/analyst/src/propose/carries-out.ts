import { fieldsOfColumn } from '../plan/check-plan.ts'
import { withParts } from '../plan/list-acts.ts'
import type { Condition, Plan } from '../plan/plan.ts'
import { type Field, isPlainAmount } from './describe-fields.ts'
import type { Cue } from './grammar/cues.data.ts'
import { superlatives } from './grammar/superlatives.data.ts'

type Direction = 'ascending' | 'descending'

/** What a plan does, as phrases of a question ask for it. */
export type Effects = {
  conditions: readonly Condition[]
  orders: readonly { field: Field | undefined; direction: Direction }[]
  figures: ReadonlySet<string>
  plan: Plan
  fieldOf: (key: string) => Field | undefined
}

/** Everything that the plan does to the records of a list with these fields. */
export function listEffects(plan: Plan, fields: readonly Field[]): Effects {
  const fieldOf = (key: string) => fields.find(field => field.key === key)
  const shownAs = (column: string) => plan.columns.filter(({ name }) => name === column).flatMap(fieldsOfColumn)
  const figures = plan.columns.flatMap(({ value }) =>
    'aggregate' in value ? [{ figure: value.aggregate, field: value.field }] : [],
  )
  const extremes = figures.flatMap(({ figure, field }) =>
    figure === 'min' || figure === 'max'
      ? [{ key: field ?? '', direction: figure === 'min' ? ('ascending' as const) : ('descending' as const) }]
      : [],
  )
  const sorted = plan.sort.flatMap(({ column, direction }) =>
    [column, ...shownAs(column)].map(key => ({ key, direction })),
  )
  const top = plan.topOfGroup ? [{ key: plan.topOfGroup.field, direction: plan.topOfGroup.direction }] : []
  return {
    plan,
    fieldOf,
    conditions: plan.filter ? withParts(plan.filter) : [],
    orders: [...sorted, ...top, ...extremes].map(({ key, direction }) => ({ field: fieldOf(key), direction })),
    figures: new Set(figures.map(({ figure }) => figure)),
  }
}

type IsDone = (effects: Effects) => boolean

const compares =
  (...tests: string[]): IsDone =>
  ({ conditions, plan }) =>
    conditions.some(one => (one.kind === 'number' || one.kind === 'date') && tests.includes(one.test)) ||
    (plan.having !== undefined && tests.includes(plan.having.test))
const holds =
  (...kinds: Condition['kind'][]): IsDone =>
  ({ conditions }) =>
    conditions.some(({ kind }) => kinds.includes(kind))
const works =
  (...figures: string[]): IsDone =>
  ({ figures: own }) =>
    figures.some(figure => own.has(figure))
const orders =
  (direction: Direction, isMeant: (field: Field) => boolean = () => true): IsDone =>
  ({ orders: own }) =>
    own.some(one => one.direction === direction && (one.field ? isMeant(one.field) : false))
const isAbout =
  (...ids: string[]) =>
  ({ concepts, standsFor }: Field) =>
    concepts.some(id => ids.includes(id)) || (standsFor !== null && ids.includes(standsFor))
const limits =
  (...ids: string[]): IsDone =>
  ({ conditions, fieldOf }) =>
    conditions.some(one => {
      const field = 'field' in one ? fieldOf(one.field) : undefined
      return field !== undefined && isAbout(...ids)(field)
    })

const isDay = ({ isDate }: Field) => isDate
const isAmount = (field: Field) => isPlainAmount(field) || isAbout('price')(field)
const dearest = orders('descending', isAmount)
const cheapest = orders('ascending', isAmount)

/** Phrases that say what to do, each with what a plan does then. Phrases that are not here are never taken as carried out. */
const done: Partial<Record<Cue, IsDone>> = {
  more: compares('more', 'at-least', 'between', 'after'),
  'at-least': compares('at-least', 'more', 'between', 'after'),
  'or-more': compares('at-least', 'more', 'between', 'after'),
  less: compares('less', 'at-most', 'between', 'before'),
  'at-most': compares('at-most', 'less', 'between', 'before'),
  'or-less': compares('at-most', 'less', 'between', 'before'),
  between: compares('between'),
  equals: compares('equals', 'on'),
  before: compares('before', 'between', 'less'),
  'on-or-before': compares('before', 'between', 'at-most'),
  after: compares('after', 'between', 'more'),
  'on-or-after': compares('after', 'between', 'at-least'),
  max: orders('descending'),
  min: orders('ascending'),
  cheap: cheapest,
  expensive: dearest,
  last: effects => effects.plan.fromEnd === true || orders('descending', isDay)(effects),
  first: effects => orders('ascending', isDay)(effects),
  sort: ({ orders: own }) => own.length > 0,
  ascending: orders('ascending'),
  descending: orders('descending'),
  count: works('count', 'count-distinct'),
  sum: works('sum'),
  median: works('median'),
  average: works('average'),
  per: ({ plan }) => plan.groupBy.length > 0,
  without: holds('not'),
  absent: holds('not'),
  // "That have not closed" keeps days to come.
  not: holds('not', 'date'),
  starts: holds('text'),
  ends: holds('text'),
  distinct: ({ plan, figures }) => plan.distinct || plan.groupBy.length > 0 || figures.has('count-distinct'),
  'in-stock': limits('stock', 'availability'),
  'no-stock': limits('stock', 'availability'),
  'no-change': limits('change'),
  'went-up': limits('change'),
  'went-down': limits('change'),
}

/** Whether the plan does what a phrase of the question asks for. */
export function carriesOut(cue: Cue, effects: Effects): boolean {
  const superlative = superlatives[cue]
  if (superlative) {
    const isMeant = (field: Field) =>
      isAbout(...superlative.concepts)(field) ||
      (superlative.concepts.includes('price') && isAmount(field)) ||
      (superlative.concepts.includes('deadline') && isDay(field))
    return orders(superlative.isAscending ? 'ascending' : 'descending', isMeant)(effects)
  }
  return done[cue]?.(effects) === true
}
