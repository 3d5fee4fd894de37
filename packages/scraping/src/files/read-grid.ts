import { FileTrouble } from './file-trouble.ts'
import type { FileCell, FileTable } from './write-tables.ts'

/** `linkAt`: where a cell leads to, by the place of its row and column. */
export type Grid = { name: string; rows: string[][]; linkAt?: (row: number, column: number) => string | undefined }

/** Ten thousand rows of two hundred columns. */
const MAX_CELLS = 2_000_000

/** Finds in the rows of a sheet where its table begins: titles and remarks above it are no rows. */
export function readGrid({ name, rows, linkAt = () => undefined }: Grid): FileTable | undefined {
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
