import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlanName } from './plan-name.ts'

const ok = z.literal(true)
const PaidPlan = z.enum(['standard', 'pro'])
const Interval = z.enum(['month', 'year'])
const UnitKind = z.enum(['report', 'scan'])
export type UnitKind = z.infer<typeof UnitKind>

/** What the user may, has used, and what comes next. */
export const PlanResponse = z.object({
  /** null: nothing until a plan is chosen; `ended` says why. */
  plan: PlanName.nullable(),
  ended: z.enum(['trial_ended', 'plan_required']).nullable(),
  interval: Interval,
  period: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  /** The renewal, the change or the end that comes. */
  next: z.object({ at: z.iso.datetime(), plan: z.enum(['standard', 'pro', 'none']), interval: Interval }).nullable(),
  usage: z.array(
    z.object({
      kind: UnitKind,
      used: z.number().int(),
      /** null: without limit. */
      limit: z.number().int().nullable(),
      creditsLeft: z.number().int(),
      /** The notice that is due: 80 or 100 percent are used. */
      level: z.union([z.literal(80), z.literal(100)]).nullable(),
    }),
  ),
  recordsPerScan: z.number().int(),
  /** Past a limit calls are refused; else it is only told. */
  isEnforced: z.boolean(),
  /** Plans are sold here. */
  hasBilling: z.boolean(),
  /** The payment service has a subscription of this user. */
  isPaying: z.boolean(),
  isPaymentOverdue: z.boolean(),
  /** What only Pro has is open to this user. */
  hasProFeatures: z.boolean(),
})
export type PlanResponse = z.infer<typeof PlanResponse>

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  access: 'signed-in',
  key: 'read',
  summary: 'The plan of the user, its usage and what comes next.',
  reply: z.object({ success: ok, plan: PlanResponse }),
})

const hour = 3_600_000
const limits = [{ per: 'account', max: 20, windowMs: hour }] as const
const paymentErrors = ['billing_not_configured', 'billing_unavailable'] as const
const PageToOpen = z.object({ success: ok, url: z.string() })

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/plan/checkout',
  access: 'signed-in',
  summary: 'The address of a payment page for a plan. Standard chosen in the trial is charged at its end, unless now.',
  body: z.object({ plan: PaidPlan, interval: Interval, startsNow: z.boolean().optional() }),
  reply: PageToOpen,
  errors: [...paymentErrors, 'already_subscribed'],
  limits,
})

export const buyCredits = endpoint({
  method: 'POST',
  path: '/api/plan/credits',
  access: 'signed-in',
  summary: 'The address of a payment page for packs of units beyond the plan.',
  body: z.object({ kind: UnitKind, packs: z.number().int().min(1).max(20) }),
  reply: PageToOpen,
  errors: paymentErrors,
  limits,
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/plan/change',
  access: 'signed-in',
  summary: 'Change a paid plan: upgrades at once, the rest (`none` cancels) at the end of the period.',
  body: z.object({ plan: z.enum(['standard', 'pro', 'none']), interval: Interval }),
  reply: z.object({ success: ok, plan: PlanResponse }),
  errors: [...paymentErrors, 'payment_failed', 'no_subscription'],
  limits,
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/plan/portal',
  access: 'signed-in',
  summary: 'The address of the payment service’s own page: cards, invoices, cancelling.',
  reply: PageToOpen,
  errors: [...paymentErrors, 'no_subscription'],
  limits,
})
