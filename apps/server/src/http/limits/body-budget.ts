import { AppError } from '../../app-error.ts'

/** Hardly any call is longer, and taking one in is nothing that others notice. */
const FREE_BYTES = 16 * 1024
const BURST_BYTES = 2 * 1024 * 1024
const BYTES_PER_SECOND = 128 * 1024
/** Above this many callers, those who have all of their bytes again are forgotten. */
const MANY_CALLERS = 1_000

type Caller = { bytesLeft: number; atMs: number }

/** What each caller may still send in long bodies: everybody else waits while one is taken in and parsed. */
export type BodyBudget = { take: (sent: { caller: string; bytes: number }) => void }

export function createBodyBudget(nowMs: () => number = () => performance.now()): BodyBudget {
  const callers = new Map<string, Caller>()
  const refilled = ({ bytesLeft, atMs }: Caller) =>
    Math.min(BURST_BYTES, bytesLeft + ((nowMs() - atMs) / 1000) * BYTES_PER_SECOND)

  return {
    take({ caller, bytes }) {
      if (bytes <= FREE_BYTES) return
      if (callers.size > MANY_CALLERS)
        for (const [key, known] of callers) if (refilled(known) === BURST_BYTES) callers.delete(key)
      const bytesLeft = refilled(callers.get(caller) ?? { bytesLeft: BURST_BYTES, atMs: nowMs() })
      if (bytesLeft < bytes) {
        const retryAfterSeconds = Math.ceil((bytes - bytesLeft) / BYTES_PER_SECOND)
        throw new AppError('too_many_requests', { retryAfterSeconds })
      }
      callers.set(caller, { bytesLeft: bytesLeft - bytes, atMs: nowMs() })
    },
  }
}
