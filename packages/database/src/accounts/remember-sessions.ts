import type { AccountWrites } from '../engine/watch-account-writes.ts'
import type { User } from './user-row.ts'

export type FoundSession = { user: User; lastSeenAt: Date }
type LoadSession = (tokenHash: string) => Promise<FoundSession | null>

const MAX_REMEMBERED = 10_000

/** A query of PGlite costs a millisecond of the only thread there is; most requests ask for a session seen just now. */
export function rememberSessions(writes: AccountWrites, load: LoadSession): LoadSession {
  const remembered = new Map<string, FoundSession>()
  let asOf = writes.count

  return async tokenHash => {
    if (asOf !== writes.count || remembered.size >= MAX_REMEMBERED) remembered.clear()
    asOf = writes.count
    const known = remembered.get(tokenHash)
    if (known) return known
    const begun = writes.count
    const found = await load(tokenHash)
    if (found && begun === writes.count && begun === asOf) remembered.set(tokenHash, found)
    return found
  }
}
