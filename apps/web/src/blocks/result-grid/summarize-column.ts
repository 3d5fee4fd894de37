import type { GridColumn } from './columns/describe-column.ts'

type ColumnSummary = {
  /** How many rows say anything in this column. */
  filled: number
  sum: number | undefined
  average: number | undefined
  least: number | undefined
  most: number | undefined
}

type Row = { index: number; original: Record<string, unknown> }

/** Counts for every column, and totals where a total means something: amounts of one unit, never codes or years. */
export function summarizeColumn({ name, amounts, kind, unit, formatsNumbers }: GridColumn, rows: readonly Row[]) {
  const filled = rows.filter(({ original }) => ![null, undefined, ''].includes(original[name] as string)).length
  const known = rows.flatMap(({ index }) => amounts?.[index] ?? [])
  const hasTotal = kind === 'number' && unit !== null && formatsNumbers && known.length > 0
  // Sums of decimals gather noise in the last digits.
  const sum = hasTotal ? Number(known.reduce((total, amount) => total + amount, 0).toPrecision(15)) : undefined
  const hasRange = (hasTotal || kind === 'date') && known.length > 0
  return {
    filled: kind === 'text' || kind === 'choice' ? filled : known.length,
    sum,
    average: sum === undefined ? undefined : sum / known.length,
    least: hasRange ? known.reduce((a, b) => Math.min(a, b)) : undefined,
    most: hasRange ? known.reduce((a, b) => Math.max(a, b)) : undefined,
  } satisfies ColumnSummary
}
