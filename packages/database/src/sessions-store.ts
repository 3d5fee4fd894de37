import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { LIFETIMES_MS, SESSION_TOUCH_MS } from './lifetimes.ts'
import { sessions, users } from './schema.ts'
import { hashToken } from './secret-token.ts'
import type { StoreParts } from './sql-database.ts'
import { startSession } from './start-session.ts'
import { type User, userColumns } from './user-row.ts'

export type SessionsStore = {
  /** The user behind a session's token, or `null`. One query; moves the session's last use now and then. */
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

export function createSessionsStore({ db }: StoreParts): SessionsStore {
  const findSession = db
    .select({ ...userColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.ownerId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.lastSeenAt, sql.placeholder('since'))))
    .prepare('find_session')

  return {
    async find({ token, now }) {
      const tokenHash = hashToken(token)
      const since = new Date(now.getTime() - LIFETIMES_MS.idleSession)
      const [row] = await findSession.execute({ tokenHash, since })
      if (!row) return null
      const { lastSeenAt, ...user } = row
      if (now.getTime() - lastSeenAt.getTime() >= SESSION_TOUCH_MS)
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
      return user
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
