import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { ExportView, getExportTable } from '@sondeo/contract/exports'
import type { Language } from '@sondeo/contract/fields'
import type { UnopenedSearch } from '@sondeo/database/searches-store'
import { meaningsOf, readKeptTable } from '@sondeo/table/cell-meanings'
import { listSources } from '@sondeo/table/list-sources'
import type { Table } from '@sondeo/table/table'
import { z } from 'zod'
import { isSameColumn, readToldDocument } from '../../readers/tell-document.ts'

const ReadAt = z.record(z.string(), z.iso.datetime()).catch({})

/** Those rows and columns, in that order; what the table does not have is left out. */
const takeView = (table: Table, { columns, rows }: ExportView): Table => ({
  ...table,
  columns: columns.flatMap(name => table.columns.find(column => isSameColumn(column.name, name)) ?? []),
  rows: rows.flatMap(index => table.rows[index] ?? []),
})

export type DescribedSearch = Pick<UnopenedSearch, 'json' | 'createdAt'> & {
  language: Language
  /** Given: only what the reader sees. */
  view?: ExportView | undefined
}

/** A saved table as files need it: what its cells mean, and from where and when they were read. As the reply it is. */
export function describeTable({ json, createdAt, language, view }: DescribedSearch): Uint8Array | null {
  const document = readToldDocument(json, language)
  if (!document) return null
  const stored = readKeptTable(document.details.table)
  const table = stored && view ? takeView(stored, view) : stored
  const readAt = ReadAt.parse(document.details.readAt)
  const reply = {
    success: true,
    table: table && {
      columns: table.columns,
      rows: meaningsOf(table),
    },
    sources: (table ? listSources(table) : []).map(({ pageId, ...source }) => ({
      ...source,
      readAt: (pageId && readAt[pageId]) || createdAt.toISOString(),
    })),
  } satisfies ReplyInput<typeof getExportTable>
  return Buffer.from(JSON.stringify(reply))
}
