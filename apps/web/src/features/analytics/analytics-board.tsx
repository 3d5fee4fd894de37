import type { Analytics } from '@sondeo/contract/analytics'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../ui/card.tsx'
import { MonthCard } from './month-card.tsx'

type MonthKey = 'website' | 'product' | 'records' | 'reports' | 'scans' | 'exports'

/** All figures and charts of one user. */
export function AnalyticsBoard({ analytics }: { analytics: Analytics }) {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  const { months, totals, sites, products } = analytics
  const names = months.map(({ month }) => month)
  const seriesOf = (series: Partial<Record<MonthKey, string>>) =>
    Object.entries(series).map(([key, name]) => ({ name, values: months.map(month => month[key as MonthKey]) }))
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(text.totals).map(([key, name]) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-5 py-4 max-lg:last:col-span-2"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="tabular font-head text-xl font-semibold">
              {formatNumber(totals[key as keyof typeof totals], language)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-5 xl:grid-cols-2">
        <MonthCard {...text.searches} months={names} series={seriesOf(text.searches.series)} />
        <MonthCard {...text.records} months={names} series={seriesOf(text.records.series)} />
        <MonthCard {...text.usage} months={names} series={seriesOf(text.usage.series)} />
        <MonthCard {...text.exports} months={names} series={seriesOf(text.exports.series)} />
        {sites.length > 0 && <NamedCard title={text.sites.title} nameLabel={text.sites.name} rows={sites} />}
        {products.length > 0 && (
          <NamedCard title={text.products.title} nameLabel={text.products.name} rows={products} />
        )}
      </div>
    </div>
  )
}

type Props = { title: string; nameLabel: string; rows: Analytics['sites'] }

/** Which sites or products were asked for most: a table whose first figure is also a bar. */
function NamedCard({ title, nameLabel, rows }: Props) {
  const { named: text } = useAnalyticsMessages()
  const language = useLanguage()
  const max = Math.max(1, ...rows.map(({ searches }) => searches))
  return (
    <Card className="charts grid min-w-0 content-start gap-4 p-5 sm:p-6">
      <h2 className="text-base">{title}</h2>
      <table className="w-full table-fixed text-sm">
        <thead className="text-left text-xs text-ink-2">
          <tr>
            <th scope="col" className="pb-2 font-semibold">
              {nameLabel}
            </th>
            <th scope="col" className="w-24 pb-2 font-semibold sm:w-44">
              {text.searches}
            </th>
            <th scope="col" className="w-18 pb-2 text-right font-semibold">
              {text.records}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, searches, records }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="truncate py-2 pr-3 text-left font-medium" title={name}>
                {name}
              </th>
              <td className="py-2">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="h-3 min-w-1 rounded-sm bg-(--chart-1)"
                    style={{ width: `${(searches / max) * 70}%` }}
                  />
                  <span className="tabular text-ink-2">{formatNumber(searches, language)}</span>
                </span>
              </td>
              <td className="tabular py-2 text-right text-ink-2">{formatNumber(records, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
