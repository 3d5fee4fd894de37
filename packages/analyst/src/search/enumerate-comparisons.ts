import type { Fragment } from '../propose/fragment.ts'
import type { Filter } from './combine-filters.ts'
import type { Space } from './space.ts'
import type { ColumnView } from './view-set.ts'

const MAX_KEPT = 4
const MAX_SAME = 8
const MAX_BEYOND = 12
const MAX_PAIRS = 8

/** What stands beside, level with, above or below the few records that a filter keeps. */
export function compareRecords(space: Space, filter: number): void {
  const kept = space.rows[filter] ?? new Int32Array()
  const fragments = space.filters[filter]?.fragments ?? []
  if (filter === 0 || fragments.length > 1 || kept.length === 0 || kept.length > MAX_KEPT) return
  // "Before 8 am" speaks of the limit, not of the record that stands before those at 8.
  const isSaid = ({ span }: Fragment) => space.asked.sides.some(({ to }) => to === span.from)
  const isTold = fragments.some(fragment => isLimit(fragment) && isSaid(fragment))
  if (!isTold) compareNeighbours(space, filter, kept)
  const [only] = kept
  if (kept.length !== 1 || only === undefined) return
  const own = fragments.flatMap(({ columns }) => columns)
  const record = { filter, only, own }
  for (const column of space.columns) if (!own.includes(column.at)) compareSame(space, column, record)
  for (const column of space.sortable) if (!own.includes(column.at)) compareSize(space, column, record)
}

/** Everything on one side of a number or a day. */
const isLimit = ({ condition }: Fragment): boolean =>
  (condition.kind === 'number' && condition.test !== 'equals') ||
  (condition.kind === 'date' && condition.test !== 'on' && condition.test !== 'between')

function compareNeighbours({ view, columns, add }: Space, filter: number, kept: Int32Array): void {
  const neighbours = [
    { operation: 'next', row: (kept.at(-1) ?? 0) + 1 },
    { operation: 'previous', row: (kept[0] ?? 0) - 1 },
  ] as const
  for (const { operation, row } of neighbours)
    if (row >= 0 && row < view.rows)
      for (const { at: column } of columns) add({ operation, filter, column, rows: Int32Array.of(row) })
}

/** The only record that a filter keeps, and the columns that the filter is about. */
type Only = { filter: number; only: number; own: readonly number[] }

function compareSame({ view, add }: Space, { at: by, textOf }: ColumnView, { filter, only, own }: Only): void {
  const text = textOf[only] ?? -1
  if (text < 0) return
  const same: number[] = []
  for (let row = 0; row < view.rows; row++) if (row !== only && textOf[row] === text) same.push(row)
  if (same.length === 0) return
  if (same.length < MAX_SAME)
    for (const column of own) add({ operation: 'same', filter, column, by, rows: Int32Array.from(same) })
  add({ operation: 'same-count', filter, by, figure: same.length })
}

function compareSize({ view, add }: Space, { at: by, sort }: ColumnView, { filter, only, own }: Only): void {
  const limit = sort?.[only] ?? Number.NaN
  if (!sort || Number.isNaN(limit)) return
  const rows = Array.from({ length: view.rows }, (_, row) => row)
  const above = rows.filter(row => (sort[row] ?? Number.NaN) > limit)
  const below = rows.filter(row => (sort[row] ?? Number.NaN) < limit)
  for (const [name, found] of [
    ['above', above],
    ['below', below],
  ] as const) {
    if (found.length === 0) continue
    if (found.length < MAX_BEYOND)
      for (const column of own) add({ operation: name, filter, column, by, rows: Int32Array.from(found) })
    add({ operation: `${name}-count`, filter, by, figure: found.length })
  }
}

/** How far two filters over one column lie apart. */
export function compareFilters(space: Space): void {
  const { filters } = space
  const single = filters.flatMap((one, at) => (one.join === 'one' ? [at] : [])).slice(0, MAX_PAIRS)
  single.forEach((filter, at) => {
    for (const other of single.slice(at + 1)) if (isPair(filters[filter], filters[other])) measure(space, filter, other)
  })
}

/** Two values of one column, from different words. */
function isPair(one: Filter | undefined, other: Filter | undefined): boolean {
  const [first, second] = [one?.fragments[0], other?.fragments[0]]
  if (!first || !second || first.columns[0] !== second.columns[0]) return false
  if (isLimit(first) || isLimit(second)) return false
  return first.span.from >= second.span.to || second.span.from >= first.span.to
}

function measure({ rows, addable, add }: Space, filter: number, other: number): void {
  const [first, second] = [rows[filter] ?? new Int32Array(), rows[other] ?? new Int32Array()]
  add({ operation: 'count-difference', filter, other, figure: Math.abs(first.length - second.length) })
  if (first.length !== 1 || second.length !== 1) return
  for (const { at: column, sort, shape } of addable) {
    const [one, two] = [unit(sort?.[first[0] ?? 0], shape), unit(sort?.[second[0] ?? 0], shape)]
    if (Number.isNaN(one - two)) continue
    add({ operation: 'difference', filter, other, column, figure: Math.abs(one - two) })
    if (shape !== 'year' && two !== 0) add({ operation: 'ratio', filter, other, column, figure: one / two })
  }
}

const unit = (value: number | undefined, shape: string): number =>
  shape === 'year' ? Math.floor((value ?? Number.NaN) / 10_000) : (value ?? Number.NaN)
