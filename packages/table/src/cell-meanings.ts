import { type Cell, readStoredTable, type Table, UnreadableTableError } from './table.ts'
import type { Value } from './value.ts'

/** The table of a saved document; null where it has none, or one that is no longer understood. */
export function readKeptTable(stored: unknown): Table | null {
  try {
    return readStoredTable(stored)
  } catch (error) {
    if (error instanceof UnreadableTableError) return null
    throw error
  }
}

type Meaning = string | { text: string; value: Value }

/** Row by row what the cells mean; where a text says all there is to say, the text is enough. */
export const meaningsOf = ({ columns, rows }: Table): Meaning[][] =>
  rows.map(({ cells }) => columns.map(({ id }) => shorten(cells[id])))

function shorten(cell: Cell | undefined): Meaning {
  if (!cell) return ''
  const { text, value } = cell
  return value.kind === 'text' || value.kind === 'empty' || value.kind === 'identifier' ? text : { text, value }
}
