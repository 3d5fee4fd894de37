import type { ResearchDetails, TradeSource } from '@sondeo/contract/research/product-research'
import { useId } from 'react'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { SmartLink } from '../../ui/smart-link.tsx'

const newsSources: TradeSource['source'][] = ['google-news', 'gdelt']
const unanswered: TradeSource['state'][] = ['failed', 'waiting']

/** Headlines with dates and links; where there are none, whether anybody was asked and answered. */
export function NewsList({ details: { news, sources } }: { details: ResearchDetails }) {
  const text = useResearchMessages().news
  const language = useLanguage()
  const id = useId()
  const states = sources.flatMap(({ source, state }) => (newsSources.includes(source) ? [state] : []))
  const none = states.some(state => unanswered.includes(state))
    ? text.unanswered
    : states.includes('offline')
      ? text.turnedOff
      : text.none
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id={id} className="text-lg">
        {text.heading}
      </h2>
      {news.length === 0 && <p className="text-sm text-ink-2">{none}</p>}
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
