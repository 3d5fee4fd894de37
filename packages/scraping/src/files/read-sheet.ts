import { inflateRawSync } from 'node:zlib'
import { read } from 'hucre'
import { parseCsv } from 'hucre/csv'
import { FileTrouble } from './file-trouble.ts'
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
  checkUnpackedSize(bytes)
  const workbook = await read(bytes, {
    maxRows: MAX_ROWS,
    sheets: (sheet, index) => index < MAX_SHEETS && !sheet.hidden && !sheet.veryHidden,
  })
  const grids = workbook.sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(writeCell)) }))
  return tablesOf(grids)
}

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

/** Unpacks every part once against a limit, before anything is built from it: what a part says of its size may be a lie. */
function checkUnpackedSize(bytes: Buffer): void {
  let left = MAX_UNPACKED_BYTES
  let position = bytes.indexOf(CENTRAL)
  while (position >= 0 && position + 46 <= bytes.length) {
    const method = bytes.readUInt16LE(position + 10)
    const packed = bytes.readUInt32LE(position + 20)
    const headerAt = bytes.readUInt32LE(position + 42)
    const nameLength = bytes.readUInt16LE(position + 28)
    const extraLength = bytes.readUInt16LE(position + 30)
    const commentLength = bytes.readUInt16LE(position + 32)
    if (headerAt + 30 > bytes.length) throw new FileTrouble('damaged')
    const dataAt = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28)
    left -= method === 8 ? unpackedSize(bytes.subarray(dataAt, dataAt + packed), left) : packed
    if (left < 0) throw new FileTrouble('too-large')
    const next = position + 46 + nameLength + extraLength + commentLength
    position = bytes.subarray(next, next + 4).equals(CENTRAL) ? next : -1
  }
}

function unpackedSize(part: Buffer, maxOutputLength: number): number {
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(1, maxOutputLength) }).length
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new FileTrouble(isTooLarge ? 'too-large' : 'damaged')
  }
}

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1')
