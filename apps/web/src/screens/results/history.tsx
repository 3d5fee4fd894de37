import { paths } from '@sondeo/contract/paths'
import { BackLink } from '../../blocks/back-link.tsx'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { useSearches } from '../../blocks/use-searches.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { HistoryBin } from '../../features/searches/history-bin.tsx'
import { HistoryBoard } from '../../features/searches/history-board.tsx'
import { useWorkMessages } from '../../messages/running-work.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useSearchesMessages().history
  const workText = useWorkMessages()
  const work = useOpenWork()
  const { searches, isLoading, isError, isFetching, refetch } = useSearches()
  if (isLoading) return <PageSpinner />
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
      </div>
      {isError && (
        <RetryAlert failure={{ text: text.loadFailed }} isBusy={isFetching} onRetry={() => refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      <OpenWorkList work={work} heading={workText.heading} />
      {(!isError || searches.length > 0) && <HistoryBoard searches={searches} />}
      <HistoryBin />
    </div>
  )
}
