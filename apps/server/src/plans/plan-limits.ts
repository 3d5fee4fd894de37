import { planLimits } from '@sondeo/contract/plans/plans'
import type { UsageKind } from '@sondeo/database/usage-store'
import type { PlanState } from './plan-state.ts'

/** Units per period; null is without limit. Who has no plan has none. */
export function unitsIn({ plan }: Pick<PlanState, 'plan'>, kind: UsageKind): number | null {
  if (plan === null) return 0
  return kind === 'scan' ? planLimits[plan].scansPerMonth : planLimits[plan].reportsPerMonth
}

/** Pro's jobs go first. */
export const priorityIn = ({ plan }: Pick<PlanState, 'plan'>): number => (plan === 'pro' ? 10 : 0)

/** How many records one scan may gather. */
export const recordsIn = ({ plan }: Pick<PlanState, 'plan'>): number => planLimits[plan ?? 'trial'].recordsPerScan
