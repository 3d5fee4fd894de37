import type { CallLimit } from '@sondeo/contract/endpoint'
import type { LimitsStore } from '@sondeo/database/limits-store'
import { AppError } from '../app-error.ts'
import { callerNetwork } from './caller-network.ts'

export type Caller = { address: string; accountId?: string | undefined; email?: string | undefined }

// The store keeps only a keyed hash of a key, so an e-mail may stand in it.
const keyOfEmail = (path: string, email: string) => `${path} email ${email.trim().toLowerCase()}`

function keyOf(path: string, limit: CallLimit, caller: Caller): string | undefined {
  if (limit.per === 'address') return `${path} address ${callerNetwork(caller.address)}`
  if (limit.per === 'account') return caller.accountId && `${path} account ${caller.accountId}`
  return caller.email && keyOfEmail(path, caller.email)
}

/** Whoever got in has shown to be no guesser: the tries of this e-mail are forgotten. */
export async function forgetTries({ limits, path, email }: { limits: LimitsStore; path: string; email: string }) {
  await limits.clear(keyOfEmail(path, email))
}

type Check = { limits: LimitsStore; now: Date; path: string; rules: readonly CallLimit[]; caller: Caller }

/** Counted in the database, so that processes share the count. */
export async function takeFromLimits({ limits, now, path, rules, caller }: Check) {
  for (const rule of rules) {
    const key = keyOf(path, rule, caller)
    if (!key) continue
    const { allowed, retryAfterMs } = await limits.take({ key, windowMs: rule.windowMs, max: rule.max, now })
    if (!allowed)
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) })
  }
}
