import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBriefMessages } from '../../messages/research/market-brief.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'

const HEADLINES = 5

/** Headlines, and where every figure comes from. */
export function BriefSources({ details }: { details: ResearchDetails }) {
  const text = useBriefMessages()
  const { sources: words } = useResearchMessages()
  const language = useLanguage()
  const used = details.sources.filter(({ state }) => ['answered', 'cached', 'stale'].includes(state))
  return (
    <footer className="grid gap-5 border-t border-line pt-5 text-xs text-ink-2">
      {details.news.length > 0 && (
        <section className="brief-block grid gap-2">
          <h2 className="text-base text-ink">{text.news}</h2>
          <ul className="grid gap-1">
            {details.news.slice(0, HEADLINES).map(({ title, url, source, publishedAt }) => (
              <li key={url}>{`${title} (${source}, ${formatDate(publishedAt, language)})`}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="brief-block grid gap-2">
        <h2 className="text-base text-ink">{text.sources}</h2>
        <ul className="grid gap-1">
          {used.map(({ source, period, fetchedAt }) => (
            <li key={source}>
              {[
                words.names[source],
                period && words.period(period),
                fetchedAt && words.fetchedAt(formatDate(fetchedAt, language)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
          {(details.attributions ?? []).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-ink-3">{details.analyst.model ? text.byModel(details.analyst.model) : text.byCode}</p>
      </section>
    </footer>
  )
}
