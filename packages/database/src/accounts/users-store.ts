import { and, asc, eq, lt, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { isUniqueViolation } from '../engine/violations.ts'
import { users } from '../schema/accounts.ts'
import { emailKey } from './identity-keys.ts'
import { type InsertedUser, insertUser, type NewUser } from './insert-user.ts'
import { type RegisteredUser, type Registration, registerUser } from './register-user.ts'
import { type GoogleIdentity, type GoogleSignIn, signInWithGoogle } from './sign-in-with-google.ts'
import { type ProfileChange, updateProfile } from './update-profile.ts'
import { type PlanFacts, type User, userColumns } from './user-row.ts'

export type { InsertedUser, NewUser } from './insert-user.ts'
export type { RegisteredUser } from './register-user.ts'
export type { GoogleSignIn } from './sign-in-with-google.ts'
export type { ProfileChange } from './update-profile.ts'
export type { Language, PlanFacts, PlanInterval, PlanName, User } from './user-row.ts'

type Optional<Whole, Keys extends keyof Whole> = Omit<Whole, Keys> & Partial<Pick<Whole, Keys>>

export type UsersStore = {
  /** Only for an authorized e-mail: the account and its first session, both or neither. */
  register: (user: Optional<Registration, 'domainNeedsProof'>) => Promise<RegisteredUser>
  /** For operators, members and the demo account: asks for no authorization and starts no session. */
  create: (user: NewUser) => Promise<InsertedUser>
  /** For a credential that was verified: finds, links or makes the account, and starts a session. */
  signInWithGoogle: (user: GoogleIdentity) => Promise<GoogleSignIn>
  find: (who: { ownerId: string }) => Promise<User | null>
  findByEmail: (email: string) => Promise<User | null>
  /** The only way to a password's hash. */
  findForSignIn: (email: string) => Promise<{ user: User; passwordHash: string | null } | null>
  list: () => Promise<User[]>
  count: () => Promise<number>
  /** All of it or nothing. */
  updateProfile: (
    change: ProfileChange,
  ) => Promise<{ result: 'updated'; user: User } | { result: 'username-taken' } | { result: 'not-found' }>
  /** Ends every session but the one of `keepToken`, in the same step. */
  changePassword: (change: {
    ownerId: string
    passwordHash: string
    keepToken: string | null
    now: Date
  }) => Promise<{ result: 'changed' } | { result: 'not-found' }>
  /**
   * Facts left out stay. With `decidedOn` only while nobody else changed the plan since that version: `null` then, and
   * the caller looks again.
   */
  changePlan: (change: {
    ownerId: string
    facts: Partial<PlanFacts>
    decidedOn?: number
    now: Date
  }) => Promise<User | null>
  findByStripeCustomer: (customerId: string) => Promise<User | null>
  /** Who pays by Stripe and whose paid time ended before this moment without news of a renewal. */
  listPaidBefore: (moment: Date) => Promise<User[]>
  /** Removes the account and everything of it, stored pages included. */
  remove: (who: { ownerId: string }) => Promise<boolean>
}

export function createUsersStore({ db, bodies }: StoreParts): UsersStore {
  const selectUser = () => db.select(userColumns).from(users)

  return {
    register: user => db.transaction(tx => registerUser(tx, { domainNeedsProof: false, ...user })),
    create: user => db.transaction(tx => insertUser(tx, user)),
    signInWithGoogle: user => db.transaction(tx => signInWithGoogle(tx, user)),

    find: async ({ ownerId }) => (await selectUser().where(eq(users.id, ownerId)))[0] ?? null,
    findByEmail: async email => (await selectUser().where(eq(users.emailKey, emailKey(email))))[0] ?? null,

    async findForSignIn(email) {
      const [row] = await db
        .select({ ...userColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.emailKey, emailKey(email)))
      if (!row) return null
      const { passwordHash, ...user } = row
      return { user, passwordHash }
    },

    list: () => selectUser().orderBy(asc(users.createdAt), asc(users.id)),

    count: () => db.$count(users),

    async updateProfile(change) {
      try {
        const user = await db.transaction(tx => updateProfile(tx, change))
        return user ? { result: 'updated', user } : { result: 'not-found' }
      } catch (error) {
        if (isUniqueViolation(error)) return { result: 'username-taken' }
        throw error
      }
    },

    async changePassword({ ownerId, passwordHash: hash, keepToken, now }) {
      const user = await db.transaction(tx => updateProfile(tx, { ownerId, password: { hash, keepToken }, now }))
      return user ? { result: 'changed' } : { result: 'not-found' }
    },

    async changePlan({ ownerId, facts, decidedOn, now }) {
      const isUnchanged = decidedOn === undefined ? undefined : eq(users.planVersion, decidedOn)
      const [user] = await db
        .update(users)
        .set({ ...facts, planVersion: sql`${users.planVersion} + 1`, updatedAt: now })
        .where(and(eq(users.id, ownerId), isUnchanged))
        .returning(userColumns)
      return user ?? null
    },

    async findByStripeCustomer(customerId) {
      const [user] = await selectUser().where(eq(users.stripeCustomerId, customerId))
      return user ?? null
    },

    listPaidBefore: moment =>
      selectUser().where(and(lt(users.planEndsAt, moment), sql`${users.stripeSubscriptionId} is not null`)),

    async remove({ ownerId }) {
      // One statement takes every row along. Files follow; if we are stopped before, retention finds their folder.
      const removed = await db.delete(users).where(eq(users.id, ownerId)).returning({ id: users.id })
      await bodies.removeOwner(ownerId)
      return removed.length > 0
    },
  }
}
