import type { Value } from '@sondeo/table/value'
import type { ColumnContext } from '../src/column/column-context.ts'
import { readColumn } from '../src/read-column.ts'

function say(value: Value): unknown {
  if (value.kind === 'number') return value.number
  if (value.kind === 'money') return `${value.currency} ${value.amount}`
  if (value.kind === 'percentage') return `${value.percent} %`
  if (value.kind === 'date') return [value.date, value.time].filter(Boolean).join(' ')
  if (value.kind === 'date-range') return `${value.from}/${value.to}`
  if (value.kind === 'duration') return value.iso
  if (value.kind === 'identifier') return value.scheme ?? 'identifier'
  return value.kind
}

/** Reads a column and says each value shortly: 12, "PEN 12", "3 %", "2026-03-15", "RUC", "text". */
export const readTexts = (texts: string[], context: ColumnContext = {}): unknown[] =>
  readColumn(texts, context).values.map(say)

/** A row of a table of tests: the texts of a column, what is known about it, and what they are read as. */
export type Row = [texts: string[], context: ColumnContext, values: unknown[]]
