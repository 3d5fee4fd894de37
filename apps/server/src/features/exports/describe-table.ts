import type { ExportCell, ExportSource } from '@sondeo/contract/exports'
import type { Search } from '@sondeo/database/searches-store'
import { listSources } from '@sondeo/table/list-sources'
import { type Cell, type Column, readStoredTable, type Table, UnreadableTableError } from '@sondeo/table/table'
import { z } from 'zod'

type Described = { table: { columns: Column[]; rows: ExportCell[][] } | null; sources: ExportSource[] }

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

/** A saved table as files need it: what its cells mean, and from where and when they were read. */
export function describeTable({ document, createdAt }: Search): Described {
  const table = readTable(document.details.table)
  if (!table) return { table: null, sources: [] }
  const readAt = ReadAt.parse(document.details.readAt)
  const { columns, rows } = table
  return {
    table: { columns, rows: rows.map(({ cells }) => columns.map(({ id }) => shorten(cells[id]))) },
    sources: listSources(table).map(({ pageId, ...source }) => ({
      ...source,
      readAt: (pageId && readAt[pageId]) || createdAt.toISOString(),
    })),
  }
}
