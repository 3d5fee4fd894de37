import { paths } from '../app/paths.ts'
import { BackLink } from '../blocks/back-link.tsx'
import { PageMeta } from '../blocks/page-meta.tsx'
import { usePlan } from '../blocks/plan/use-plan.ts'
import { explainFlowError } from '../browser/explain-error.ts'
import { useLanguage } from '../browser/language.ts'
import { AnalyticsBoard } from '../features/analytics/analytics-board.tsx'
import { useAnalytics } from '../features/analytics/use-analytics.ts'
import { useAnalyticsMessages } from '../features/analytics/use-analytics-messages.ts'
import { Alert, Notice } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

export function Screen() {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  const plan = usePlan()
  const isOpen = plan.data?.hasProFeatures ?? false
  const analytics = useAnalytics(!isOpen)
  const failed = plan.isError ? plan : analytics
  const failure = explainFlowError({ error: failed.error, language, first: text.loadFailed })
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
        <div className="grid justify-items-start gap-3">
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <Button variant="outline" size="sm" isBusy={failed.isFetching} onClick={() => failed.refetch()}>
            {text.retry}
          </Button>
        </div>
      )}
      {plan.data && !isOpen && (
        <div className="grid justify-items-start gap-3">
          <Notice>{text.proOnly}</Notice>
          <LinkButton to={paths.profile} size="sm">
            {text.seePlans}
          </LinkButton>
        </div>
      )}
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
