import type { ExportCell } from '@sondeo/contract/exports'
import type { Column } from '@sondeo/table/table'
import type { CertainValue, Value, ValueKind } from '@sondeo/table/value'
import type { ResultRow } from '../../ai-answer/parse-ai-answer.ts'

/** What the server knows of the cells beyond their texts. */
export type TypedTable = { columns: readonly Column[]; rows: readonly (readonly ExportCell[])[] }

/** The readings must be those of the very table that is shown. */
export const belongsTo = (typed: TypedTable | null | undefined, rows: readonly ResultRow[]): typed is TypedTable =>
  typed !== null &&
  typed !== undefined &&
  typed.rows.length === rows.length &&
  typed.columns.map(({ name }) => name).join('\n') === Object.keys(rows[0] ?? {}).join('\n')

type Readings = { kind: ValueKind; values: readonly (Value | undefined)[] }

export function readingsOf(typed: TypedTable, name: string): Readings | undefined {
  const index = typed.columns.findIndex(column => column.name === name)
  const column = typed.columns[index]
  if (!column) return undefined
  const read = (cell: ExportCell | undefined) => (typeof cell === 'object' ? cell.value : undefined)
  return { kind: column.kind, values: typed.rows.map(row => read(row[index])) }
}

const momentOf = (day: string, time: string | undefined): number => {
  const [year = '', month = '01', date = '01'] = day.split('-')
  const moment = Date.parse(`${year}-${month}-${date}T${time?.slice(0, 5) ?? '00:00'}:00Z`)
  return Number.isNaN(moment) ? Date.parse(`${year}-${month}-${date}T00:00:00Z`) : moment
}

/** What a value counts for when it is compared or added up; days as milliseconds, so that they are one line too. */
export function amountOf(value: Value | undefined): number | undefined {
  const certain = value as CertainValue | undefined
  switch (certain?.kind) {
    case 'number':
      return certain.number
    case 'money':
      return certain.amount
    case 'percentage':
      return certain.percent
    case 'duration':
      return certain.seconds
    case 'date':
      return momentOf(certain.date, certain.time)
    case 'date-range':
      return momentOf(certain.from, undefined)
    default:
      return undefined
  }
}

/** The one unit that all values of a column share: a currency's sign, a measure. */
export function sharedUnit(values: readonly (Value | undefined)[]): string | null | undefined {
  const units = new Map<string, string>()
  for (const value of values) {
    if (value?.kind === 'money') units.set(value.currency ?? value.sign ?? '', value.sign ?? value.currency ?? '')
    if (value?.kind === 'number') units.set(value.unit ?? '', value.unit ?? '')
  }
  // Several units: no one head can name them, and no sum means anything.
  if (units.size > 1) return null
  return [...units.values()][0] || undefined
}
