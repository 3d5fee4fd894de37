import { paths } from '@sondeo/contract/paths'
import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { Gauge, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '../../browser/format-number.ts'
import { type Language, useLanguage } from '../../browser/language.ts'
import { useQueryKeys, useSession } from '../../browser/session.ts'
import { type PlanTexts, usePlanMessages } from '../../messages/plan.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { usePlan } from './use-plan.ts'

type Said = { key: string; words: string; canHide: boolean }

/** The one thing that matters most: no plan, a failed payment, a limit that is reached or near. */
export function findNotice(plan: PlanResponse, text: PlanTexts, language: Language): Said | null {
  if (plan.ended) return { key: plan.ended, words: text.ended[plan.ended], canHide: false }
  if (plan.isPaymentOverdue) return { key: 'overdue', words: text.overdue, canHide: false }
  const byLevel = plan.usage.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
  const [top] = byLevel
  if (!top || top.level === null || top.limit === null) return null
  const words = top.level === 100 ? text.notice.reached[top.kind] : text.notice.near[top.kind]
  const count = text.notice.count(formatNumber(top.used, language), formatNumber(top.limit, language))
  return { key: `${top.kind}-${top.level}-${plan.period.startsAt}`, words: `${words} ${count}`, canHide: true }
}

/** Whatever was just done may have used a unit. */
function useFreshAfterWork() {
  const client = useQueryClient()
  const { plan } = useQueryKeys()
  const isWorking = useIsMutating() > 0
  const wasWorking = useRef(false)
  useEffect(() => {
    if (wasWorking.current && !isWorking) void client.invalidateQueries({ queryKey: plan })
    wasWorking.current = isWorking
  }, [isWorking, client, plan])
}

/** Above the content of every signed-in screen; the profile says the same in its own place. */
export function PlanNotice() {
  const text = usePlanMessages()
  const language = useLanguage()
  const { user } = useSession()
  const { pathname } = useLocation()
  const plan = usePlan({ isOff: !user })
  const [hidden, setHidden] = useState<string[]>([])
  useFreshAfterWork()
  const said = plan.data && findNotice(plan.data, text, language)
  if (!user || !said || pathname === paths.profile || hidden.includes(said.key)) return null
  return (
    <div
      role="note"
      className="flex items-start gap-3 bg-partial-soft px-5 py-2.5 text-sm text-partial sm:items-center"
    >
      <Gauge aria-hidden="true" className="size-4 shrink-0 max-sm:mt-0.5" />
      <p className="min-w-0 flex-1">
        {said.words}{' '}
        <AppLink to={paths.profile} className="font-semibold whitespace-nowrap underline">
          {text.notice.see}
        </AppLink>
      </p>
      {said.canHide && (
        <button
          type="button"
          aria-label={text.notice.dismiss}
          className="-my-1 grid size-8 shrink-0 place-items-center rounded-md hover:bg-surface"
          onClick={() => setHidden([...hidden, said.key])}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
