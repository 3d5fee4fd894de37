import type { ResultRow } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { formatDecimals } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBriefMessages } from '../../messages/research/market-brief.ts'

const SHOWN = 15

const PERCENTAGE = /\(%\)$/

/** Figures below each other line up: percentages with one decimal, others with as many as the longest has. */
const countDecimals = (column: string, rows: readonly ResultRow[]): number =>
  PERCENTAGE.test(column)
    ? 1
    : Math.max(
        0,
        ...rows.map(row => (typeof row[column] === 'number' ? (String(row[column]).split('.')[1]?.length ?? 0) : 0)),
      )

/** The countries that trade most; the whole table is in the application and its exports. */
export function BriefTable({ title, rows }: { title: string; rows: readonly ResultRow[] }) {
  const text = useBriefMessages()
  const language = useLanguage()
  const columns = Object.keys(rows[0] ?? {})
  const decimals = Object.fromEntries(columns.map(column => [column, countDecimals(column, rows)]))
  const write = (value: unknown, column: string) => {
    if (typeof value !== 'number') return value === null ? '–' : String(value)
    const told = formatDecimals(value, language, decimals[column] ?? 0)
    // Whoever sells little sells something.
    return value > 0 && Number(value.toFixed(decimals[column])) === 0
      ? `<${formatDecimals(10 ** -(decimals[column] ?? 0), language, decimals[column] ?? 0)}`
      : told
  }
  const isNumeric = (column: string) => rows.some(row => typeof row[column] === 'number')
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 className="text-lg">{title}</h2>
        <p className="text-xs text-ink-3">{text.tableNote(Math.min(SHOWN, rows.length), rows.length)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-[0.6875rem] leading-tight">
          <thead>
            <tr className="border-y border-ink text-left align-bottom">
              {columns.map(column => (
                <th
                  key={column}
                  scope="col"
                  className={`px-1.5 py-2 font-semibold ${isNumeric(column) ? 'text-right' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(row => (
              <tr
                key={columns.map(column => String(row[column])).join(' ')}
                className="brief-block border-b border-line"
              >
                {columns.map(column => (
                  <td key={column} className={`tabular px-1.5 py-1.5 ${isNumeric(column) ? 'text-right' : ''}`}>
                    {write(row[column], column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
