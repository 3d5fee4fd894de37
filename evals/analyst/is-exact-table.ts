import { areEqualCells, type FlatCell } from './equal-cells.ts'
import type { Expected } from './question-item.ts'

export type FlatRow = Record<string, FlatCell>

/** Whether an answer is the expected table: same rows, columns matched by their values, whatever their names. */
export function isExactTable(
  given: readonly FlatRow[],
  { expected, columns }: { expected: Expected; columns: 'all' | 'named' },
): boolean {
  if ('nothing' in expected) return given.length === 0
  const { rows, ordered, optional = [] } = expected
  if (given.length !== rows.length) return false
  const wanted = Object.keys(rows[0] ?? {})
  const offered = Object.keys(given[0] ?? {})
  // Each optional column may be left out, so each subset of them is tried.
  return subsetsOf(optional).some(left => {
    const needed = wanted.filter(name => !left.includes(name))
    if (columns === 'named' && offered.length !== needed.length) return false
    return assign({ needed, offered, pairs: [], rows, given, ordered })
  })
}

function subsetsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const others = subsetsOf(rest)
  return [...others, ...others.map(some => [first, ...some])]
}

type Search = {
  needed: string[]
  offered: string[]
  pairs: [string, string][]
  rows: FlatRow[]
  given: readonly FlatRow[]
  ordered: boolean
}

function assign(search: Search): boolean {
  const { needed, offered, pairs } = search
  const [name, ...rest] = needed
  if (name === undefined) return canMatchRows(search)
  return offered.some(candidate => {
    const next = {
      ...search,
      needed: rest,
      offered: offered.filter(one => one !== candidate),
      pairs: [...pairs, [name, candidate] as [string, string]],
    }
    return canMatchRows(next) && assign(next)
  })
}

/** A one-to-one matching of rows under the columns paired so far; equal rows can be swapped, so the first that fits will do. */
function canMatchRows({ rows, given, pairs, ordered }: Search): boolean {
  const fits = (row: FlatRow, other: FlatRow | undefined) =>
    pairs.every(([name, own]) => areEqualCells(row[name] ?? '', other?.[own]))
  if (ordered) return rows.every((row, index) => fits(row, given[index]))
  const free = new Set(given)
  return rows.every(row => {
    const found = [...free].find(other => fits(row, other))
    return found !== undefined && free.delete(found)
  })
}
