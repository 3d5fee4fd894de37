import type { Analytics } from '@sondeo/contract/analytics'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Breakable } from '../../ui/breakable.tsx'
import { Card } from '../../ui/card.tsx'
import { MonthCard, type MonthFigures } from './month-card.tsx'

type MonthKey = 'website' | 'product' | 'records' | 'reports' | 'scans' | 'exports'
type MonthTexts = { title: string; text: string; series: Partial<Record<MonthKey, string>> }

const hasFigures = ({ series }: MonthFigures) => series.some(({ values }) => values.some(value => value > 0))

/** All figures and charts of one user. */
export function AnalyticsBoard({ analytics }: { analytics: Analytics }) {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  const { months, totals, sites, products } = analytics
  const names = months.map(({ month }) => month)
  const cardOf = ({ title, text, series }: MonthTexts): MonthFigures => {
    const valuesOf = (key: string) => months.map(month => month[key as MonthKey])
    const drawn = Object.entries(series).map(([key, name]) => ({ name, values: valuesOf(key) }))
    return { title, text, months: names, series: drawn }
  }
  const cards = (['searches', 'records', 'usage', 'exports'] as const).map(id => ({ id, ...cardOf(text[id]) }))
  const empty = cards.filter(card => !hasFigures(card)).map(({ title }) => title)
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
      {/* An odd one at the end takes the row, so that no hole stands beside it. */}
      <div className="grid gap-5 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2">
        {cards.filter(hasFigures).map(({ id, ...card }) => (
          <MonthCard key={id} {...card} />
        ))}
        {sites.length > 0 && <NamedCard title={text.sites.title} nameLabel={text.sites.name} rows={sites} />}
        {products.length > 0 && (
          <NamedCard title={text.products.title} nameLabel={text.products.name} rows={products} />
        )}
      </div>
      {empty.length > 0 && <p className="text-sm text-ink-3">{text.nothing(empty)}</p>}
    </div>
  )
}

type Props = { title: string; nameLabel: string; rows: Analytics['sites'] }

/** Which sites or products were asked for most: a table whose first figure is also a bar. */
function NamedCard({ title, nameLabel, rows }: Props) {
  const { named: text } = useAnalyticsMessages()
  const language = useLanguage()
  const max = Math.max(1, ...rows.map(({ searches }) => searches))
  // Bars that are all alike tell nothing.
  const hasBars = rows.some(({ searches }) => searches !== max)
  return (
    <Card className="charts grid min-w-0 content-start gap-4 p-5 sm:p-6">
      <h2 className="text-base">{title}</h2>
      <table className="w-full table-fixed text-sm">
        <thead className="text-left text-xs text-ink-2">
          <tr>
            <th scope="col" className="pb-2 font-semibold">
              {nameLabel}
            </th>
            <th scope="col" className="w-18 pb-2 text-right font-semibold sm:w-44">
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
              <th scope="row" className="py-2 pr-3 text-left font-medium wrap-anywhere">
                <Breakable text={name} />
              </th>
              <td className="py-2">
                <span className="flex items-center justify-end gap-2">
                  {hasBars && (
                    <span
                      aria-hidden="true"
                      className="mr-auto h-3 min-w-1 rounded-sm bg-(--chart-1) max-sm:hidden"
                      style={{ width: `${(searches / max) * 70}%` }}
                    />
                  )}
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
