import { useSyncExternalStore } from 'react'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { TypedTable } from './columns/column-readings.ts'

/** What a reader sees of a result: which columns and rows, in which order. */
export type ResultView = { columns: readonly string[]; rowIndexes: readonly number[] }

// By the rows themselves: whoever shows them and whoever exports them hold the same ones.
const views = new WeakMap<readonly ResultRow[], ResultView>()
const listeners = new Set<() => void>()

export function showView(rows: readonly ResultRow[], view: ResultView | undefined) {
  if (view) views.set(rows, view)
  else views.delete(rows)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the grid shows of these rows now; undefined where it shows them as they came. */
export const useResultView = (rows: readonly ResultRow[]): ResultView | undefined =>
  useSyncExternalStore(
    subscribe,
    () => views.get(rows),
    () => undefined,
  )

/** Those rows with those columns, in that order. */
export const takeView = (rows: readonly ResultRow[], { columns, rowIndexes }: ResultView): ResultRow[] =>
  rowIndexes.map(index => Object.fromEntries(columns.map(name => [name, rows[index]?.[name]])))

/** What is known of those cells, in that order. */
export function takeTypedView(typed: TypedTable, { columns, rowIndexes }: ResultView): TypedTable {
  const places = columns.map(name => typed.columns.findIndex(column => column.name === name))
  const take = <T>(parts: readonly T[]): T[] => places.flatMap(place => parts[place] ?? [])
  return { columns: take(typed.columns), rows: rowIndexes.map(index => take(typed.rows[index] ?? [])) }
}
