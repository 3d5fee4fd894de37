import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { ExportCell, ExportView, getExportTable } from '@sondeo/contract/exports'
import { readSearchDocument } from '@sondeo/database/search-document'
import type { UnopenedSearch } from '@sondeo/database/searches-store'
import { listSources } from '@sondeo/table/list-sources'
import { type Cell, readStoredTable, type Table, UnreadableTableError } from '@sondeo/table/table'
import { z } from 'zod'

const ReadAt = z.record(z.string(), z.iso.datetime()).catch({})

function readTable(stored: unknown): Table | null {
  try {
    return readStoredTable(stored)
  } catch (error) {
    if (error instanceof UnreadableTableError) return null
    throw error
  }
}

/** Where a text says all there is to say, the text is enough. */
function shorten(cell: Cell | undefined): ExportCell {
  if (!cell) return ''
  const { text, value } = cell
  return value.kind === 'text' || value.kind === 'empty' || value.kind === 'identifier' ? text : { text, value }
}

/** Those rows and columns, in that order; what the table does not have is left out. */
const takeView = (table: Table, { columns, rows }: ExportView): Table => ({
  ...table,
  columns: columns.flatMap(name => table.columns.find(column => column.name === name) ?? []),
  rows: rows.flatMap(index => table.rows[index] ?? []),
})

export type DescribedSearch = Pick<UnopenedSearch, 'json' | 'createdAt'> & {
  /** Given: only what the reader sees. */
  view?: ExportView | undefined
}

/** A saved table as files need it: what its cells mean, and from where and when they were read. As the reply it is. */
export function describeTable({ json, createdAt, view }: DescribedSearch): Uint8Array | null {
  const document = readSearchDocument(json)
  if (!document) return null
  const stored = readTable(document.details.table)
  const table = stored && view ? takeView(stored, view) : stored
  const readAt = ReadAt.parse(document.details.readAt)
  const reply = {
    success: true,
    table: table && {
      columns: table.columns,
      rows: table.rows.map(({ cells }) => table.columns.map(({ id }) => shorten(cells[id]))),
    },
    sources: (table ? listSources(table) : []).map(({ pageId, ...source }) => ({
      ...source,
      readAt: (pageId && readAt[pageId]) || createdAt.toISOString(),
    })),
  } satisfies ReplyInput<typeof getExportTable>
  return Buffer.from(JSON.stringify(reply))
}
