import { eq } from '../engine/drizzle.ts'
import type { SqlTransaction } from '../engine/sql-database.ts'
import { users } from '../schema/accounts.ts'
import { usernameKey } from './identity-keys.ts'
import { insertUser } from './insert-user.ts'
import { findAuthorization } from './is-authorized-email.ts'
import { startSession } from './start-session.ts'
import type { Language, User } from './user-row.ts'

export type RegisteredUser =
  | { result: 'registered'; user: User; sessionToken: string }
  /** The account opens once its mailbox is proved. Said alike when the e-mail has an account already. */
  | { result: 'proof-needed' }
  | { result: 'not-authorized' }
  | { result: 'email-taken' }
  | { result: 'username-taken' }

export type Registration = {
  username: string
  email: string
  passwordHash: string
  language?: Language
  device?: string | null
  /** Whether an address that only its domain authorizes must prove its mailbox first. */
  domainNeedsProof: boolean
  now: Date
}

export async function registerUser(tx: SqlTransaction, registration: Registration): Promise<RegisteredUser> {
  const authorization = await findAuthorization(tx, registration.email)
  if (!authorization) return { result: 'not-authorized' }
  const needsProof = authorization === 'domain' && registration.domainNeedsProof
  // Looked at before the e-mail, so that a name known to be taken cannot be used to ask for e-mails.
  if (needsProof && (await isNameTaken(tx, registration.username))) return { result: 'username-taken' }
  const inserted = await insertUser(tx, registration)
  if (needsProof && inserted.result !== 'username-taken') return { result: 'proof-needed' }
  if (inserted.result !== 'created') return inserted
  const { device = null, now } = registration
  const sessionToken = await startSession(tx, { ownerId: inserted.user.id, device, now })
  return { result: 'registered', user: inserted.user, sessionToken }
}

async function isNameTaken(tx: SqlTransaction, username: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
  return found.length > 0
}
