import { inArray } from '../engine/drizzle.ts'
import type { SqlDatabase, SqlTransaction } from '../engine/sql-database.ts'
import { authorizedEmails } from '../schema/accounts.ts'
import { patternsFor } from './identity-keys.ts'

/** By what an address may have an account: it was named itself, or only its domain was. */
export type Authorization = 'address' | 'domain' | null

export async function findAuthorization(db: SqlDatabase | SqlTransaction, email: string): Promise<Authorization> {
  const patterns = patternsFor(email)
  const found = await db
    .select({ pattern: authorizedEmails.pattern })
    .from(authorizedEmails)
    .where(inArray(authorizedEmails.pattern, patterns))
  if (found.some(({ pattern }) => pattern === patterns[0])) return 'address'
  return found.length > 0 ? 'domain' : null
}

/** Whether the address itself or its whole domain may have an account. */
export const isAuthorizedEmail = async (db: SqlDatabase | SqlTransaction, email: string): Promise<boolean> =>
  (await findAuthorization(db, email)) !== null
