import { paths } from '@sondeo/contract/paths'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
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
