import { paths } from '@sondeo/contract/paths'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
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
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
        <AppLink to={paths.webhooks} className="w-fit text-sm text-link hover:underline">
          {text.webhooks}
        </AppLink>
      </div>
      {error && (
        <RetryAlert
          failure={explainFlowError({ error, language, first: text.loadFailed })}
          isBusy={isFetching}
          onRetry={() => refetch()}
        >
          {text.retry}
        </RetryAlert>
      )}
      {data && <WatchList watches={data.watches} />}
    </div>
  )
}
