import { paths } from '@sondeo/contract/paths'
import type { SearchListItem } from '@sondeo/contract/searches'
import { type ReactNode, useRef, useState } from 'react'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
import { titleOf, useSearches } from '../../blocks/use-searches.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { groupHistory, type HistoryGroup } from '../../features/searches/group-history.ts'
import { HistoryItem } from '../../features/searches/history-item.tsx'
import { useDeletedSearches, useEraseSearch, useRestoreSearch } from '../../features/searches/use-searches.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useRowFocus } from '../../ui/keep-focus.ts'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useSearchesMessages().history
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
      <OpenWorkList work={work} />
      {(!isError || searches.length > 0) && <HistoryBoard searches={searches} />}
      <HistoryBin />
    </TitledPage>
  )
}

/** Every search, by site, with a field to find one. */
function HistoryBoard({ searches }: { searches: readonly SearchListItem[] }) {
  const text = useSearchesMessages()
  const [typed, setTyped] = useState('')
  const [renamedId, setRenamedId] = useState<string | null>(null)
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
              <HistoryItem
                key={search._id}
                search={search}
                isRenaming={search._id === renamedId}
                onRename={() => setRenamedId(search._id)}
                onRenamed={() => setRenamedId(null)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What was deleted and can still be brought back. */
function HistoryBin() {
  const text = useSearchesMessages()
  const language = useLanguage()
  const { data: searches = [], isPending, isError, isFetching, refetch } = useDeletedSearches()
  const restore = useRestoreSearch()
  const erase = useEraseSearch()
  const isBusy = restore.isPending || erase.isPending
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-semibold text-ink-2">{text.history.bin}</h2>
      {(restore.isError || erase.isError) && <Alert>{text.history.actionFailed}</Alert>}
      {isError && (
        <RetryAlert failure={{ text: text.history.binLoadFailed }} isBusy={isFetching} onRetry={() => refetch()}>
          {text.history.retry}
        </RetryAlert>
      )}
      {searches.length === 0 && !isPending && !isError && <p className="text-sm text-ink-3">{text.history.binEmpty}</p>}
      {searches.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {searches.map(({ _id, name, question, erased_at }) => (
            <BinRow key={_id} searchId={_id}>
              <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
                <span className="font-medium wrap-anywhere text-ink-2">{titleOf({ name, question })}</span>
                <span className="text-xs text-ink-3">{text.history.erasedOn(formatDate(erased_at, language))}</span>
              </div>
              <Button variant="outline" size="sm" disabled={isBusy} onClick={() => restore.mutate(_id)}>
                {text.history.restore}
              </Button>
              <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => erase.mutate(_id)}>
                {text.history.erase}
              </Button>
            </BinRow>
          ))}
        </ul>
      )}
    </section>
  )
}

function BinRow({ searchId, children }: { searchId: string; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useRowFocus(row)
  return (
    <li ref={row} data-row={`bin ${searchId}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      {children}
    </li>
  )
}
