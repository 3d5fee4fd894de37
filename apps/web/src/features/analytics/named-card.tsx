import type { Analytics } from '@sondeo/contract/analytics'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../ui/card.tsx'

type Props = { title: string; nameLabel: string; rows: Analytics['sites'] }

/** Which sites or products were asked for most: a table whose first figure is also a bar. */
export function NamedCard({ title, nameLabel, rows }: Props) {
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
