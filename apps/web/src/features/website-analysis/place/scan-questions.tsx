import { MessageCircleQuestion } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSearches } from '../../../blocks/use-searches.ts'
import { formatDate } from '../../../browser/format-date.ts'
import { useLanguage } from '../../../browser/language.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { answerAddress } from './use-shown-answer.ts'

/** What was asked of this scan, newest first; a click shows the answer again. */
export function ScanQuestions({ scanId, shownId }: { scanId: string; shownId: string | null }) {
  const text = usePlaceMessages().questions
  const language = useLanguage()
  const { pathname } = useLocation()
  const { searches } = useSearches()
  const asked = searches
    .filter(search => search.scanId === scanId)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  if (asked.length === 0) return null
  return (
    <section aria-label={text.heading} className="grid gap-2">
      <h2 className="text-sm font-semibold text-ink-2">{text.heading}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {asked.map(({ _id, name, question, rows, created_at }) => (
          <li key={_id}>
            <AppLink
              to={answerAddress(pathname, _id)}
              // The answer comes above, which may be far out of sight.
              onClick={() => window.scrollTo(0, 0)}
              aria-current={_id === shownId ? 'true' : undefined}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunken"
            >
              <MessageCircleQuestion aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 basis-56 font-medium wrap-anywhere">{question ?? name}</span>
              {_id === shownId && <Badge>{text.shown}</Badge>}
              <span className="tabular text-xs text-ink-3">
                {[typeof rows === 'number' && text.rows(rows), formatDate(created_at, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
