import { createHash } from 'node:crypto'
import type { CallLimit } from '@sondeo/contract/endpoint'
import type { LimitsStore } from '@sondeo/database/limits-store'
import { AppError } from './app-error.ts'

export type Caller = { address: string; accountId?: string | undefined; email?: string | undefined }

/** E-mails enter the table of limits only as a digest. */
const digest = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')

function keyOf(path: string, limit: CallLimit, caller: Caller): string | undefined {
  if (limit.per === 'address') return `${path} address ${caller.address}`
  if (limit.per === 'account') return caller.accountId && `${path} account ${caller.accountId}`
  return caller.email && `${path} email ${digest(caller.email)}`
}

/** Whoever got in has shown to be no guesser: the tries of this e-mail are forgotten. */
export async function forgetTries({ limits, path, email }: { limits: LimitsStore; path: string; email: string }) {
  const key = keyOf(path, { per: 'email', max: 0, windowMs: 0 }, { address: '', email })
  if (key) await limits.clear(key)
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
