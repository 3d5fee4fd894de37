import type { SqlTransaction } from '../engine/sql-database.ts'
import { insertUser } from './insert-user.ts'
import { isAuthorizedEmail } from './is-authorized-email.ts'
import { startSession } from './start-session.ts'
import type { Language, User } from './user-row.ts'

export type RegisteredUser =
  | { result: 'registered'; user: User; sessionToken: string }
  | { result: 'not-authorized' }
  | { result: 'email-taken' }
  | { result: 'username-taken' }

type Registration = {
  username: string
  email: string
  passwordHash: string
  language?: Language
  device?: string | null
  now: Date
}

export async function registerUser(tx: SqlTransaction, registration: Registration): Promise<RegisteredUser> {
  if (!(await isAuthorizedEmail(tx, registration.email))) return { result: 'not-authorized' }
  const inserted = await insertUser(tx, registration)
  if (inserted.result !== 'created') return inserted
  const sessionToken = await startSession(tx, {
    ownerId: inserted.user.id,
    device: registration.device ?? null,
    now: registration.now,
  })
  return { result: 'registered', user: inserted.user, sessionToken }
}
