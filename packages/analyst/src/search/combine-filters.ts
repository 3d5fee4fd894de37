import type { Condition } from '../plan/plan.ts'
import type { Fragment } from '../propose/fragment.ts'
import type { Asked, Span } from '../propose/read-asked.ts'
import { allBits, andBits, type Bits, countBits, orBits, withoutBits } from './bits.ts'
import type { SetView } from './view-set.ts'

/** A condition on the records of a list, made of fragments. */
export type Filter = {
  rows: Bits
  count: number
  condition: Condition | null
  fragments: readonly Fragment[]
  /** How the fragments were put together. */
  join: 'none' | 'one' | 'and' | 'or' | 'not'
  features: string[]
}

const MAX_VALUES = 12
const MAX_TESTS = 70
const MAX_FILTERS = 150

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to
const lengthOf = ({ span }: Fragment): number => span.to - span.from

/** Longer and more exact first; ties by place, so that the order of the proposers does not matter. */
const byWeight = (one: Fragment, other: Fragment): number =>
  lengthOf(other) + other.whole - lengthOf(one) - one.whole ||
  one.count - other.count ||
  one.span.from - other.span.from ||
  (one.columns[0] ?? 0) - (other.columns[0] ?? 0) ||
  one.features.join().localeCompare(other.features.join())

/** Every way to narrow the list that the fragments allow, within bounds. */
export function combineFilters(fragments: readonly Fragment[], asked: Asked, view: SetView): Filter[] {
  const sorted = fragments.toSorted(byWeight)
  const values = sorted.filter(({ kind }) => kind === 'value').slice(0, MAX_VALUES)
  const tests = sorted.filter(({ kind }) => kind !== 'value').slice(0, MAX_TESTS)
  const spans = new Set(values.map(({ span }) => `${span.from}:${span.to}`))
  const all = allBits(view.rows)
  const make = makeWith(values, spans.size)
  const filters: Filter[] = [
    {
      rows: all,
      count: view.rows,
      condition: null,
      fragments: [],
      join: 'none',
      features: ['f:all', `f:unused${Math.min(4, spans.size)}`],
    },
    ...values.map(value => make([value], value.rows, 'one')),
    ...joinValues(values.slice(0, 8), asked, make),
    ...tests.map(test => make([test], test.rows, 'one')),
    ...joinTests(tests, values, make),
    ...values.slice(0, 4).map(value => make([value], withoutBits(all, value.rows), 'not')),
  ]
  return distinctFilters(filters.filter(({ count }) => count > 0)).slice(0, MAX_FILTERS)
}

type Make = (fragments: Fragment[], rows: Bits, join: Filter['join'], more?: string[]) => Filter

function makeWith(values: readonly Fragment[], _spans: number): Make {
  return (fragments, rows, join, more = []) => {
    const covered = fragments.reduce((sum, fragment) => sum + lengthOf(fragment), 0)
    const unused = new Set(
      values
        .filter(({ span }) => !fragments.some(other => overlap(span, other.span)))
        .map(({ span }) => `${span.from}:${span.to}`),
    ).size
    const shortest = Math.min(...fragments.map(fragment => lengthOf(fragment) || 2))
    const kinds = fragments
      .map(({ kind }) => kind)
      .toSorted()
      .join('+')
    return {
      rows,
      count: countBits(rows),
      condition: conditionOf(fragments, join),
      fragments,
      join,
      features: [
        `f:${join}${fragments.length}`,
        `f:${kinds}`,
        `f:covers${Math.min(6, covered)}`,
        `f:unused${Math.min(4, unused)}`,
        shortest === 1 ? 'f:short' : 'f:long',
        fragments.every(({ whole }) => whole > 0.5) ? 'f:whole' : 'f:part',
        ...more,
        ...fragments.flatMap(({ features }) => (join === 'not' ? features.map(name => `not:${name}`) : features)),
      ],
    }
  }
}

function conditionOf(fragments: readonly Fragment[], join: Filter['join']): Condition | null {
  const [first, ...more] = fragments.map(({ condition }) => condition)
  if (!first) return null
  if (join === 'not') return { kind: 'not', of: first }
  return more.length === 0 ? first : { kind: join === 'or' ? 'any' : 'all', of: [first, ...more] }
}

function joinValues(values: readonly Fragment[], asked: Asked, make: Make): Filter[] {
  const joins = ['or', 'and', 'between', 'nor'].filter(word => asked.gloss.includes(word)).map(word => `f:or:${word}`)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap(other => {
      if (overlap(one.span, other.span)) return []
      const both = andBits(one.rows, other.rows)
      const isOneColumn = one.columns[0] === other.columns[0]
      const found = [make([one, other], both, 'and', [isOneColumn ? 'f:twice' : 'f:two'])]
      if (isOneColumn) found.push(make([one, other], orBits(one.rows, other.rows), 'or', joins))
      return found
    }),
  )
}

function joinTests(tests: readonly Fragment[], values: readonly Fragment[], make: Make): Filter[] {
  const withValues = tests.slice(0, 40).flatMap(test =>
    values
      .slice(0, 4)
      .filter(({ span }) => !overlap(span, test.span))
      .map(value => make([test, value], andBits(test.rows, value.rows), 'and')),
  )
  const kindsApart = (one: Fragment, other: Fragment) => !overlap(one.span, other.span) && one.kind !== other.kind
  const withTests = tests.slice(0, 16).flatMap((one, at) =>
    tests
      .slice(at + 1, 16)
      .filter(other => kindsApart(one, other))
      .map(other => make([one, other], andBits(one.rows, other.rows), 'and')),
  )
  return [...withValues, ...withTests]
}

/** The same rows by the same columns twice at most: words may be covered in two ways. */
function distinctFilters(filters: readonly Filter[]): Filter[] {
  const seen = new Map<string, number>()
  return filters.filter(({ rows, fragments }) => {
    const key = `${fragments.map(({ columns }) => columns[0]).join()}:${rows.length > 64 ? hashBits(rows) : rows.join()}`
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return count < 2
  })
}

function hashBits(rows: Bits): string {
  let [one, other] = [17, 31]
  for (const word of rows) {
    one = Math.imul(one ^ word, 0x9e3779b1)
    other = Math.imul(other + word, 0x85ebca6b) ^ (other >>> 13)
  }
  return `${one}:${other}`
}
