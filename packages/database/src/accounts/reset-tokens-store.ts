import { and, eq, gt, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { resetTokens, sessions, users } from '../schema/accounts.ts'
import { hashToken, newToken } from './secret-token.ts'
import { startSession } from './start-session.ts'
import { type User, userColumns } from './user-row.ts'

export type ResetTokensStore = {
  /** The token for a new link; older links of this user end. `null` when there is no such user. */
  issue: (who: { ownerId: string; now: Date }) => Promise<string | null>
  isValid: (link: { token: string; now: Date }) => Promise<boolean>
  /** Whose mailbox the link was sent to, with the hash that a password is tried against. */
  findOwner: (link: { token: string; now: Date }) => Promise<{ user: User; passwordHash: string | null } | null>
  /** Uses the link up as the proof of its mailbox and starts a session, unless the password changed meanwhile. */
  proveMailbox: (use: {
    token: string
    passwordHash: string | null
    device: string | null
    now: Date
  }) => Promise<{ user: User; sessionToken: string } | null>
  /** Uses the link up, sets the password and ends every session, all or nothing. */
  consume: (use: {
    token: string
    passwordHash: string
    now: Date
  }) => Promise<{ result: 'changed'; user: User } | { result: 'invalid' }>
}

export function createResetTokensStore({ db }: StoreParts): ResetTokensStore {
  const isGood = (token: string, now: Date) =>
    and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now))

  return {
    issue({ ownerId, now }) {
      return db.transaction(async tx => {
        const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share')
        if (found.length === 0) return null
        const token = newToken()
        const row = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LIFETIMES_MS.resetToken) }
        await tx
          .insert(resetTokens)
          .values({ ownerId, ...row })
          .onConflictDoUpdate({ target: resetTokens.ownerId, set: row })
        return token
      })
    },

    async isValid({ token, now }) {
      const found = await db.select({ ownerId: resetTokens.ownerId }).from(resetTokens).where(isGood(token, now))
      return found.length > 0
    },

    async findOwner({ token, now }) {
      const [row] = await db
        .select({ ...userColumns, passwordHash: users.passwordHash })
        .from(resetTokens)
        .innerJoin(users, eq(users.id, resetTokens.ownerId))
        .where(isGood(token, now))
      if (!row) return null
      const { passwordHash, ...user } = row
      return { user, passwordHash }
    },

    proveMailbox({ token, passwordHash, device, now }) {
      return db.transaction(async tx => {
        const [link] = await tx
          .delete(resetTokens)
          .where(isGood(token, now))
          .returning({ ownerId: resetTokens.ownerId })
        if (!link) return null
        const sameHash = sql`${users.passwordHash} is not distinct from ${passwordHash}::text`
        const [user] = await tx
          .update(users)
          .set({ emailVerifiedAt: now, updatedAt: now })
          .where(and(eq(users.id, link.ownerId), sameHash))
          .returning(userColumns)
        if (!user) return null
        return { user, sessionToken: await startSession(tx, { ownerId: user.id, device, now }) }
      })
    },

    consume({ token, passwordHash, now }) {
      return db.transaction(async tx => {
        const [link] = await tx
          .delete(resetTokens)
          .where(isGood(token, now))
          .returning({ ownerId: resetTokens.ownerId })
        if (!link) return { result: 'invalid' }
        // Whoever has the link reads the mailbox.
        const [user] = await tx
          .update(users)
          .set({ passwordHash, emailVerifiedAt: now, updatedAt: now })
          .where(eq(users.id, link.ownerId))
          .returning(userColumns)
        if (!user) return { result: 'invalid' }
        await tx.delete(sessions).where(eq(sessions.ownerId, link.ownerId))
        return { result: 'changed', user }
      })
    },
  }
}
