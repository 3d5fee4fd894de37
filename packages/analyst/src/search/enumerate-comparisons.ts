import type { Space } from './space.ts'

const MAX_KEPT = 4
const MAX_SAME = 8
const MAX_PAIRS = 8

/** What stands beside, level with, above or below the few records that a filter keeps. */
export function compareRecords({ view, columns, rows, filters, sortable, add }: Space, filter: number): void {
  const kept = rows[filter] ?? new Int32Array()
  if (filter === 0 || (filters[filter]?.fragments.length ?? 0) > 1 || kept.length === 0 || kept.length > MAX_KEPT)
    return
  for (const [operation, row] of [
    ['next', (kept.at(-1) ?? 0) + 1],
    ['previous', (kept[0] ?? 0) - 1],
  ] as const) {
    if (row < 0 || row >= view.rows) continue
    for (const { at: column } of columns) add({ operation, filter, column, rows: Int32Array.of(row) })
  }
  const [only] = kept
  if (kept.length !== 1 || only === undefined) return
  const own = filters[filter]?.fragments.flatMap(({ columns }) => columns) ?? []
  for (const { at: by, textOf } of columns) {
    const text = textOf[only] ?? -1
    if (own.includes(by) || text < 0) continue
    const same: number[] = []
    for (let row = 0; row < view.rows; row++) if (row !== only && textOf[row] === text) same.push(row)
    if (same.length === 0) continue
    if (same.length < MAX_SAME)
      for (const column of own) add({ operation: 'same', filter, column, by, rows: Int32Array.from(same) })
    add({ operation: 'same-count', filter, by, figure: same.length })
  }
  for (const { at: by, sort } of sortable) {
    const limit = sort?.[only] ?? Number.NaN
    if (!sort || Number.isNaN(limit) || own.includes(by)) continue
    const above: number[] = []
    const below: number[] = []
    for (let row = 0; row < view.rows; row++) {
      const value = sort[row] ?? Number.NaN
      if (value > limit) above.push(row)
      else if (value < limit) below.push(row)
    }
    for (const [name, found] of [
      ['above', above],
      ['below', below],
    ] as const) {
      if (found.length === 0) continue
      for (const column of own)
        if (found.length < 12) add({ operation: name, filter, column, by, rows: Int32Array.from(found) })
      add({ operation: `${name}-count`, filter, by, figure: found.length })
    }
  }
}

/** How far two filters over one column lie apart. */
export function compareFilters({ filters, rows, sortable, add }: Space): void {
  const single = filters.flatMap((one, at) => (one.join === 'one' ? [at] : [])).slice(0, MAX_PAIRS)
  single.forEach((filter, at) => {
    for (const other of single.slice(at + 1)) {
      const [one, two] = [filters[filter]?.fragments[0], filters[other]?.fragments[0]]
      if (!one || !two || one.columns[0] !== two.columns[0]) continue
      if (one.span.from < two.span.to && two.span.from < one.span.to) continue
      const [first, second] = [rows[filter] ?? new Int32Array(), rows[other] ?? new Int32Array()]
      add({ operation: 'count-difference', filter, other, figure: Math.abs(first.length - second.length) })
      if (first.length !== 1 || second.length !== 1) continue
      for (const { at: column, sort, shape } of sortable) {
        const apart = Math.abs(unit(sort?.[first[0] ?? 0], shape) - unit(sort?.[second[0] ?? 0], shape))
        if (!Number.isNaN(apart) && shape !== 'date')
          add({ operation: 'difference', filter, other, column, figure: apart })
      }
    }
  })
}

const unit = (value: number | undefined, shape: string): number =>
  shape === 'year' ? Math.floor((value ?? Number.NaN) / 10_000) : (value ?? Number.NaN)
