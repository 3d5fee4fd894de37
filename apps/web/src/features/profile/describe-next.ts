import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { dateFormat } from '../../browser/format-date.ts'
import type { Language } from '../../browser/language.ts'
import type { PlanTexts } from '../../messages/plan.ts'

export const formatLongDay = (moment: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long' }).format(new Date(moment))

/** What comes next of a plan, in one sentence; nothing where no plan runs. */
export function describeNext(plan: PlanResponse, text: PlanTexts, language: Language): string | null {
  const { next } = plan
  if (!next || plan.plan === null) return null
  const day = formatLongDay(next.at, language)
  if (plan.plan === 'trial') {
    if (next.plan === 'none') return text.next.trialEnds(day)
    return plan.isPaying ? text.next.trialConverts(day, text.names[next.plan]) : text.next.trialContinues(day)
  }
  if (next.plan === 'none') return text.next.ends(day)
  if (next.plan === plan.plan && next.interval === plan.interval) return text.next.renews(day)
  const name =
    next.interval === plan.interval
      ? text.names[next.plan]
      : `${text.names[next.plan]} (${text.intervals[next.interval]})`
  return text.next.changes(day, name)
}
