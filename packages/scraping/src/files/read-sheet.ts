import { read, type Sheet } from 'hucre'
import { parseCsv } from 'hucre/csv'
import { checkZip } from './check-zip.ts'
import { type Grid, readGrid } from './read-grid.ts'
import type { FileTable } from './write-tables.ts'

const MAX_ROWS = 10_050
const MAX_SHEETS = 20
const MAX_UNPACKED_BYTES = 80_000_000

export function readSeparated(text: string): FileTable[] {
  const rows = parseCsv(text, { maxRows: MAX_ROWS, typeInference: false })
  return tablesOf([{ name: '', rows: rows.map(row => row.map(cell => String(cell ?? '').trim())) }])
}

export async function readSheet(bytes: Buffer): Promise<FileTable[]> {
  await checkZip(bytes, MAX_UNPACKED_BYTES)
  const workbook = await read(bytes, {
    maxRows: MAX_ROWS,
    sheets: (sheet, index) => index < MAX_SHEETS && !sheet.hidden && !sheet.veryHidden,
  })
  const grids = workbook.sheets.map(({ name, rows, cells }) => ({
    name,
    rows: rows.map(row => row.map(writeCell)),
    linkAt: (row: number, column: number) => linkOf(cells?.get(`${row},${column}`)),
  }))
  return tablesOf(grids)
}

type SheetCell = NonNullable<Sheet['cells']> extends Map<string, infer Cell> ? Cell : never

/** Where a cell leads to: a link that lies on it, or one that its formula makes. */
const linkOf = (cell: SheetCell | undefined): string | undefined =>
  cell?.hyperlink?.target || /^=?\s*HYPERLINK\(\s*"([^"]+)"/i.exec(cell?.formula ?? '')?.[1]

const tablesOf = (grids: Grid[]) => grids.flatMap(grid => readGrid(grid) ?? [])

/** In the one form that no language reads otherwise: whole days, and decimals that cannot be thousands. */
function writeCell(value: string | number | boolean | Date | null): string {
  if (value === null) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value !== 'number') return String(value).trim()
  const text = String(Number(value.toPrecision(15)))
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
