import { and, desc, eq, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS, SESSION_TOUCH_MS } from '../lifetimes.ts'
import { sessions, users } from '../schema.ts'
import { type FoundSession, rememberSessions } from './remember-sessions.ts'
import { hashToken } from './secret-token.ts'
import { startSession } from './start-session.ts'
import { type User, userColumns } from './user-row.ts'

export type SessionsStore = {
  /** The user behind a session's token, or `null`. One query at most; moves the session's last use now and then. */
  find: (session: { token: string; now: Date }) => Promise<User | null>
  /**
   * A new session's token. `passwordHash` is the one the password was checked against: if it changed meanwhile, there
   * is no session (`null`).
   */
  start: (session: { ownerId: string; passwordHash: string | null; now: Date }) => Promise<string | null>
  end: (session: { token: string }) => Promise<void>
  endAll: (who: { ownerId: string }) => Promise<number>
  list: (who: { ownerId: string }) => Promise<{ createdAt: Date; lastSeenAt: Date }[]>
}

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

  return {
    async find({ token, now }) {
      const tokenHash = hashToken(token)
      const found = await findSession(tokenHash)
      const idleMs = found ? now.getTime() - found.lastSeenAt.getTime() : 0
      if (!found || idleMs >= LIFETIMES_MS.idleSession) return null
      if (idleMs >= SESSION_TOUCH_MS)
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
      return { ...found.user }
    },

    start({ ownerId, passwordHash, now }) {
      return db.transaction(async tx => {
        const sameHash = sql`${users.passwordHash} is not distinct from ${passwordHash}::text`
        // The share lock makes a password change and this sign-in take turns.
        const found = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, ownerId), sameHash))
          .for('share')
        if (found.length === 0) return null
        return startSession(tx, { ownerId, now })
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

    list: ({ ownerId }) =>
      db
        .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .where(eq(sessions.ownerId, ownerId))
        .orderBy(desc(sessions.lastSeenAt)),
  }
}
