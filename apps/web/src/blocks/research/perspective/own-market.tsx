import type { OwnMarket as Own } from '@sondeo/contract/research/perspective'
import { useId } from 'react'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { formatPlain, formatShort } from '../charts/format-chart.ts'
import { tellAtLeast } from '../tell-figure.ts'

/** My country in this market: rank, share and trend in each direction, who buys from it and who sells to it. */
export function OwnMarket({ own }: { own: Own }) {
  const text = useReportMessages().own
  const language = useLanguage()
  const id = useId()
  const figures = ({ rank, usd, share, growth, isAtLeast = false }: Own['flows'][number]) => [
    { label: text.rank, value: rank === null ? null : text.place(rank) },
    { label: text.value, value: usd === null ? null : tellAtLeast(`${formatShort(usd, language)} USD`, isAtLeast) },
    { label: text.share, value: share === null ? null : tellAtLeast(formatShare(share, language), isAtLeast) },
    { label: text.growth, value: growth === null ? null : formatShare(growth, language) },
  ]
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {own.heading}
      </h2>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {own.flows.map(flow => (
          <div key={flow.flow} className="grid content-start gap-3">
            <p className="text-ink-2">{flow.sentence}</p>
            <dl className="flex flex-wrap gap-x-6 gap-y-2">
              {figures(flow)
                .filter(({ value }) => value !== null)
                .map(({ label, value }) => (
                  <div key={label} className="grid">
                    <dt className="text-xs text-ink-3">{label}</dt>
                    <dd className="tabular font-semibold">{value}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
      {own.partners.length > 0 && (
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          {own.partners.map(({ side, title, note, rows }) => (
            <div key={side} className="grid min-w-0 content-start gap-2">
              <table className="w-full border-collapse text-sm">
                <caption className="pb-2 text-left font-semibold">{title}</caption>
                <thead className="text-xs text-ink-3">
                  <tr>
                    <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                      {text.country}
                    </th>
                    <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                      {text.usd}
                    </th>
                    <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                      {text.share}
                    </th>
                    <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                      {text.price}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ label, usd, share, usdPerKg }) => (
                    <tr key={label} className="border-t border-line">
                      <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                        {label}
                      </th>
                      <td className="tabular py-1.5 pl-3 text-right">{formatShort(usd, language)}</td>
                      <td className="tabular py-1.5 pl-3 text-right">{formatShare(share, language)}</td>
                      <td className="tabular py-1.5 pl-3 text-right">
                        {usdPerKg === null ? '–' : formatPlain(usdPerKg, language)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="text-xs text-ink-3">{note}</p>
            </div>
          ))}
        </div>
      )}
      {own.note && <p className="text-sm text-ink-3">{own.note}</p>}
    </section>
  )
}
