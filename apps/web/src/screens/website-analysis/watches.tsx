import { paths } from '@sondeo/contract/paths'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
import { useWatches } from '../../blocks/watch/use-watches.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { WatchList } from '../../features/watches/watch-list.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useWatchMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useWatches()
  if (isPending) return <PageSpinner />
  return (
    <TitledPage
      title={text.title}
      lead={text.lead}
      back={{ to: paths.dashboard, text: text.back }}
      related={
        <AppLink to={paths.webhooks} className="w-fit text-sm text-link hover:underline">
          {text.webhooks}
        </AppLink>
      }
    >
      {error && (
        <RetryAlert
          failure={explainFlowError({ error, language, whatFailed: text.loadFailed })}
          isBusy={isFetching}
          onRetry={() => refetch()}
        >
          {text.retry}
        </RetryAlert>
      )}
      {data && <WatchList watches={data.watches} />}
    </TitledPage>
  )
}
