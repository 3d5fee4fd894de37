import type { UsageKind } from '@sondeo/database/usage-store'
import type { Services } from '../services.ts'
import { findPlan } from './find-plan.ts'
import { unitsIn } from './plan-limits.ts'
import { reachedLevel } from './reached-level.ts'
import { sendLimitNotice } from './send-limit-notice.job.ts'

type Parts = Pick<Services, 'stores' | 'hasBilling' | 'jobs' | 'now'>
type Unit = { ownerId: string; searchId: string; kind: UsageKind }

/** The work delivered: its unit counts for good, and who comes near a limit is told, once per level and period. */
export async function settleUnit(parts: Parts, unit: Unit) {
  const { stores, jobs, now } = parts
  await stores.usage.settle({ ...unit, now: now() })
  const { user, state } = await findPlan(parts, unit.ownerId)
  const { ownerId, kind } = unit
  const period = state.period.key
  const limit = unitsIn(state, kind)
  const used = await stores.usage.count({ ownerId, kind, period, isSettled: true })
  const level = reachedLevel(used, limit)
  if (level === null || limit === null) return
  const notice = { ownerId, kind: `${kind}-${level}`, period, now: now() }
  if (!(await stores.notices.claim(notice))) return
  // Who jumps to the end needs no word about getting near it.
  if (level === 100) await stores.notices.claim({ ...notice, kind: `${kind}-80` })
  const { email, language, region } = user
  const to = { email, name: user.name || user.username, language, region }
  try {
    await jobs.send(sendLimitNotice, { to, kind, level, used, limit, renewsAt: state.period.endsAt.toISOString() })
  } catch {
    // The work is done and must not fail for a mail: the next unit tells it.
    await stores.notices.giveBack(notice)
  }
}
