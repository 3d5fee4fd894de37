import { inArray } from '../engine/drizzle.ts'
import type { SqlDatabase, SqlTransaction } from '../engine/sql-database.ts'
import { authorizedEmails } from '../schema.ts'
import { patternsFor } from './identity-keys.ts'

/** Whether the address itself or its whole domain may have an account. */
export async function isAuthorizedEmail(db: SqlDatabase | SqlTransaction, email: string): Promise<boolean> {
  const found = await db
    .select({ pattern: authorizedEmails.pattern })
    .from(authorizedEmails)
    .where(inArray(authorizedEmails.pattern, patternsFor(email)))
    .limit(1)
  return found.length > 0
}
