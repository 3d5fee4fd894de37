import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { useId } from 'react'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { usePlanMessages } from '../../messages/plan.ts'
import { joinClasses } from '../../ui/join-classes.ts'

const tones = { none: 'bg-link', 80: 'bg-signal', 100: 'bg-error' }

/** How much of one kind of unit is used; without a limit there is nothing to fill. */
export function UsageBar({ kind, used, limit, creditsLeft, level }: PlanResponse['usage'][number]) {
  const text = usePlanMessages()
  const language = useLanguage()
  const id = useId()
  const number = (value: number) => formatNumber(value, language)
  const share = limit === null ? 0 : Math.min(100, limit === 0 ? 100 : (used * 100) / limit)
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={id} className="font-semibold">
          {text.units[kind]}
        </span>
        <span className="tabular text-ink-2">
          {limit === null ? text.usedUnlimited(used, number(used)) : text.used(number(used), number(limit))}
          {creditsLeft > 0 && ` ${text.credits(creditsLeft, number(creditsLeft))}`}
        </span>
      </div>
      {limit !== null && (
        <>
          <meter className="sr-only" aria-labelledby={id} min={0} max={limit} value={Math.min(used, limit)} />
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset">
            <div
              className={joinClasses('h-full rounded-full', tones[level ?? 'none'])}
              style={{ width: `${share}%` }}
            />
          </div>
        </>
      )}
    </div>
  )
}
