import { eq } from '../engine/drizzle.ts'
import type { SqlTransaction } from '../engine/sql-database.ts'
import { sessions, users } from '../schema/accounts.ts'
import { emailKey } from './identity-keys.ts'
import { insertUser } from './insert-user.ts'
import { isAuthorizedEmail } from './is-authorized-email.ts'
import { startSession } from './start-session.ts'
import { type Language, type User, userColumns } from './user-row.ts'

export type GoogleSignIn =
  | { result: 'signed-in'; user: User; sessionToken: string; how: 'known' | 'linked' | 'created' }
  | { result: 'not-authorized' }
  /** The account of this e-mail belongs to another Google identity. */
  | { result: 'linked-to-another' }

export type GoogleIdentity = {
  email: string
  name: string | null
  sub: string
  language?: Language
  device?: string | null
  now: Date
}

export async function signInWithGoogle(tx: SqlTransaction, identity: GoogleIdentity): Promise<GoogleSignIn> {
  const [known] = await tx.select(userColumns).from(users).where(eq(users.googleSub, identity.sub))
  if (known) return signedIn(tx, { user: known, how: 'known', ...identity })
  if (!(await isAuthorizedEmail(tx, identity.email))) return { result: 'not-authorized' }
  const linked = await linkAccount(tx, identity)
  if (linked === 'linked-to-another') return { result: linked }
  if (linked) return signedIn(tx, { user: linked, how: 'linked', ...identity })
  const inserted = await insertUser(tx, {
    ...identity,
    passwordHash: null,
    googleSub: identity.sub,
    emailVerifiedAt: identity.now,
  })
  if (inserted.result === 'created') return signedIn(tx, { user: inserted.user, how: 'created', ...identity })
  // Somebody made the account between our look and our insert: it is there to be seen now.
  const [sameIdentity] = await tx.select(userColumns).from(users).where(eq(users.googleSub, identity.sub))
  if (sameIdentity) return signedIn(tx, { user: sameIdentity, how: 'known', ...identity })
  const justMade = await linkAccount(tx, identity)
  if (!justMade || justMade === 'linked-to-another') return { result: 'linked-to-another' }
  return signedIn(tx, { user: justMade, how: 'linked', ...identity })
}

/**
 * Nobody proved to own the mailbox when the account was made with a password. If nobody has since, that password and
 * its sessions may be a stranger's who was there first: they end here, and the owner can set a new one by mail.
 */
async function linkAccount(tx: SqlTransaction, { email, sub, now }: GoogleIdentity) {
  const [found] = await tx
    .select({ id: users.id, googleSub: users.googleSub, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .for('update')
  if (!found) return null
  if (found.googleSub !== null && found.googleSub !== sub) return 'linked-to-another'
  const isProven = found.emailVerifiedAt !== null
  if (!isProven) await tx.delete(sessions).where(eq(sessions.ownerId, found.id))
  const [user] = await tx
    .update(users)
    .set({
      googleSub: sub,
      emailVerifiedAt: found.emailVerifiedAt ?? now,
      updatedAt: now,
      ...(!isProven && { passwordHash: null }),
    })
    .where(eq(users.id, found.id))
    .returning(userColumns)
  return user ?? null
}

async function signedIn(
  tx: SqlTransaction,
  { user, how, device = null, now }: GoogleIdentity & { user: User; how: 'known' | 'linked' | 'created' },
) {
  const sessionToken = await startSession(tx, { ownerId: user.id, device, now })
  return { result: 'signed-in' as const, user, sessionToken, how }
}
