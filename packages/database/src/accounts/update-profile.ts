import { and, eq, ne } from '../engine/drizzle.ts'
import type { SqlTransaction } from '../engine/sql-database.ts'
import { resetTokens, sessions, users } from '../schema/accounts.ts'
import { usernameKey } from './identity-keys.ts'
import { hashToken } from './secret-token.ts'
import { type Language, type TradeRole, type User, userColumns } from './user-row.ts'

/** Fields left out stay as they are. A new password ends reset links and every session but the one of `keepToken`. */
export type ProfileChange = {
  ownerId: string
  name?: string
  username?: string
  language?: Language
  region?: string | null
  perspective?: { country: string | null; role: TradeRole }
  password?: { hash: string; keepToken: string | null }
  now: Date
}

export async function updateProfile(tx: SqlTransaction, change: ProfileChange): Promise<User | null> {
  const { ownerId, name, username, language, region, perspective, password, now } = change
  const [user] = await tx
    .update(users)
    .set({
      ...(name !== undefined && { name }),
      ...(username !== undefined && { username: username.trim(), usernameKey: usernameKey(username) }),
      ...(language !== undefined && { language }),
      ...(region !== undefined && { region }),
      ...(perspective && { tradeCountry: perspective.country, tradeRole: perspective.role }),
      ...(password && { passwordHash: password.hash }),
      updatedAt: now,
    })
    .where(eq(users.id, ownerId))
    .returning(userColumns)
  if (!user) return null
  if (password) {
    const others = password.keepToken === null ? undefined : ne(sessions.tokenHash, hashToken(password.keepToken))
    await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), others))
    // A link from before would set the password once more.
    await tx.delete(resetTokens).where(eq(resetTokens.ownerId, ownerId))
  }
  return user
}
