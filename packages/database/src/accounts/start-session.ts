import type { SqlTransaction } from '../engine/sql-database.ts'
import { sessions } from '../schema/accounts.ts'
import { hashToken, newToken } from './secret-token.ts'

export type NewSession = { ownerId: string; device?: string | null; now: Date }

/** For whoever has just proved who they are within this same transaction. Gives the token, which is not kept. */
export async function startSession(tx: SqlTransaction, session: NewSession): Promise<string> {
  const { ownerId, device = null, now } = session
  const token = newToken()
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    ownerId,
    device,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
  })
  return token
}
