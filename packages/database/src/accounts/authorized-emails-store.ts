import { asc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { authorizedEmails } from '../schema/accounts.ts'
import { emailKey } from './identity-keys.ts'
import { type Authorization, findAuthorization, isAuthorizedEmail } from './is-authorized-email.ts'

/** Who may have an account: addresses, or `*@domain` for all of a domain. */
export type AuthorizedEmailsStore = {
  isAuthorized: (email: string) => Promise<boolean>
  find: (email: string) => Promise<Authorization>
  /** Gives those that were new. */
  authorize: (what: { patterns: string[]; now: Date }) => Promise<string[]>
  revoke: (pattern: string) => Promise<boolean>
  list: () => Promise<{ pattern: string; createdAt: Date }[]>
}

export function createAuthorizedEmailsStore({ db }: StoreParts): AuthorizedEmailsStore {
  return {
    isAuthorized: email => isAuthorizedEmail(db, email),
    find: email => findAuthorization(db, email),

    async authorize({ patterns, now }) {
      const rows = [...new Set(patterns.map(emailKey))].map(pattern => ({ pattern, createdAt: now }))
      if (rows.length === 0) return []
      const added = await db
        .insert(authorizedEmails)
        .values(rows)
        .onConflictDoNothing()
        .returning({ pattern: authorizedEmails.pattern })
      return added.map(row => row.pattern)
    },

    async revoke(pattern) {
      const revoked = await db
        .delete(authorizedEmails)
        .where(eq(authorizedEmails.pattern, emailKey(pattern)))
        .returning({ pattern: authorizedEmails.pattern })
      return revoked.length > 0
    },

    list: () => db.select().from(authorizedEmails).orderBy(asc(authorizedEmails.pattern)),
  }
}
