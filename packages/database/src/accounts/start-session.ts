import type { SqlTransaction } from '../engine/sql-database.ts'
import { sessions } from '../schema.ts'
import { hashToken, newToken } from './secret-token.ts'

/** For whoever has just proved who they are within this same transaction. Gives the token, which is not kept. */
export async function startSession(tx: SqlTransaction, session: { ownerId: string; now: Date }): Promise<string> {
  const { ownerId, now } = session
  const token = newToken()
  await tx.insert(sessions).values({ tokenHash: hashToken(token), ownerId, createdAt: now, lastSeenAt: now })
  return token
}
