import { randomInt } from 'node:crypto'
import { eq } from '../engine/drizzle.ts'
import type { SqlTransaction } from '../engine/sql-database.ts'
import { TRIAL_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { users } from '../schema/accounts.ts'
import { emailKey, usernameKey } from './identity-keys.ts'
import { type Language, type PlanName, type User, userColumns } from './user-row.ts'

export type NewUser = {
  email: string
  /** Made from the e-mail when left out. */
  username?: string
  name?: string | null
  passwordHash: string | null
  googleSub?: string
  emailVerifiedAt?: Date
  language?: Language
  plan?: PlanName
  now: Date
}

export type InsertedUser = { result: 'created'; user: User } | { result: 'email-taken' } | { result: 'username-taken' }

const TRIES_FOR_A_FREE_NAME = 5

/** Two at the same moment: the database lets one in, the other waits for it and then learns what was taken. */
export async function insertUser(tx: SqlTransaction, user: NewUser): Promise<InsertedUser> {
  if (user.username !== undefined) return insertWithName(tx, user, user.username)
  const base = (user.email.split('@')[0] ?? '').slice(0, 40) || 'user'
  let last: InsertedUser = { result: 'username-taken' }
  for (let attempt = 0; attempt < TRIES_FOR_A_FREE_NAME && last.result === 'username-taken'; attempt++)
    last = await insertWithName(tx, user, attempt === 0 ? base : `${base}-${randomInt(1_000, 10 ** (3 + attempt))}`)
  return last
}

async function insertWithName(tx: SqlTransaction, user: NewUser, username: string): Promise<InsertedUser> {
  const plan = user.plan ?? 'trial'
  const [created] = await tx
    .insert(users)
    .values({
      id: newId(),
      email: user.email.trim(),
      emailKey: emailKey(user.email),
      username: username.trim(),
      usernameKey: usernameKey(username),
      name: user.name ?? null,
      passwordHash: user.passwordHash,
      googleSub: user.googleSub ?? null,
      emailVerifiedAt: user.emailVerifiedAt ?? null,
      language: user.language ?? 'es',
      plan,
      trialEndsAt: plan === 'trial' ? new Date(user.now.getTime() + TRIAL_MS) : null,
      planSince: plan === 'trial' ? null : user.now,
      createdAt: user.now,
      updatedAt: user.now,
    })
    .onConflictDoNothing()
    .returning(userColumns)
  if (created) return { result: 'created', user: created }
  const sameEmail = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(user.email)))
  return { result: sameEmail.length > 0 ? 'email-taken' : 'username-taken' }
}
