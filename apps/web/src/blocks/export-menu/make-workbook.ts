import type { ExportCell, ExportSource } from '@sondeo/contract/exports'
import { makeSheetCell } from '@sondeo/table/sheet-cell'
import { type Sheet, type SheetCell, writeXlsx } from '@sondeo/table/xlsx'
import type { ExportsMessages } from '../../messages/exports.ts'
import { cleanSummary } from '../ai-answer/clean-summary.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { belongsTo, type TypedTable } from '../result-grid/columns/column-readings.ts'
import { plainText } from '../result-grid/plain-text.ts'

type Typed = { table: TypedTable | null; sources: readonly ExportSource[] }
type Parts = {
  rows: readonly ResultRow[]
  summary?: string | null | undefined
  /** What is known of the cells beyond their texts. */
  typed: Typed | null
  text: ExportsMessages['file']
}

const plainCell = (value: unknown): SheetCell =>
  typeof value === 'number' || typeof value === 'boolean' ? value : plainText(value)

const typedCell = (cell: ExportCell): SheetCell => (typeof cell === 'string' ? cell : makeSheetCell(cell))

function makeDataSheet({ rows, typed, text }: Parts): Sheet {
  const headers = Object.keys(rows[0] ?? {})
  const table = typed?.table
  if (belongsTo(table, rows)) return { name: text.data, headers, rows: table.rows.map(row => row.map(typedCell)) }
  return { name: text.data, headers, rows: rows.map(row => headers.map(header => plainCell(row[header]))) }
}

function makeSourcesSheet(sources: readonly ExportSource[], text: ExportsMessages['file']): Sheet {
  const headers = [text.source, text.address, text.readAt, text.columns, text.rows, text.method]
  const makeRow = ({ name, address, readAt, columns, rows, method }: ExportSource): SheetCell[] => [
    name ?? text.page,
    address && { value: address, link: address },
    readAt && { value: new Date(readAt), format: 'yyyy-mm-dd hh:mm' },
    columns.join(', '),
    rows,
    method,
  ]
  return { name: text.sources, headers, rows: sources.map(makeRow) }
}

/** A result as an Excel file: the table, the analysis where there is one, and where it all comes from. */
export async function makeWorkbook(parts: Parts): Promise<Uint8Array> {
  const { summary, typed, text } = parts
  const lines = cleanSummary(summary ?? '')
    .split('\n')
    .filter(line => line.trim() !== '')
  const analysis: Sheet = {
    name: text.analysis,
    headers: [text.analysisTitle],
    rows: lines.map(line => [line]),
    isProse: true,
  }
  return writeXlsx([
    makeDataSheet(parts),
    ...(lines.length > 0 ? [analysis] : []),
    ...(typed && typed.sources.length > 0 ? [makeSourcesSheet(typed.sources, text)] : []),
  ])
}
