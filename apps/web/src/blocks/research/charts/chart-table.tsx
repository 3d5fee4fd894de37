import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { listChartRows } from './list-chart-rows.ts'

/** A chart as a table: for those who read better than they see, and for everyone who wants the figure. */
export function ChartTable({ chart }: { chart: ResearchChart }) {
  const { columns, rows } = listChartRows(chart, useLanguage(), useChartMessages())
  return (
    <section
      aria-label={chart.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-sunken text-left text-xs text-ink-2">
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={`px-3 py-2 font-semibold ${index > 0 ? 'text-right' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.join('|')} className="border-t border-line">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className="px-3 py-1.5 text-left font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className="tabular px-3 py-1.5 text-right text-ink-2">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
