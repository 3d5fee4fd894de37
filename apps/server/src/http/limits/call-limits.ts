import type { CallLimit } from '@sondeo/contract/endpoint'
import type { LimitsStore } from '@sondeo/database/limits-store'
import { AppError } from '../../app-error.ts'
import { callerNetwork } from './caller-network.ts'

/** What a program does with a key is counted by that key: a flood of it leaves its owner, and the other keys, alone. */
type Caller = {
  address: string
  accountId?: string | undefined
  apiKeyId?: string | undefined
  email?: string | undefined
}

/** How long each answer past a slow limit waits: longer with every step, and never so long that people give up. */
const SLOW_MS = [500, 1000, 2000, 4000]

// The store keeps only a keyed hash of a key, so an e-mail may stand in it.
function keyOf(path: string, per: CallLimit['per'], caller: Caller): string | undefined {
  const network = callerNetwork(caller.address)
  const email = caller.email?.trim().toLowerCase()
  if (per === 'address') return `${path} address ${network}`
  if (per === 'account' && caller.apiKeyId) return `${path} key ${caller.apiKeyId}`
  if (per === 'account') return caller.accountId && `${path} account ${caller.accountId}`
  if (per === 'email') return email && `${path} email ${email}`
  return email && `${path} email ${email} address ${network}`
}

type Tries = { limits: LimitsStore; path: string; caller: Caller }

/** Whoever got in has shown to be no guesser: the tries of this e-mail are forgotten. */
export async function forgetTries({ limits, path, caller }: Tries) {
  for (const per of ['email', 'email-and-address'] as const) {
    const key = keyOf(path, per, caller)
    if (key) await limits.clear(key)
  }
}

type Check = Tries & { now: Date; rules: readonly CallLimit[]; pause: (ms: number) => Promise<void> }

/** Counted in the database, so that processes share the count. */
export async function takeFromLimits({ limits, now, path, rules, caller, pause }: Check) {
  for (const { per, windowMs, max, past } of rules) {
    const key = keyOf(path, per, caller)
    if (!key) continue
    if (past !== 'slow') {
      await takeOrRefuse(limits, { key, windowMs, max, now })
      continue
    }
    const { allowed, remaining } = await limits.take({ key, windowMs, max: max + SLOW_MS.length, now })
    const step = allowed ? SLOW_MS.length - remaining : SLOW_MS.length
    if (step > 0) await pause(SLOW_MS[step - 1] ?? 0)
  }
}

export async function takeOrRefuse(limits: LimitsStore, limit: Parameters<LimitsStore['take']>[0]) {
  const { allowed, retryAfterMs } = await limits.take(limit)
  if (!allowed)
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) })
}
