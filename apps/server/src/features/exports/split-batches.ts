import type { SheetValue } from './sheet-values.ts'

type Batch = { firstRow: number; values: readonly (readonly SheetValue[])[] }

/** Google advises two megabytes a request at most. */
const maxBytes = 1_500_000
const maxRows = 5_000

/** Rows in portions that fit a request; portions without anything to write are left out. */
export function splitBatches(rows: readonly (readonly SheetValue[])[]): Batch[] {
  const batches: Batch[] = []
  let from = 0
  let bytes = 0
  const close = (to: number) => {
    const values = rows.slice(from, to)
    if (values.some(row => row.some(value => value !== null))) batches.push({ firstRow: from, values })
    from = to
    bytes = 0
  }
  rows.forEach((row, at) => {
    const size = Buffer.byteLength(JSON.stringify(row))
    if (at > from && (bytes + size > maxBytes || at - from >= maxRows)) close(at)
    bytes += size
  })
  if (from < rows.length) close(rows.length)
  return batches
}
