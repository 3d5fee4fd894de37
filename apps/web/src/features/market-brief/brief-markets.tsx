import type { MarketRanking } from '@sondeo/contract/research/perspective'
import { formatPlain } from '../../blocks/research/charts/format-chart.ts'
import { useLanguage } from '../../browser/language.ts'
import { useReportMessages } from '../../messages/research/research-report.ts'
import { SmartLink } from '../../ui/smart-link.tsx'

const SHOWN = 5

/** The best markets by the proposed weights, each with the figures its score rests on. */
export function BriefMarkets({ ranking }: { ranking: MarketRanking }) {
  const text = useReportMessages().markets
  const language = useLanguage()
  const known = (row: MarketRanking['rows'][number]) =>
    ranking.parts.flatMap(({ id, label }) => {
      const value = row.parts[id]?.value
      return value ? [`${label}: ${value}`] : []
    })
  return (
    <section className="brief-block grid gap-2">
      <div className="grid gap-0.5">
        <h2 className="text-lg">{ranking.title}</h2>
        <p className="text-xs text-ink-3">{ranking.formula}</p>
      </div>
      <ol className="grid gap-1.5 text-sm">
        {ranking.rows.slice(0, SHOWN).map((row, index) => (
          <li
            key={row.country}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 border-t border-line pt-1.5"
          >
            <span className="tabular text-ink-3">{index + 1}</span>
            <span className="grid">
              <span className="font-semibold">{row.label}</span>
              <span className="text-xs text-ink-2">{known(row).join(' · ')}</span>
            </span>
            <span className="tabular font-semibold">
              {row.score === null ? text.noScore : text.score(formatPlain(row.score, language, 0))}
            </span>
          </li>
        ))}
      </ol>
      {ranking.missing.map(sentence => (
        <p key={sentence} className="text-xs text-ink-3">
          {sentence}
        </p>
      ))}
      {ranking.lookUps.length > 0 && (
        <ul className="text-xs text-ink-3">
          {ranking.lookUps.map(({ label, url }) => (
            // On paper a link is its address.
            <li key={url} className="wrap-anywhere">
              {`${label}: `}
              <SmartLink to={url} className="text-link underline">
                {url}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
