import { paths } from '@sondeo/contract/paths'
import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { ChartColumn, ListTree, Tags } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { UsageBar } from '../../blocks/plan/usage-bar.tsx'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { usePlanMessages } from '../../messages/plan.ts'
import { Notice, StatusBox } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { describeNext, formatLongDay } from './describe-next.ts'
import { PackChoice } from './pack-choice.tsx'
import { PlanChoice } from './plan-choice.tsx'

const refetchEveryMs = 2_000

/** The plan, what of it is used, when it renews, and where plans are sold the ways to change it. */
export function PlanBlock() {
  const text = usePlanMessages()
  const language = useLanguage()
  const paid = usePaidNote()
  const plan = usePlan({ refetchEveryMs: paid.isWaiting && refetchEveryMs })
  const failure = explainFlowError({ error: plan.error, language, whatFailed: text.loadFailed })
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-base">{text.title}</h2>
      {paid.kind && <StatusBox>{text.paid[paid.kind]}</StatusBox>}
      {plan.isPending && <Skeleton className="h-24" />}
      {plan.isError && (
        <RetryAlert failure={failure} isBusy={plan.isFetching} onRetry={() => plan.refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      {plan.data && <PlanSummary plan={plan.data} />}
      {plan.data && (
        <div className="flex flex-wrap gap-3">
          {!plan.data.hasBilling && (
            <LinkButton to={paths.pricing} variant="outline" size="sm">
              <Tags aria-hidden="true" />
              {text.more.plans}
            </LinkButton>
          )}
          <LinkButton to={paths.analytics} variant="outline" size="sm">
            <ChartColumn aria-hidden="true" />
            {text.more.analytics}
          </LinkButton>
          <LinkButton to={paths.readingRules} variant="outline" size="sm">
            <ListTree aria-hidden="true" />
            {text.more.rules}
          </LinkButton>
        </div>
      )}
      {plan.data?.hasBilling && (
        <>
          <PlanChoice plan={plan.data} />
          {plan.data.plan !== null && <PackChoice />}
        </>
      )}
    </Card>
  )
}

function PlanSummary({ plan }: { plan: PlanResponse }) {
  const text = usePlanMessages()
  const language = useLanguage()
  const next = describeNext(plan, text, language)
  const isPaid = plan.plan === 'standard' || plan.plan === 'pro'
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-head text-lg font-semibold">{text.names[plan.plan ?? 'none']}</span>
          {isPaid && plan.isPaying && <Badge>{text.intervals[plan.interval]}</Badge>}
        </p>
        {next && <p className="text-sm text-ink-2">{next}</p>}
      </div>
      {plan.ended && <Notice>{text.ended[plan.ended]}</Notice>}
      {plan.isPaymentOverdue && <Notice>{text.overdue}</Notice>}
      {plan.plan !== null && (
        <>
          {plan.usage.map(usage => (
            <UsageBar key={usage.kind} {...usage} />
          ))}
          <p className="text-sm text-ink-2">
            {text.records(formatNumber(plan.recordsPerScan, language))}{' '}
            {plan.plan !== 'trial' && text.periodEnds(formatLongDay(plan.period.endsAt, language))}{' '}
            {!plan.isEnforced && text.onlyTold}
          </p>
        </>
      )}
    </div>
  )
}

const waitForPaymentMs = 30_000

/** Back from the payment page: the confirmation is on its way from the payment service, so the plan is asked again. */
function usePaidNote() {
  const query = useUrlParams()
  const navigate = useNavigate()
  const [kind, setKind] = useState<'plan' | 'credits' | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const given = query.get('paid')
  useEffect(() => {
    if (given !== 'plan' && given !== 'credits') return
    setKind(given)
    setIsWaiting(true)
    void navigate({ search: '' }, { replace: true })
  }, [given, navigate])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsWaiting(false), waitForPaymentMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { kind, isWaiting }
}
