import type { WhyUnreadable } from '../why-unreadable.ts'

const MAX_RETRIES = 2
const MAX_WAIT_MS = 20_000

/** How long to wait before asking once more, or undefined when asking again is useless or impolite. */
export function retryDelay(why: WhyUnreadable, attempt: number): number | undefined {
  if (attempt > MAX_RETRIES) return undefined
  if (why.kind === 'refused' && why.status === 429 && !why.isChallenge) {
    const waitMs = why.retryAfterMs ?? 2000 * attempt
    return waitMs <= MAX_WAIT_MS ? waitMs : undefined
  }
  if (why.kind === 'server-error' && why.status === 503) {
    const waitMs = why.retryAfterMs ?? 1000 * attempt
    return waitMs <= MAX_WAIT_MS ? waitMs : undefined
  }
  // A kept connection that the site closed in the same moment; the request never reached it.
  if (why.kind === 'connection-failed' && attempt === 1 && isBrokenConnection(why.code)) return 0
  return undefined
}

const isBrokenConnection = (code: string) => code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
