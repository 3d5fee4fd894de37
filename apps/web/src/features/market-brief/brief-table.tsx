import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import type { ResultRow } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { isMinimum, isPercentage, tellAtLeast, tellPercentage } from '../../blocks/research/tell-figure.ts'
import { formatDecimals } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBriefMessages } from '../../messages/research/market-brief.ts'

const SHOWN = 15

/** Figures below each other line up, with as many decimals as the longest has. */
const countDecimals = (column: string, rows: readonly ResultRow[]): number =>
  Math.max(
    0,
    ...rows.map(row => (typeof row[column] === 'number' ? (String(row[column]).split('.')[1]?.length ?? 0) : 0)),
  )

type Props = {
  title: string
  rows: readonly ResultRow[]
  details: Pick<ResearchDetails, 'figureOrigins'>
  /** Where these rows start within the whole table. */
  from: number
}

/** The countries that trade most; the whole table is in the application and its exports. */
export function BriefTable({ title, rows, details, from }: Props) {
  const text = useBriefMessages()
  const language = useLanguage()
  const columns = Object.keys(rows[0] ?? {})
  const decimals = Object.fromEntries(columns.map(column => [column, countDecimals(column, rows)]))
  const write = (value: unknown, column: string, rowIndex: number) => {
    if (typeof value !== 'number') return value === null ? '–' : String(value)
    const isAtLeast = isMinimum(details, from + rowIndex, column)
    return isPercentage(column)
      ? tellPercentage(value, isAtLeast, language)
      : tellAtLeast(formatDecimals(value, language, decimals[column] ?? 0), isAtLeast)
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
            {rows.slice(0, SHOWN).map((row, rowIndex) => (
              <tr
                key={columns.map(column => String(row[column])).join(' ')}
                className="brief-block border-b border-line"
              >
                {columns.map(column => (
                  <td key={column} className={`tabular px-1.5 py-1.5 ${isNumeric(column) ? 'text-right' : ''}`}>
                    {write(row[column], column, rowIndex)}
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
