import type { User } from '@sondeo/database/users-store'
import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { type PlanState, planAt } from './plan-state.ts'

type PlanParts = Pick<Services, 'stores' | 'hasBilling' | 'now'>

/** The user's plan now, read anew: a session may be older than a payment. */
export async function findPlan(
  { stores, hasBilling, now }: PlanParts,
  ownerId: string,
): Promise<{ user: User; state: PlanState }> {
  const user = await stores.users.find({ ownerId })
  if (!user) throw new AppError('not_signed_in')
  return { user, state: planAt(user, { now: now(), hasBilling }) }
}

/** What only Pro has is open to everybody where nothing is sold. */
export async function requirePro(parts: PlanParts, ownerId: string) {
  if (!parts.hasBilling) return
  const { state } = await findPlan(parts, ownerId)
  if (state.plan !== 'pro') throw new AppError('pro_only')
}
