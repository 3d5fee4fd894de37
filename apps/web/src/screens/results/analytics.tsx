import { getAnalytics } from '@sondeo/contract/analytics'
import { paths } from '@sondeo/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { ProOnlyNote } from '../../blocks/plan/pro-only-note.tsx'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { AnalyticsBoard } from '../../features/analytics/analytics-board.tsx'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

const useAnalytics = (isOff: boolean) =>
  useQuery({
    queryKey: useQueryKeys().analytics,
    queryFn: async () => (await call(getAnalytics, undefined)).analytics,
    enabled: !isOff,
  })

export function Screen() {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  const plan = usePlan()
  const isOpen = plan.data?.hasProFeatures ?? false
  const analytics = useAnalytics(!isOpen)
  const failed = plan.isError ? plan : analytics
  const failure = explainFlowError({ error: failed.error, language, whatFailed: text.loadFailed })
  if (plan.isPending || (isOpen && analytics.isPending)) return <PageSpinner />
  const { data } = analytics
  return (
    <div className="mx-auto grid max-w-7xl gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
      </div>
      {failed.isError && (
        <RetryAlert failure={failure} isBusy={failed.isFetching} onRetry={() => failed.refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      {plan.data && !isOpen && <ProOnlyNote text={text} />}
      {isOpen && data?.totals.searches === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">{text.empty}</p>
          <LinkButton to={paths.dashboard}>{text.start}</LinkButton>
        </div>
      )}
      {isOpen && data && data.totals.searches > 0 && <AnalyticsBoard analytics={data} />}
    </div>
  )
}
