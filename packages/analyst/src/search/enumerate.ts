import type { Asked } from '../propose/read-asked.ts'
import { rowsOf } from './bits.ts'
import type { Candidate } from './candidate.ts'
import type { Filter } from './combine-filters.ts'
import { compareFilters, compareRecords } from './enumerate-comparisons.ts'
import { listRecords } from './enumerate-lists.ts'
import type { Space } from './space.ts'
import type { ColumnView, SetView } from './view-set.ts'

const MAX_CANDIDATES = 12_000
const MAX_COLUMNS = 20

type Wish = {
  asked: Asked
  view: SetView
  filters: readonly Filter[]
  named: readonly number[]
  /** Columns with values that the question may mention. */
  matched: readonly number[]
}

/** Every operation over every filter that makes sense there, each run. */
export function enumerate({ asked, view, filters, named, matched }: Wish): Candidate[] {
  const found: Candidate[] = []
  const columns = view.columns.filter(
    ({ at, filled }) => filled > 0 && (at < MAX_COLUMNS || named.includes(at) || matched.includes(at)),
  )
  const sortable = columns.filter(({ sort }) => sort !== null)
  const space: Space = {
    columns,
    asked,
    view,
    filters,
    rows: filters.map(({ rows }) => rowsOf(rows)),
    sortable,
    addable: sortable.filter(({ shape, as }) => shape !== 'date' && as !== 'clock'),
    named,
    add: ({
      operation,
      filter,
      other = -1,
      column = -1,
      by = -1,
      second = -1,
      limit = 0,
      rows = null,
      figure = Number.NaN,
    }) => {
      if (found.length < MAX_CANDIDATES)
        found.push({ operation, filter, other, column, by, second, limit, rows, figure, outcome: 0 })
    },
  }
  for (let filter = 0; filter < filters.length; filter++) {
    pickValues(space, filter)
    figures(space, filter)
    if (isWide(space, filter)) {
      extremes(space, filter)
      frequencies(space, filter)
    }
    compareRecords(space, filter)
    listRecords(space, filter)
  }
  compareFilters(space)
  return found
}

/** Filters that are worth the dearer operations. */
const isWide = ({ filters }: Space, filter: number): boolean =>
  filter === 0 || (filters[filter]?.fragments.length ?? 0) <= 1 || filters[filter]?.join === 'or'

function pickValues({ columns, rows, add }: Space, filter: number): void {
  const kept = rows[filter] ?? new Int32Array()
  for (const { at } of columns) {
    add({ operation: 'pick', filter, column: at, rows: kept })
    if (kept.length < 2) continue
    add({ operation: 'first', filter, column: at, rows: kept.slice(0, 1) })
    add({ operation: 'last', filter, column: at, rows: kept.slice(-1) })
    add({ operation: 'second', filter, column: at, rows: kept.slice(1, 2) })
  }
}

function figures({ view, columns, rows, addable, add }: Space, filter: number): void {
  const kept = rows[filter] ?? new Int32Array()
  add({ operation: 'count', filter, figure: kept.length })
  if (filter > 0) {
    add({ operation: 'share', filter, figure: (100 * kept.length) / view.rows })
    add({ operation: 'longest-run', filter, figure: longestRun(kept) })
  }
  if (kept.length < view.rows) for (const column of addable) addShare({ add, filter, kept, column })
  if (kept.length < 2) return
  for (const column of columns) {
    const distinct = countDistinct(column, kept)
    if (distinct > 1 && distinct < kept.length)
      add({ operation: 'count-distinct', filter, column: column.at, figure: distinct })
  }
  for (const column of addable) addUp({ add, filter, kept, column })
}

/** What part of a whole column's sum these rows make. */
function addShare({ add, filter, kept, column: { at, sort, shape } }: Sum): void {
  if (!sort || shape === 'year') return
  const whole = sort.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0)
  const part = valuesOf(sort, kept).reduce((sum, value) => sum + value, 0)
  if (whole > 0 && part > 0) add({ operation: 'sum-share', filter, column: at, figure: (100 * part) / whole })
}

type Sum = { add: Space['add']; filter: number; kept: Int32Array; column: ColumnView }

function addUp({ add, filter, kept, column: { at, sort, shape } }: Sum): void {
  const values = sort ? valuesOf(sort, kept) : []
  if (values.length < 2) return
  let [sum, max, min] = [0, values[0] ?? 0, values[0] ?? 0]
  for (const value of values) {
    sum += value
    if (value > max) max = value
    if (value < min) min = value
  }
  const year = (value: number) => (shape === 'year' ? Math.floor(value / 10_000) : value)
  if (shape !== 'year') {
    add({ operation: 'sum', filter, column: at, figure: sum })
    add({ operation: 'average', filter, column: at, figure: sum / values.length })
  }
  add({ operation: 'range', filter, column: at, figure: year(max) - year(min) })
  add({ operation: 'max', filter, column: at, figure: year(max) })
  add({ operation: 'min', filter, column: at, figure: year(min) })
}

/** The most rows that follow one another. */
function longestRun(rows: Int32Array): number {
  let [longest, run] = [0, 0]
  rows.forEach((row, at) => {
    run = at > 0 && row === (rows[at - 1] ?? 0) + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** The records on top and at the bottom of every column that can be compared. */
function extremes({ columns, rows, sortable, add }: Space, filter: number): void {
  const kept = rows[filter] ?? new Int32Array()
  if (kept.length < 2) return
  for (const { at: by, sort } of sortable) {
    if (!sort) continue
    const [top, bottom] = extremeRows(sort, kept)
    for (const { at: column } of columns) {
      if (column === by) continue
      add({ operation: 'top', filter, column, by, rows: top })
      add({ operation: 'bottom', filter, column, by, rows: bottom })
    }
  }
}

function frequencies({ columns, rows, add }: Space, filter: number): void {
  const kept = rows[filter] ?? new Int32Array()
  if (kept.length < 2) return
  for (const column of columns) {
    const counts = new Map<number, { first: number; count: number }>()
    for (const row of kept) {
      const text = column.textOf[row] ?? -1
      if (text < 0) continue
      const known = counts.get(text)
      if (known) known.count++
      else counts.set(text, { first: row, count: 1 })
    }
    if (counts.size < 2 || counts.size >= kept.length) continue
    const all = [...counts.values()]
    const most = Math.max(...all.map(({ count }) => count))
    const least = Math.min(...all.map(({ count }) => count))
    for (const [operation, size] of [
      ['most-frequent', most],
      ['least-frequent', least],
    ] as const) {
      const found = all.filter(({ count }) => count === size)
      if (found.length <= 3)
        add({ operation, filter, column: column.at, rows: Int32Array.from(found, ({ first }) => first) })
    }
    add({ operation: 'frequency', filter, column: column.at, figure: most })
  }
}

function countDistinct({ textOf, texts }: ColumnView, rows: Int32Array): number {
  const seen = new Uint8Array(texts.length)
  let count = 0
  for (const row of rows) {
    const text = textOf[row] ?? -1
    if (text < 0 || seen[text]) continue
    seen[text] = 1
    count++
  }
  return count
}

const valuesOf = (sort: Float64Array, rows: Int32Array): number[] => {
  const values: number[] = []
  for (const row of rows) {
    const value = sort[row] ?? Number.NaN
    if (!Number.isNaN(value)) values.push(value)
  }
  return values
}

function extremeRows(sort: Float64Array, rows: Int32Array): [top: Int32Array, bottom: Int32Array] {
  const values = valuesOf(sort, rows)
  let [max, min] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const value of values) {
    if (value > max) max = value
    if (value < min) min = value
  }
  return [rows.filter(row => sort[row] === max), rows.filter(row => sort[row] === min)]
}
