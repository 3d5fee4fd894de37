import { paths } from '@sondeo/contract/paths'
import type { Watch } from '@sondeo/contract/watches/watch'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
import { useWatches } from '../../blocks/watch/use-watches.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { WatchActions } from '../../features/watches/watch-actions.tsx'
import { WatchFacts } from '../../features/watches/watch-facts.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useWatchMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useWatches()
  if (isPending) return <PageSpinner />
  return (
    <TitledPage title={text.title} lead={text.lead} back={{ to: paths.dashboard, text: text.back }}>
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
      <AppLink to={paths.webhooks} className="w-fit text-sm text-link hover:underline">
        {text.webhooks}
      </AppLink>
    </TitledPage>
  )
}

/** All watches in the server's order: those with news first. */
function WatchList({ watches }: { watches: readonly Watch[] }) {
  const text = useWatchMessages()
  if (watches.length === 0)
    return (
      <div className="grid justify-items-center gap-5 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
        <p className="max-w-[48ch] text-ink-2">{text.empty}</p>
        <LinkButton to={paths.websiteAnalysis}>{text.emptyAction}</LinkButton>
      </div>
    )
  return (
    <ul className="grid gap-3">
      {watches.map(watch => (
        <li key={watch._id}>
          <Card className="grid gap-4 px-5 py-4">
            <div className="grid gap-1.5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="min-w-0 font-sans text-base font-semibold tracking-normal">
                  <AppLink to={paths.watch(watch._id)} className="wrap-anywhere hover:underline">
                    {watch.name}
                  </AppLink>
                </h2>
                {watch.unseen > 0 && <Badge tone="signal">{text.unseen(watch.unseen)}</Badge>}
              </div>
              <WatchFacts watch={watch} />
            </div>
            <WatchActions watch={watch} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
