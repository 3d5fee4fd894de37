import { paths } from '@sondeo/contract/paths'
import { titleOf, useLatestSearches } from '../../blocks/use-searches.ts'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useDashboardMessages } from '../../messages/dashboard.ts'
import { AppLink } from '../../ui/app-link.tsx'

const shown = 5

/** What was found last, newest first; nothing for a newcomer. */
export function LastResults() {
  const text = useDashboardMessages().last
  const language = useLanguage()
  const { searches } = useLatestSearches()
  const newest = searches.toSorted((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, shown)
  if (newest.length === 0) return null
  return (
    <section aria-label={text.heading} className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">{text.heading}</h2>
        <AppLink to={paths.history} className="text-sm font-semibold text-link underline">
          {text.all}
        </AppLink>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {newest.map(({ _id, name, question, site, rows, created_at }) => (
          <li key={_id}>
            <AppLink to={paths.savedResults(_id)} className="grid gap-0.5 px-4 py-2.5 hover:bg-sunken">
              <span className="font-medium wrap-anywhere">{titleOf({ name, question })}</span>
              <span className="tabular text-xs wrap-anywhere text-ink-3">
                {[site, formatWhen(created_at, language), typeof rows === 'number' && text.rows(rows)]
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
