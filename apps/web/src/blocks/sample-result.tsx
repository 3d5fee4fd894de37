import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  question: string
  address?: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  status?: string
  /** The cell that stands out, as [row, column]. */
  marked?: readonly [number, number]
  children?: ReactNode
}

const isFigure = (value: string | undefined) => /^[\d.,]+%?$/.test(value ?? '')

/** A small, still picture of a result: the question, its table, and one cell that stands out. */
export function SampleResult({ question, address, columns, rows, status, marked, children }: Props) {
  const alignOf = (index: number) =>
    index === columns.length - 1 || rows.every(row => isFigure(row[index])) ? 'text-right' : ''
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface text-sm text-ink shadow-card">
      <p className="border-b border-line px-4 py-3.5 font-medium">{question}</p>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-xs text-ink-2">
        {address && <span>{address}</span>}
        {status && (
          <span className="inline-flex items-center gap-1 font-semibold text-true">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
            {status}
          </span>
        )}
      </div>
      <table className="tabular w-full text-[0.8125rem]">
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-3">
            {columns.map((column, index) => (
              <th key={column} className={`px-3 py-1.5 align-bottom font-semibold sm:px-4 ${alignOf(index)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row[0]} className="border-b border-line last:border-b-0">
              {row.map((value, index) => (
                <td
                  key={columns[index]}
                  className={`px-3 py-2.5 sm:px-4 ${alignOf(index)} ${index === row.length - 1 ? 'whitespace-nowrap' : 'break-words'}`}
                >
                  {marked?.[0] === rowIndex && marked[1] === index ? (
                    <span className="-mx-2 -my-1 inline-block rounded-sm bg-signal-soft px-2 py-1 font-semibold ring-2 ring-signal ring-inset">
                      {value}
                    </span>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
