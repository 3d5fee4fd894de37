import { useState } from 'react'
import type { TableRow } from './use-result-table.ts'

/** The rows that are ticked, by their place in the result; what a filter hides is not counted. */
export function useGridSelection(shown: readonly TableRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number>()
  const rows = ticked.size === 0 ? [] : shown.filter(row => ticked.has(row.index))
  const hasAll = rows.length > 0 && rows.length === shown.length
  const toggle = (row: TableRow, isRange = false) => {
    const next = new Set(ticked)
    const isOn = !ticked.has(row.index)
    const from = isRange ? shown.findIndex(each => each.index === last) : -1
    const to = shown.findIndex(each => each.index === row.index)
    const some = from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const each of some) isOn ? next.add(each.index) : next.delete(each.index)
    setTicked(next)
    setLast(row.index)
  }
  return {
    rows,
    count: rows.length,
    hasAll,
    has: (rowIndex: number) => ticked.has(rowIndex),
    toggle,
    toggleAll: () => setTicked(hasAll ? new Set() : new Set(shown.map(row => row.index))),
    clear: () => setTicked(new Set()),
  }
}
export type GridSelection = ReturnType<typeof useGridSelection>
