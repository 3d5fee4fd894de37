import type { CellReading } from '@sondeo/contract/origins'
import { type Cell, type Column, Row } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { explainReading } from '@sondeo/values/explain-reading'

/** So many rows around the cell tell what the others do; a longer text is prose. */
const MAX_ROWS = 60
const MAX_LENGTH = 300

type Asked = { cell: Cell; column: Column; rows: readonly unknown[]; row: number }

/** What a copied cell was read as, and what speaks for it; null where there is nothing to tell. */
export function readAgain({ cell, column, rows, row }: Asked): CellReading | null {
  const { value, text, origin } = cell
  if (origin?.kind !== 'page' || text.length > MAX_LENGTH) return null
  if (value.kind === 'empty' || value.kind === 'text' || value.kind === 'image') return null
  if (value.kind === 'ambiguous') {
    const kinds = new Set(value.between.flatMap(({ kind }): ValueKind[] => (kind === 'empty' ? [] : [kind])))
    return kinds.size > 0 ? { kinds: [...kinds], basis: null, currency: null } : null
  }
  const from = Math.max(0, Math.min(row - MAX_ROWS / 2, rows.length - MAX_ROWS))
  const texts = rows.slice(from, from + MAX_ROWS).map(own => {
    const other = Row.safeParse(own).data?.cells[column.id]?.text ?? ''
    return other.length > MAX_LENGTH ? '' : other
  })
  return { kinds: [value.kind], ...explainReading({ texts, at: row - from, name: column.name, value }) }
}
