import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { titleOf } from './group-history.ts'
import { useDeletedSearches, useEraseSearch, useRestoreSearch } from './use-searches.ts'

/** What was deleted and can still be brought back. */
export function HistoryBin() {
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
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
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
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
