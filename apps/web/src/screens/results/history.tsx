import { paths } from '@sondeo/contract/paths'
import type { SearchListItem } from '@sondeo/contract/searches'
import { useState } from 'react'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
import { useSearches } from '../../blocks/use-searches.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { groupHistory, type HistoryGroup } from '../../features/searches/group-history.ts'
import { HistoryBin } from '../../features/searches/history-bin.tsx'
import { HistoryItem } from '../../features/searches/history-item.tsx'
import { useWorkMessages } from '../../messages/running-work.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useSearchesMessages().history
  const workText = useWorkMessages()
  const work = useOpenWork()
  const { searches, isLoading, isError, isFetching, refetch } = useSearches()
  if (isLoading) return <PageSpinner />
  return (
    <TitledPage title={text.title} lead={text.lead} back={{ to: paths.dashboard, text: text.back }}>
      {isError && (
        <RetryAlert failure={{ text: text.loadFailed }} isBusy={isFetching} onRetry={() => refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      <OpenWorkList work={work} heading={workText.heading} />
      {(!isError || searches.length > 0) && <HistoryBoard searches={searches} />}
      <HistoryBin />
    </TitledPage>
  )
}

/** Every search, by site, with a field to find one. */
function HistoryBoard({ searches }: { searches: readonly SearchListItem[] }) {
  const text = useSearchesMessages()
  const [typed, setTyped] = useState('')
  const groups = groupHistory(searches, typed)
  const headingOf = ({ kind, searches: [first] }: HistoryGroup) =>
    kind === 'site' ? (first?.site ?? '') : text.history[kind]
  return (
    <div className="grid gap-6">
      <Field
        type="search"
        name="filter"
        label={text.history.filter}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {groups.length === 0 && (
        <p role="status" className="text-ink-2">
          {searches.length === 0 ? text.empty : text.history.noneFits}
        </p>
      )}
      {groups.map(group => (
        <section key={group.key} className="grid gap-2">
          <h2 className="text-sm font-semibold wrap-anywhere text-ink-2">{headingOf(group)}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {group.searches.map(search => (
              <HistoryItem key={search._id} search={search} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
