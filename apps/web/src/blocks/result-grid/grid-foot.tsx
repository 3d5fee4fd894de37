import { useState } from 'react'
import { formatPartialDay } from '../../browser/format-date.ts'
import { formatDecimals, formatNumber } from '../../browser/format-number.ts'
import { type Language, useLanguage } from '../../browser/language.ts'
import { useGridMessages } from '../../messages/result-grid.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { type GridColumn, unitBeside } from './columns/describe-column.ts'
import type { ColumnLayout } from './columns/use-column-layout.ts'
import { frozenCell } from './frozen-cell.ts'
import type { TableRow } from './use-result-table.ts'

const totals = ['sum', 'average', 'least', 'most'] as const
type Total = (typeof totals)[number]

type Props = { layout: ColumnLayout; rows: readonly TableRow[] }

/** Below each column: its total, and how many rows it is of. */
export function GridFoot({ layout, rows }: Props) {
  const text = useGridMessages().totals
  return (
    <tfoot className="tabular sticky bottom-0 z-20 bg-surface">
      <tr>
        {layout.columns.map((column, at) => {
          const frozen = frozenCell(layout, at)
          return (
            <td
              key={column.name}
              data-cell={`${rows.length}:${at}`}
              tabIndex={-1}
              style={frozen.style}
              className={joinClasses(
                'h-12 border-t border-t-line-strong bg-surface px-3 py-1 align-top text-xs text-ink-2',
                column.isNumeric && 'text-right',
                frozen.className,
              )}
            >
              {at === 0 && <span className="sr-only">{`${text.heading}. `}</span>}
              <ColumnTotal column={column} rows={rows} />
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}

/** Cards have no foot: their totals stand above them, of those columns that have any. */
export function CardTotals({ columns, rows }: { columns: readonly GridColumn[]; rows: readonly TableRow[] }) {
  const text = useGridMessages().totals
  const totalled = columns.filter(hasTotal)
  if (totalled.length === 0) return null
  return (
    <section aria-label={text.heading} className="tabular rounded-lg border border-line bg-surface px-3 py-2">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-xs text-ink-2">
        {totalled.map(column => (
          <div key={column.name} className="min-w-0">
            <dt className="text-ink-3 wrap-anywhere">{[column.name, unitBeside(column)].filter(Boolean).join(' ')}</dt>
            <dd>
              <ColumnTotal column={column} rows={rows} isInTabOrder />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function showTotal(total: number, column: GridColumn, language: Language): string {
  if (column.kind === 'date') return formatPartialDay(new Date(total).toISOString().slice(0, 10), language)
  if (column.sourceKind === 'percentage') return `${formatDecimals(total, language, 1)}\u00a0%`
  if (column.decimals !== undefined) return formatDecimals(total, language, column.decimals)
  return formatNumber(Number(total.toFixed(Number.isInteger(total) ? 0 : 2)), language)
}

type ColumnSummary = {
  /** How many rows say anything in this column. */
  filled: number
  sum: number | undefined
  average: number | undefined
  least: number | undefined
  most: number | undefined
}

type Row = { index: number; original: Record<string, unknown> }

/** Amounts of one unit and days add up to something; codes and years never do. */
export const hasTotal = ({ amounts, kind, unit, formatsNumbers }: GridColumn): boolean =>
  ((kind === 'number' && unit !== null && formatsNumbers) || kind === 'date') &&
  amounts?.some(amount => amount !== undefined) === true

/** Counts for every column, and totals where a total means something: amounts of one unit, never codes or years. */
function summarizeColumn({ name, amounts, kind, unit, formatsNumbers }: GridColumn, rows: readonly Row[]) {
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

type TotalProps = {
  column: GridColumn
  rows: readonly TableRow[]
  /** In the grid its own keys lead there. */
  isInTabOrder?: boolean
}

/** The figure first, then what it is, and of how many rows where some have none. A click goes on to the next one. */
function ColumnTotal({ column, rows, isInTabOrder = false }: TotalProps) {
  const text = useGridMessages().totals
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const summary = summarizeColumn(column, rows)
  // A sum of percentages says nothing.
  const offered = totals.filter(
    total => summary[total] !== undefined && !(total === 'sum' && column.sourceKind === 'percentage'),
  )
  const total: Total | undefined = offered[chosen % Math.max(1, offered.length)]
  return (
    <>
      {total && (
        <button
          type="button"
          tabIndex={isInTabOrder ? undefined : -1}
          title={text.next}
          onClick={() => setChosen(chosen + 1)}
          className="block w-full truncate text-inherit [text-align:inherit] hover:text-ink"
        >
          <span className="block truncate text-sm font-semibold text-ink">
            {`${showTotal(summary[total] ?? 0, column, language)} `}
          </span>
          <span className="text-ink-3">{text.names[total]}</span>
          {summary.filled < rows.length && (
            <span className="text-ink-3">{` · ${text.partOf(summary.filled, rows.length)}`}</span>
          )}
        </button>
      )}
      {!total && <span className="block truncate text-ink-3">{text.filled(summary.filled, rows.length)}</span>}
    </>
  )
}
