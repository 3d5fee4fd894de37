import { paths } from '@sondeo/contract/paths'
import type { ResearchDetails } from '@sondeo/contract/product-research'
import { useId } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/product-research.ts'
import { useReportMessages } from '../../messages/research-report.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { formatDate } from './format-date.ts'

const panel = 'grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5'
const tones = {
  answered: 'true',
  cached: 'true',
  stale: 'partial',
  empty: 'neutral',
  failed: 'error',
  offline: 'neutral',
  waiting: 'neutral',
  'not-asked': 'neutral',
} as const

/** Headlines with dates and links, and how each source fared. */
export function NewsAndSources({ details }: { details: ResearchDetails }) {
  return (
    <div className="grid min-w-0 items-start gap-5">
      <News news={details.news} />
      <Sources details={details} />
    </div>
  )
}

function News({ news }: Pick<ResearchDetails, 'news'>) {
  const text = useResearchMessages().news
  const language = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className="text-lg">
        {text.heading}
      </h2>
      {news.length === 0 && <p className="text-sm text-ink-2">{text.none}</p>}
      {news.length > 0 && (
        <ul className="grid gap-3">
          {news.map(({ title, url, source, publishedAt }) => (
            <li key={url} className="grid gap-0.5 text-sm">
              {/^https?:/.test(url) ? (
                <SmartLink to={url} className="font-medium wrap-anywhere text-link hover:underline">
                  {title}
                </SmartLink>
              ) : (
                <span className="font-medium wrap-anywhere">{title}</span>
              )}
              <p className="flex flex-wrap gap-x-2 text-ink-3">
                <span>{source}</span>
                <time dateTime={publishedAt} className="tabular">
                  {formatDate(publishedAt, language)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Sources({ details: { sources, attributions = [] } }: { details: ResearchDetails }) {
  const text = useResearchMessages().sources
  const { all } = useReportMessages().sources
  const language = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className="text-lg">
        {text.heading}
      </h2>
      <ul className="grid gap-3">
        {sources.map(({ source, state, reason, period, fetchedAt }) => (
          <li key={source} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 text-sm">
            <span className="grid min-w-0 gap-0.5">
              <span className="font-medium">{text.names[source]}</span>
              <span className="text-ink-3">
                {[reason, period && text.period(period), fetchedAt && text.fetchedAt(formatDate(fetchedAt, language))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Badge tone={tones[state]}>{text.states[state]}</Badge>
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5 border-t border-line pt-3 text-xs text-ink-3">
        {attributions.map(line => (
          <p key={line}>{line}</p>
        ))}
        <AppLink to={paths.sources} className="w-fit text-link hover:underline">
          {all}
        </AppLink>
      </div>
    </section>
  )
}
