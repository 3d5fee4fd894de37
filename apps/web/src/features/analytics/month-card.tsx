import { useId, useState } from 'react'
import { useWidth } from '../../blocks/research/charts/use-width.ts'
import '../../blocks/research/charts/charts.css'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { formatMonth } from './format-month.ts'
import { MonthColumns, type Series } from './month-columns.tsx'

export type MonthFigures = { title: string; text: string; months: string[]; series: Series[] }

const dots = ['bg-(--chart-1)', 'bg-(--chart-2)']

/** Twelve months of something, as a drawing or as a table. */
export function MonthCard({ title, text: about, months, series }: MonthFigures) {
  const text = useAnalyticsMessages()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [told, setTold] = useState<string>()
  const { ref, width } = useWidth<HTMLDivElement>()
  const id = useId()
  return (
    <Card className="charts grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 sm:p-6">
      <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <figcaption className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid gap-1">
            <h2 id={id} className="text-base">
              {title}
            </h2>
            <p className="text-sm text-ink-2">{about}</p>
          </div>
          <Segmented
            label={text.views}
            value={view}
            onChange={setView}
            className="[&_label]:min-h-8! [&_label]:px-3!"
            options={[
              { value: 'chart', label: text.chart },
              { value: 'table', label: text.table },
            ]}
          />
        </figcaption>
        <div ref={ref} className="overflow-hidden">
          {view === 'chart' ? (
            <MonthColumns label={title} months={months} series={series} width={width} onTell={setTold} />
          ) : (
            <MonthTable title={title} months={months} series={series} />
          )}
        </div>
        {view === 'chart' && (
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-5 gap-y-1 text-sm text-ink-2">
            {series.length > 1 && (
              <ul className="flex flex-wrap gap-x-4">
                {series.map(({ name }, index) => (
                  <li key={name} className="flex items-center gap-2">
                    <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[index]}`} />
                    {name}
                  </li>
                ))}
              </ul>
            )}
            <p className="tabular font-medium text-ink">{told}</p>
          </div>
        )}
      </figure>
    </Card>
  )
}

function MonthTable({ title, months, series }: Omit<MonthFigures, 'text'>) {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="max-h-72 overflow-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left text-xs text-ink-2">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {text.month}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {formatMonth(month, language, 'long')}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="tabular px-3 py-1.5 text-right text-ink-2">
                  {formatNumber(values[at] ?? 0, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
