import type { Analytics } from '@sondeo/contract/analytics'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { MonthCard } from './month-card.tsx'
import { NamedCard } from './named-card.tsx'

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
