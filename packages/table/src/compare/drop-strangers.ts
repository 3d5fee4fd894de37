import type { Row, Table } from '../table.ts'

const ENOUGH = 5
const HALF = 0.5
const FILLED = 0.9

/** Rows that lack most of what the others have are adverts and headings among them. */
export function dropStrangers({ columns, rows }: Table): { row: Row; line: number }[] {
  const lines = rows.map((row, line) => ({ row, line }))
  if (rows.length < ENOUGH) return lines
  const isFilled = (row: Row, id: string) => Boolean(row.cells[id]?.text.trim())
  const core = columns.filter(({ id }) => rows.filter(row => isFilled(row, id)).length >= rows.length * FILLED)
  return lines.filter(({ row }) => core.filter(({ id }) => isFilled(row, id)).length >= core.length * HALF)
}
