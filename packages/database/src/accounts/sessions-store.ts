import { and, desc, eq, gt, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import type { AccountWrites } from '../engine/watch-account-writes.ts'
import { LIFETIMES_MS, SESSION_TOUCH_MS } from '../lifetimes.ts'
import { sessions, users } from '../schema/accounts.ts'
import { hashToken } from './secret-token.ts'
import { type NewSession, startSession } from './start-session.ts'
import { type User, userColumns } from './user-row.ts'

type FoundSession = { user: User; lastSeenAt: Date }
type LoadSession = (tokenHash: string) => Promise<FoundSession | null>

const MAX_REMEMBERED = 10_000

/** A query costs a millisecond, and waits in line behind all others; most requests ask for a session seen just now. */
function rememberSessions(writes: AccountWrites, load: LoadSession): LoadSession {
  const remembered = new Map<string, { found: FoundSession; at: number }>()
  const { isHeard = () => true, maxAgeMs = Number.POSITIVE_INFINITY } = writes
  let asOf = writes.count

  return async tokenHash => {
    if (asOf !== writes.count || remembered.size >= MAX_REMEMBERED) remembered.clear()
    asOf = writes.count
    if (!isHeard()) return load(tokenHash)
    const known = remembered.get(tokenHash)
    if (known && performance.now() - known.at < maxAgeMs) return known.found
    const begun = writes.count
    const at = performance.now()
    const found = await load(tokenHash)
    if (found && begun === writes.count && begun === asOf) remembered.set(tokenHash, { found, at })
    return found
  }
}

export type SessionsStore = {
  /**
   * The user behind a session's token, or `null`. One query at most; moves the session's last use now and then.
   * `isAfterChange`: whoever was told of a change asks past what is remembered, which may hear of it a moment later.
   */
  find: (session: { token: string; now: Date; isAfterChange?: boolean }) => Promise<User | null>
  /**
   * A new session's token. `passwordHash` is the one the password was checked against: if it changed meanwhile, there
   * is no session (`null`).
   */
  start: (session: NewSession & { passwordHash: string | null }) => Promise<string | null>
  end: (session: { token: string }) => Promise<void>
  endAll: (who: { ownerId: string }) => Promise<number>
  /** Ends one of a list; `false` when there is none. */
  endOne: (one: { ownerId: string; sessionId: string }) => Promise<boolean>
  list: (who: { ownerId: string; now: Date; token?: string }) => Promise<SessionRow[]>
  /** Whoever uses the session has just proved to be the owner. */
  confirm: (session: { token: string; now: Date }) => Promise<void>
  isConfirmedSince: (session: { token: string; since: Date }) => Promise<boolean>
}

export type SessionRow = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  /** The one whose token was given. */
  isCurrent: boolean
}

/** Enough of the hash to tell one owner's sessions apart, and nothing that opens one. */
const ID_LENGTH = 20

export function createSessionsStore({ db, accountWrites }: StoreParts): SessionsStore {
  const selectSession = db
    .select({ ...userColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.ownerId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session')

  async function loadSession(tokenHash: string): Promise<FoundSession | null> {
    const [row] = await selectSession.execute({ tokenHash })
    if (!row) return null
    const { lastSeenAt, ...user } = row
    return { user, lastSeenAt }
  }
  const findSession = accountWrites ? rememberSessions(accountWrites, loadSession) : loadSession
  // Where this process is the only one, it knows its own writes.
  const findNow = accountWrites?.isHeard ? loadSession : findSession

  return {
    async find({ token, now, isAfterChange = false }) {
      const tokenHash = hashToken(token)
      const found = await (isAfterChange ? findNow : findSession)(tokenHash)
      const idleMs = found ? now.getTime() - found.lastSeenAt.getTime() : 0
      if (!found || idleMs >= LIFETIMES_MS.idleSession) return null
      if (idleMs >= SESSION_TOUCH_MS)
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
      return { ...found.user }
    },

    start({ ownerId, device, passwordHash, now }) {
      return db.transaction(async tx => {
        const sameHash = sql`${users.passwordHash} is not distinct from ${passwordHash}::text`
        // The share lock makes a password change and this sign-in take turns.
        const found = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, ownerId), sameHash))
          .for('share')
        if (found.length === 0) return null
        return startSession(tx, { ownerId, now, ...(device && { device }) })
      })
    },

    async end({ token }) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
    },

    async endAll({ ownerId }) {
      const ended = await db
        .delete(sessions)
        .where(eq(sessions.ownerId, ownerId))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.length
    },

    async endOne({ ownerId, sessionId }) {
      const isThisOne = sql`left(${sessions.tokenHash}, ${ID_LENGTH}::int) = ${sessionId}`
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.ownerId, ownerId), isThisOne))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.length > 0
    },

    async list({ ownerId, now, token }) {
      const alive = gt(sessions.lastSeenAt, new Date(now.getTime() - LIFETIMES_MS.idleSession))
      const found = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.ownerId, ownerId), alive))
        .orderBy(desc(sessions.lastSeenAt))
      const current = token === undefined ? null : hashToken(token)
      return found.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
        id: tokenHash.slice(0, ID_LENGTH),
        device,
        createdAt,
        lastSeenAt,
        isCurrent: tokenHash === current,
      }))
    },

    async confirm({ token, now }) {
      await db
        .update(sessions)
        .set({ confirmedAt: now })
        .where(eq(sessions.tokenHash, hashToken(token)))
    },

    async isConfirmedSince({ token, since }) {
      const found = await db
        .select({ ownerId: sessions.ownerId })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.confirmedAt, since)))
      return found.length > 0
    },
  }
}
