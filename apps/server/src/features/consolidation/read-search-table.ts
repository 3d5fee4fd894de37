import type { SearchDocument } from '@sondeo/database/search-document'
import { type Cell, readStoredTable, TABLE_VERSION, type Table, UnreadableTableError } from '@sondeo/table/table'
import { readColumn } from '@sondeo/values/read-column'
import { z } from 'zod'

const Content = z.array(z.record(z.string(), z.unknown())).min(1)

/** The table of a saved search; one saved without readings gets them from its texts, then without origins. */
export function readSearchTable({ document }: { document: SearchDocument }): Table | null {
  try {
    return readStoredTable(document.details.table)
  } catch (error) {
    if (!(error instanceof UnreadableTableError)) throw error
    return readContent(document.content)
  }
}

function readContent(content: string): Table | null {
  const rows = Content.safeParse(parseJson(content)).data
  if (!rows) return null
  const names = Object.keys(rows[0] ?? {})
  const texts = names.map(name => rows.map(row => writeText(row[name])))
  const readings = texts.map((column, at) => readColumn(column, { name: names[at] }))
  return {
    version: TABLE_VERSION,
    title: null,
    columns: names.map((name, at) => ({ id: `c${at}`, name, kind: readings[at]?.kind ?? 'text' })),
    rows: rows.map((_, row) => ({
      cells: Object.fromEntries(
        names.map((_name, at): [string, Cell] => {
          const text = texts[at]?.[row] ?? ''
          return [`c${at}`, { text, value: readings[at]?.values[row] ?? { kind: 'empty' }, origin: null }]
        }),
      ),
    })),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const writeText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.map(writeText).join(', ') : String(value)
}
