import type { CellReading } from '@sondeo/contract/origins'
import { readSearchDocument } from '@sondeo/database/search-document'
import type { PageOrigin } from '@sondeo/table/origin'
import { type Cell, Column, Row } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { explainReading } from '@sondeo/values/explain-reading'
import { z } from 'zod'
import { isSameColumn } from '../../../readers/tell-document.ts'

/** Of a large table only the row that is asked for is looked at. */
const Stored = z.object({
  table: z.object({ columns: z.array(Column), rows: z.array(z.unknown()) }),
  plan: z.object({ asOf: z.iso.datetime() }).optional().catch(undefined),
  /** When each page was read, by its id. */
  readAt: z.record(z.string(), z.iso.datetime()).optional().catch(undefined),
})

/** The column by its name, or by its id. */
export type WantedCell = { json: Uint8Array; row: number } & ({ column: string } | { columnId: string })

type FoundCell = {
  cell: Cell
  column: Column
  asOf: string | null
  readAt: Record<string, string>
  reading: CellReading | null
  /** Every place on a page that the cell comes from, in a fixed order: its number is its name. */
  places: PageOrigin[]
}

/** One cell of a saved search with its places; null when the search has no such cell or no table with origins. */
export function findCell({ json, row, ...wanted }: WantedCell): FoundCell | null {
  const stored = Stored.safeParse(readSearchDocument(json)?.details).data
  const column = stored?.table.columns.find(({ id, name }) =>
    'column' in wanted ? isSameColumn(name, wanted.column) : id === wanted.columnId,
  )
  const cells = Row.safeParse(stored?.table.rows[row]).data?.cells
  const cell = column && cells?.[column.id]
  if (!stored || !cell) return null
  const { rows } = stored.table
  return {
    cell,
    column,
    asOf: stored.plan?.asOf ?? null,
    readAt: stored.readAt ?? {},
    reading: readAgain({ cell, column, rows, row }),
    places: placesOf(cell),
  }
}

function placesOf({ origin }: Cell): PageOrigin[] {
  if (!origin) return []
  const all = origin.kind === 'derived' ? origin.inputs.flatMap(({ origins }) => origins) : [origin]
  return all.filter(one => one.kind === 'page')
}

/** So many rows around the cell tell what the others do; a longer text is prose. */
const MAX_ROWS = 60
const MAX_LENGTH = 300

type Asked = { cell: Cell; column: Column; rows: readonly unknown[]; row: number }

/** What a copied cell was read as, and what speaks for it; null where there is nothing to tell. */
function readAgain({ cell, column, rows, row }: Asked): CellReading | null {
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
