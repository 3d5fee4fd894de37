import type { ListColumn } from '@sondeo/contract/consolidation'

/** A column of the list while it is being put together. */
export type DraftColumn = ListColumn & { id: number; isIncluded: boolean }

export const draftColumns = (columns: readonly ListColumn[]): DraftColumn[] =>
  columns.map((column, id) => ({ ...column, id, isIncluded: true }))

export const changeColumn = (columns: readonly DraftColumn[], id: number, change: Partial<DraftColumn>) =>
  columns.map(column => (column.id === id ? { ...column, ...change } : column))

type Choice = { id: number; source: number; columnId: string | null }

/** A column of a search goes to one place: where it stood before gets what it replaces. */
export function chooseFrom(columns: readonly DraftColumn[], { id, source, columnId }: Choice): DraftColumn[] {
  const replaced = columns.find(column => column.id === id)?.from[source] ?? null
  return columns.map(column => {
    const place = (value: string | null) => column.from.map((old, at) => (at === source ? value : old))
    if (column.id === id) return { ...column, from: place(columnId) }
    return columnId !== null && column.from[source] === columnId ? { ...column, from: place(replaced) } : column
  })
}

/** What is sent: the chosen columns that take something from somewhere. */
export const listColumns = (columns: readonly DraftColumn[]): ListColumn[] =>
  columns
    .filter(({ isIncluded, from }) => isIncluded && from.some(id => id !== null))
    .map(({ name, from }) => ({ name: name.trim() || '—', from }))
