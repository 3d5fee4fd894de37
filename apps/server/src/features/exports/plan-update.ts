import { foldCell, matchRows } from '@sondeo/table/match-rows'
import type { SheetValue } from './sheet-values.ts'

type Found = readonly (readonly unknown[])[]
type Wanted = { headers: readonly string[]; rows: readonly (readonly SheetValue[])[] }

export type SheetUpdate = {
  /** The whole sheet from its first row on, with `null` for every cell that is not ours to change. */
  values: SheetValue[][]
  columnCount: number
  rowsAdded: number
  rowsUpdated: number
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** Rows that are there already are written over where they stand; the rest follows below; what others added stays. */
export function planUpdate(found: Found, { headers, rows }: Wanted): SheetUpdate {
  const known = (found[0] ?? []).map(asText)
  const width = Math.max(known.length, ...found.map(row => row.length), 0)
  const place = new Map<string, number>()
  known.forEach((header, at) => {
    if (header !== '' && !place.has(foldCell(header))) place.set(foldCell(header), at)
  })
  let columnCount = width
  const columns = headers.map(header => place.get(foldCell(header)) ?? columnCount++)
  const oldRows = found.slice(1).map(row => row.map(asText))
  const { places } = matchRows({
    headers,
    rows: rows.map(row => row.map(asText)),
    known: { headers: known, rows: oldRows },
  })

  const values: SheetValue[][] = [emptyRow(columnCount), ...oldRows.map(() => emptyRow(columnCount))]
  headers.forEach((header, at) => {
    const column = columns[at] ?? 0
    if (column >= known.length || known[column] === '') setCell(values[0], column, header)
  })
  let rowsUpdated = 0
  rows.forEach((row, at) => {
    const old = places[at] ?? null
    const target = old === null ? emptyRow(columnCount) : values[old + 1]
    if (old === null && target) values.push(target)
    else rowsUpdated += 1
    row.forEach((value, index) => {
      setCell(target, columns[index] ?? 0, value)
    })
  })
  return { values, columnCount, rowsAdded: rows.length - rowsUpdated, rowsUpdated }
}

const emptyRow = (width: number): SheetValue[] => new Array<SheetValue>(width).fill(null)

function setCell(row: SheetValue[] | undefined, column: number, value: SheetValue) {
  if (row) row[column] = value
}
