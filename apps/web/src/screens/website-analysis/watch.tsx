import { paths } from '@sondeo/contract/paths'
import type { WatchRun } from '@sondeo/contract/watches/watch'
import { useNavigate, useParams } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { isRunning, useWatches } from '../../blocks/watch/use-watches.ts'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { ChangeList } from '../../features/watches/changes/change-list.tsx'
import { useMarkSeen, useWatchChanges } from '../../features/watches/changes/use-watch-changes.ts'
import { describeRun } from '../../features/watches/describe-run.ts'
import { ListAsOf } from '../../features/watches/list/list-as-of.tsx'
import { WatchActions } from '../../features/watches/watch-actions.tsx'
import { WatchFacts } from '../../features/watches/watch-facts.tsx'
import { WatchFeeds } from '../../features/watches/watch-feeds.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { Alert } from '../../ui/alert.tsx'
import { Fold } from '../../ui/fold.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useWatchMessages()
  const { id = '' } = useParams()
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <BackLink to={paths.watches}>{text.watch.back}</BackLink>
      <WatchView key={id} id={id} />
    </div>
  )
}

/** One watch: what it is, and what it has found. */
function WatchView({ id }: { id: string }) {
  const text = useWatchMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const watches = useWatches()
  const watch = watches.data?.watches.find(({ _id }) => _id === id)
  const changes = useWatchChanges(id, watch !== undefined && isRunning(watch))
  useMarkSeen(id, changes.data?.changes)
  const error = changes.error ?? watches.error
  const isGone = (error instanceof CallError && error.code === 'not_found') || (watches.data && !watch)
  const retry = () => void Promise.all([watches.refetch(), changes.refetch()])
  const columns = [...new Set(changes.data?.changes.flatMap(({ row }) => Object.keys(row)))]
  if (watches.isPending || changes.isPending) return <PageSpinner />
  if (isGone)
    return (
      <>
        <PageMeta title={text.title} />
        <Alert>{text.watch.gone}</Alert>
      </>
    )
  return (
    <>
      <PageMeta title={watch?.name ?? text.title} />
      {watch && (
        <>
          <div className="grid gap-2">
            <h1 className="text-xl wrap-anywhere">{watch.name}</h1>
            <WatchFacts watch={watch} />
          </div>
          <WatchActions watch={watch} columns={columns} onDeleted={() => void navigate(paths.watches)} />
        </>
      )}
      {error && (
        <RetryAlert
          failure={explainFlowError({ error, language, whatFailed: text.watch.loadFailed })}
          isBusy={changes.isFetching || watches.isFetching}
          onRetry={retry}
        >
          {text.retry}
        </RetryAlert>
      )}
      {changes.data && (
        <section aria-label={text.watch.changes} className="grid min-w-0 gap-4">
          <h2 className="text-lg">{text.watch.changes}</h2>
          <ChangeList watchId={id} name={watch?.name ?? id} changes={changes.data.changes} />
          <ListAsOf watchId={id} name={watch?.name ?? id} runs={changes.data.runs} />
          <RunList runs={changes.data.runs} />
          {watch && <WatchFeeds watch={watch} />}
        </section>
      )}
    </>
  )
}

/** Every run with how it ended, also those that found nothing; folded, because few ask for it. */
function RunList({ runs }: { runs: readonly WatchRun[] }) {
  const text = useWatchMessages()
  const language = useLanguage()
  if (runs.length === 0) return null
  return (
    <Fold label={text.watch.runs}>
      <ul className="grid max-h-80 gap-1 overflow-y-auto border-t border-line px-4 py-3 text-sm text-ink-2">
        {runs.map(run => (
          <li key={run._id} className="tabular first-letter:uppercase">
            {describeRun(run, text, language)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
