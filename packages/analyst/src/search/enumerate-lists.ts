import { hasBit } from './bits.ts'
import type { Space } from './space.ts'

const MAX_LIST_FILTERS = 60
const MAX_GROUP_FILTERS = 4

/** Whole records, named columns and groups: what people who look for lists ask for. */
export function listRecords(space: Space, filter: number): void {
  const { rows, named, add, filters } = space
  const kept = rows[filter] ?? new Int32Array()
  if (filter >= MAX_LIST_FILTERS || kept.length === 0) return
  add({ operation: 'list', filter, rows: kept })
  for (const limit of countsOf(space).filter(count => count < kept.length)) {
    add({ operation: 'first-list', filter, limit, rows: kept.slice(0, limit) })
    add({ operation: 'last-list', filter, limit, rows: kept.slice(-limit) })
  }
  if (named.length > 0) {
    add({ operation: 'show', filter, rows: kept })
    add({ operation: 'show-named', filter, rows: kept })
  }
  if (kept.length > 1 && (filters[filter]?.fragments.length ?? 0) <= 2) sortRecords(space, filter)
  if (filter < MAX_GROUP_FILTERS) group(space, filter, kept)
  discounts(space, filter, kept)
}

/** Numbers of the question that may say how many. */
const countsOf = ({ asked }: Space): number[] =>
  asked.numbers
    .map(({ value }) => value)
    .filter(value => Number.isInteger(value) && value > 0 && value < 100)
    .slice(0, 2)

function sortRecords(space: Space, filter: number): void {
  const { sortable, filters, add } = space
  const bits = filters[filter]?.rows
  if (!bits) return
  for (const { at: by, order } of sortable) {
    const { up: least, down: most } = order()
    const [up, down] = [least, most].map(rows => rows.filter(row => hasBit(bits, row))) as [Int32Array, Int32Array]
    if (up.length < 2) continue
    add({ operation: 'sorted-up', filter, by, rows: up })
    add({ operation: 'sorted-down', filter, by, rows: down })
    for (const limit of new Set([1, ...countsOf(space)])) {
      add({ operation: 'bottom-list', filter, by, limit, rows: up.slice(0, limit) })
      add({ operation: 'top-list', filter, by, limit, rows: down.slice(0, limit) })
    }
  }
}

/** Two amounts of which one is hardly ever above the other: what was asked before, and what is asked now. */
function discounts({ view, add }: Space, filter: number, kept: Int32Array): void {
  const amounts = view.columns.filter(({ shape }) => shape === 'money')
  for (const { at: by, sort: was } of amounts)
    for (const { at: second, sort: now } of amounts) {
      if (by === second || !was || !now) continue
      const both = kept.filter(row => !Number.isNaN(was[row]) && !Number.isNaN(now[row]))
      const lower = both.filter(row => (now[row] ?? 0) < (was[row] ?? 0)).length
      if (both.length === 0 || lower < both.length * 0.9) continue
      add({ operation: 'discount', filter, by, second, rows: both })
      add({ operation: 'saving', filter, by, second, rows: both })
    }
}

/** A figure for each value of a column that repeats. */
function group({ view, columns, addable, add }: Space, filter: number, kept: Int32Array): void {
  for (const { at: by, textOf, texts, shape } of columns) {
    if (texts.length >= view.rows * 0.8 || texts.length < 2 || shape === 'long') continue
    const seen = new Set<number>()
    const firsts = kept.filter(row => {
      const text = textOf[row] ?? -1
      return text >= 0 && !seen.has(text) && seen.add(text)
    })
    if (firsts.length < 2) continue
    add({ operation: 'group-count', filter, by, rows: firsts })
    add({ operation: 'group-share', filter, by, rows: firsts })
    for (const { at: column, shape: measure } of addable) {
      if (column === by || measure === 'year') continue
      add({ operation: 'group-sum', filter, column, by, rows: firsts })
      add({ operation: 'group-average', filter, column, by, rows: firsts })
    }
  }
}
