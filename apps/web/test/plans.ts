import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'

/** A paid plan in the middle of its month, with most of it left. */
export const proPlan: PlanResponse = {
  plan: 'pro',
  ended: null,
  interval: 'month',
  period: { startsAt: '2026-11-01T12:00:00Z', endsAt: '2026-12-01T12:00:00Z' },
  next: { at: '2026-12-01T12:00:00Z', plan: 'pro', interval: 'month' },
  usage: [
    { kind: 'report', used: 1234, limit: null, creditsLeft: 0, level: null },
    { kind: 'scan', used: 50, limit: 500, creditsLeft: 0, level: null },
  ],
  recordsPerScan: 10_000,
  isEnforced: true,
  hasBilling: true,
  isPaying: true,
  isPaymentOverdue: false,
  hasProFeatures: true,
}

export const standardPlan: PlanResponse = {
  ...proPlan,
  plan: 'standard',
  next: { at: '2026-12-01T12:00:00Z', plan: 'standard', interval: 'month' },
  hasProFeatures: false,
}

/** The trial without a card: it ends by itself. */
export const trialPlan: PlanResponse = {
  ...standardPlan,
  plan: 'trial',
  next: { at: '2026-11-15T12:00:00Z', plan: 'none', interval: 'month' },
  isPaying: false,
}
