import type { UsageKind } from '@sondeo/database/usage-store'
import type { User } from '@sondeo/database/users-store'
import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { findPlan } from './find-plan.ts'
import { unitsIn } from './plan-limits.ts'
import type { PlanState } from './plan-state.ts'

type Parts = Pick<Services, 'stores' | 'enforcesLimits' | 'hasBilling' | 'now'>

function refuseWithoutPlan({ ended }: PlanState) {
  if (ended) throw new AppError(ended)
}

/** Counted when work starts, settled when it delivered, given back when it did not. Gives the plan it was taken from. */
export async function reserveUnit(
  parts: Parts,
  { user, kind, searchId }: { user: User; kind: UsageKind; searchId: string },
): Promise<PlanState> {
  const { state } = await findPlan(parts, user.id)
  refuseWithoutPlan(state)
  const limit = parts.enforcesLimits ? unitsIn(state, kind) : null
  const unit = { ownerId: user.id, searchId, kind, period: state.period.key, limit, now: parts.now() }
  const reserved = await parts.stores.usage.reserve(unit)
  if (reserved.result === 'over-limit') throw new AppError('limit_reached')
  if (reserved.result === 'not-found') throw new AppError('not_signed_in')
  return state
}

/** Says so before work that nobody could have the result of. */
export async function refuseOverLimit(parts: Parts, user: User, kind: UsageKind) {
  const { stores, enforcesLimits } = parts
  const { state } = await findPlan(parts, user.id)
  refuseWithoutPlan(state)
  const limit = enforcesLimits ? unitsIn(state, kind) : null
  if (limit === null) return
  const used = await stores.usage.count({ ownerId: user.id, kind, period: state.period.key })
  if (used < limit) return
  const left = await stores.credits.countLeft({ ownerId: user.id })
  if (left[kind] === 0) throw new AppError('limit_reached')
}
