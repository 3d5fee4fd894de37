import { newId } from '@sondeo/database/new-id'
import type { User } from '@sondeo/database/users-store'
import { decidePlanChange } from '../plans/change-plan.ts'
import { unitsIn } from '../plans/plan-limits.ts'
import { type PlanState, planAt } from '../plans/plan-state.ts'
import type { AdminAnswer, AdminParts, AdminRequest } from './admin-request.ts'
import { alignColumns } from './describe-for-operator.ts'

type Request<Name extends AdminRequest['command']> = Extract<AdminRequest, { command: Name }>

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const names = { trial: 'Trial', standard: 'Standard', pro: 'Pro', none: 'no plan' }

/** Shows the plan, after changing it where that was asked for. */
export async function runPlan(parts: AdminParts, user: User, request: Request<'plan'>): Promise<AdminAnswer> {
  const { stores, now, hasBilling } = parts
  const { to, annual, now: atOnce = false } = request
  if (!to) return { isDone: true, lines: await describePlan(parts, user) }
  if (user.stripeSubscriptionId !== null && planAt(user, { now: now(), hasBilling }).plan !== null)
    return {
      isDone: false,
      lines: [`${user.email} pays by Stripe. Change the subscription there; the plan here follows it.`],
    }
  const wish = { plan: to, interval: annual ? 'year' : 'month' } as const
  const facts = decidePlanChange(user, wish, { now: now(), hasBilling, atOnce })
  const changed = await stores.users.changePlan({ ownerId: user.id, facts, decidedOn: user.planVersion, now: now() })
  if (!changed) return { isDone: false, lines: ['The plan was changed by somebody else just now. Try again.'] }
  return { isDone: true, lines: await describePlan(parts, changed) }
}

export async function addCredits(parts: AdminParts, user: User, request: Request<'credits'>): Promise<AdminAnswer> {
  const { stores, now } = parts
  const ownerId = user.id
  const reference = `operator-${newId()}`
  const { reports, scans } = request
  if (reports) await stores.credits.add({ ownerId, kind: 'report', units: reports, reference, now: now() })
  if (scans) await stores.credits.add({ ownerId, kind: 'scan', units: scans, reference, now: now() })
  const left = await stores.credits.countLeft({ ownerId })
  return { isDone: true, lines: [`${user.email} has credits for ${left.report} reports and ${left.scan} scans.`] }
}

export async function tellUsage(parts: AdminParts, emails: string[]): Promise<AdminAnswer> {
  const { stores } = parts
  const unknown: string[] = []
  const users: User[] = emails.length === 0 ? await stores.users.list() : []
  for (const email of emails) {
    const user = await stores.users.findByEmail(email)
    if (user) users.push(user)
    else unknown.push(`There is no account with the e-mail ${email}.`)
  }
  const rows = await Promise.all(users.map(user => usageRow(parts, user)))
  const table = alignColumns([['E-MAIL', 'PLAN', 'REPORTS', 'SCANS', 'CREDITS', 'PERIOD ENDS'], ...rows])
  return { isDone: unknown.length === 0, lines: [...(rows.length > 0 ? table : []), ...unknown] }
}

async function usageRow(parts: AdminParts, user: User): Promise<string[]> {
  const state = planAt(user, { now: parts.now(), hasBilling: parts.hasBilling })
  const [report, scan] = await countUsed(parts, user, state)
  const left = await parts.stores.credits.countLeft({ ownerId: user.id })
  const credits = left.report + left.scan > 0 ? `${left.report} + ${left.scan}` : '-'
  return [user.email, state.plan ?? 'none', report, scan, credits, dayOf(state.period.endsAt)]
}

async function describePlan(parts: AdminParts, user: User): Promise<string[]> {
  const state = planAt(user, { now: parts.now(), hasBilling: parts.hasBilling })
  const { plan, ended, interval, next } = state
  const [report, scan] = await countUsed(parts, user, state)
  const left = await parts.stores.credits.countLeft({ ownerId: user.id })
  const paid = plan === 'trial' || plan === null ? '' : interval === 'year' ? ', by the year' : ', by the month'
  return [
    `${user.email}: ${names[plan ?? 'none']}${paid}${ended === 'trial_ended' ? ' (the trial has ended)' : ''}`,
    ...(next ? [`  then: ${next.plan === plan ? 'the same again' : names[next.plan]} on ${dayOf(next.at)}`] : []),
    `  used in this period: reports ${report}, scans ${scan}; limits are ${parts.enforcesLimits ? 'enforced' : 'only told'}`,
    `  credits left: reports ${left.report}, scans ${left.scan}`,
    ...(user.stripeSubscriptionId ? [`  pays by Stripe: ${user.stripeSubscriptionId}`] : []),
  ]
}

function countUsed({ stores }: AdminParts, { id: ownerId }: User, state: PlanState): Promise<[string, string]> {
  const tell = async (kind: 'report' | 'scan') => {
    const used = await stores.usage.count({ ownerId, kind, period: state.period.key })
    return `${used}/${unitsIn(state, kind) ?? 'unlimited'}`
  }
  return Promise.all([tell('report'), tell('scan')])
}
