import { read, type Sheet } from 'hucre'
import { parseCsv } from 'hucre/csv'
import { fromBufferPromise } from 'yauzl'
import { FileTrouble } from './file-trouble.ts'
import type { FileCell, FileTable } from './write-tables.ts'

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

/** A spreadsheet has some dozens of parts. */
const MAX_PARTS = 2000

/**
 * Unpacks every part once against a limit, before anything is built from it: what a part says of its size may be a lie.
 * The parts are those that the end of the file names, which is where every reader of such files begins.
 */
async function checkZip(bytes: Buffer, maxUnpackedBytes: number): Promise<void> {
  let left = maxUnpackedBytes
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > MAX_PARTS) throw new FileTrouble('too-large')
    for await (const entry of zip.eachEntry()) {
      if (entry.uncompressedSize > left) throw new FileTrouble('too-large')
      const part = await zip.openReadStreamPromise(entry)
      // More than was announced ends the stream with an error ("too many bytes in the stream").
      for await (const chunk of part) left -= (chunk as Buffer).length
    }
  } catch (error) {
    if (error instanceof FileTrouble) throw error
    throw new FileTrouble(/too many bytes/.test(String(error)) ? 'too-large' : 'damaged')
  }
}

/** `linkAt`: where a cell leads to, by the place of its row and column. */
type Grid = { name: string; rows: string[][]; linkAt?: (row: number, column: number) => string | undefined }

/** Ten thousand rows of two hundred columns. */
const MAX_CELLS = 2_000_000

/** Finds in the rows of a sheet where its table begins: titles and remarks above it are no rows. */
function readGrid({ name, rows, linkAt = () => undefined }: Grid): FileTable | undefined {
  const filled = rows.map(row => row.filter(text => text !== '').length)
  const widest = Math.max(0, ...filled.slice(0, 200))
  if (widest === 0) return undefined
  const start = filled.findIndex(count => count >= Math.max(1, widest * 0.6))
  const width = Math.max(...rows.slice(start).map(row => row.findLastIndex(text => text !== '') + 1))
  // Every row becomes as wide as the widest: one long line among many short ones would multiply.
  if (width * (rows.length - start) > MAX_CELLS) throw new FileTrouble('too-large')
  const prefix = name === '' ? '' : `${name}!`
  const cellsOf = (row: string[], index: number): FileCell[] =>
    Array.from({ length: width }, (_, column) => {
      const link = linkAt(index, column)
      const address = `${prefix}${columnName(column)}${index + 1}`
      return { text: row[column] ?? '', address, ...(link && { link }) }
    })
  const body = rows.flatMap((row, index) => (index > start && (filled[index] ?? 0) > 0 ? [cellsOf(row, index)] : []))
  const notes = rows.slice(0, start).flatMap(row => row.filter(text => text !== '').join(' ') || [])
  return { name, notes, header: cellsOf(rows[start] ?? [], start), rows: body }
}

/** A, B, …, Z, AA: as sheets name their columns. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (index % 26))
}
