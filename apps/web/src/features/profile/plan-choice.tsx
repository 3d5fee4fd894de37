import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { planLimits, planPrices } from '@sondeo/contract/plans/plans'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { usePlanMessages } from '../../messages/plan.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { type Interval, kindOfChange, type PaidPlan, type PlanChange } from './plan-change.ts'
import { usePaymentPage } from './use-payment-page.ts'

const plans: PaidPlan[] = ['standard', 'pro']

/** Where plans are sold: choose one, change it, cancel it, and see to the payments. */
export function PlanChoice({ plan }: { plan: PlanResponse }) {
  const { choice: text, names } = usePlanMessages()
  const language = useLanguage()
  const [interval, setInterval] = useState<Interval>(plan.interval)
  const [startsNow, setStartsNow] = useState(false)
  const [change, setChange] = useState<PlanChange | null>(null)
  const page = usePaymentPage()
  const failure = explainFlowError({ error: page.error, language, whatFailed: text.failed })
  const isInTrial = plan.plan === 'trial' && !plan.isPaying
  const priceOf = (name: PaidPlan) => {
    const price = planPrices[name]
    return interval === 'year'
      ? [text.perMonth(`$${price.monthlyBilledAnnually}`), text.perYear(`$${price.yearly}`)]
      : [text.perMonth(`$${price.monthly}`)]
  }

  const pointsOf = (name: PaidPlan) => {
    const { reportsPerMonth, scansPerMonth, recordsPerScan } = planLimits[name]
    const number = (value: number) => formatNumber(value, language)
    const limits = { scans: number(scansPerMonth), records: number(recordsPerScan) }
    return text.points[name]({ reports: number(reportsPerMonth ?? 0), ...limits })
  }

  function optionFor(name: PaidPlan) {
    const kind = kindOfChange(plan, { plan: name, interval })
    if (kind === 'current') return <Badge tone="true">{text.current}</Badge>
    const isBusy = page.isPending && page.variables.page === 'checkout' && page.variables.body.plan === name
    const act = () =>
      kind === 'checkout'
        ? page.mutate({ page: 'checkout', body: { plan: name, interval, startsNow } })
        : setChange({ plan: name, interval })
    const label = { checkout: text.choose, keep: text.keep, up: text.change, down: text.change }[kind]
    return (
      <Button
        variant={name === 'pro' ? 'primary' : 'outline'}
        size="sm"
        isBusy={isBusy}
        disabled={page.isPending}
        onClick={act}
      >
        {label(names[name])}
      </Button>
    )
  }

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-sm font-semibold tracking-normal">{text.title}</h3>
        <Segmented
          label={text.billing}
          options={[
            { value: 'month', label: text.month },
            {
              value: 'year',
              label: (
                <>
                  {text.year} <Badge tone="true">{text.save}</Badge>
                </>
              ),
            },
          ]}
          value={interval}
          onChange={setInterval}
        />
      </div>
      {page.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <ul className="grid gap-3">
        {plans.map(name => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line px-4 py-3"
          >
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{names[name]}</span>
                <span className="tabular text-sm text-ink-2">{priceOf(name).join(' · ')}</span>
              </p>
              <p className="text-sm text-ink-2">{pointsOf(name)}</p>
            </div>
            {optionFor(name)}
          </li>
        ))}
      </ul>
      {isInTrial && (
        <div className="grid gap-1">
          <p className="text-sm text-ink-2">{text.trialHint}</p>
          <Checkbox label={text.startsNow} checked={startsNow} onChange={event => setStartsNow(event.target.checked)} />
        </div>
      )}
      {plan.isPaying && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="sm"
            isBusy={page.isPending && page.variables.page === 'portal'}
            disabled={page.isPending}
            onClick={() => page.mutate({ page: 'portal' })}
          >
            <CreditCard aria-hidden="true" />
            {text.portal}
          </Button>
          {plan.next?.plan !== 'none' && (
            <Button variant="ghost" size="sm" onClick={() => setChange({ plan: 'none', interval: plan.interval })}>
              {text.cancel}
            </Button>
          )}
        </div>
      )}
      <ChangeDialog plan={plan} change={change} onClose={() => setChange(null)} />
    </div>
  )
}
