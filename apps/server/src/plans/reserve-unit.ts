import { planLimits } from '@sondeo/contract/plans'
import type { UsageKind } from '@sondeo/database/usage-store'
import type { User } from '@sondeo/database/users-store'
import type { Services } from '../build-services.ts'
import { AppError } from '../http/app-error.ts'

type Parts = Pick<Services, 'stores' | 'enforcesLimits' | 'now'>

const limitOf = (user: User, kind: UsageKind) =>
  kind === 'scan' ? planLimits[user.plan].scansPerMonth : planLimits[user.plan].reportsPerMonth

/** What is counted together: the whole trial, or a month. */
const periodOf = (user: User, at: Date) => (user.plan === 'trial' ? 'trial' : at.toISOString().slice(0, 7))

/** Counted when work starts, settled when it delivered, given back when it did not. */
export async function reserveUnit(
  { stores, enforcesLimits, now }: Parts,
  { user, kind, searchId }: { user: User; kind: UsageKind; searchId: string },
) {
  const at = now()
  const limit = enforcesLimits ? limitOf(user, kind) : null
  const unit = { ownerId: user.id, searchId, kind }
  const reserved = await stores.usage.reserve({ ...unit, period: periodOf(user, at), limit, now: at })
  if (reserved.result === 'over-limit') throw new AppError('limit_reached')
  if (reserved.result === 'not-found') throw new AppError('not_signed_in')
}

/** Says so before work that nobody could have the result of. */
export async function refuseOverLimit({ stores, enforcesLimits, now }: Parts, user: User, kind: UsageKind) {
  const limit = enforcesLimits ? limitOf(user, kind) : null
  if (limit === null) return
  const used = await stores.usage.count({ ownerId: user.id, kind, period: periodOf(user, now()) })
  if (used >= limit) throw new AppError('limit_reached')
}
