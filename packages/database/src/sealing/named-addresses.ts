import { and, eq, isNotNull, sql, unionAll } from '../engine/drizzle.ts'
import type { SqlDatabase } from '../engine/sql-database.ts'
import { pages, scans, searches, tradeSnapshots } from '../schema.ts'

/** Every address of a body that some row of this owner names. */
export async function listNamedAddresses(db: SqlDatabase, ownerId: string): Promise<Set<string>> {
  const documentsOf = (table: typeof pages | typeof scans | typeof searches | typeof tradeSnapshots) =>
    db
      .select({ address: sql<string>`${table.documentAddress}` })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), isNotNull(table.documentAddress)))
  const bodies = db
    .select({ address: sql<string>`${pages.bodyAddress}` })
    .from(pages)
    .where(eq(pages.ownerId, ownerId))
  const rows = await unionAll(
    bodies,
    documentsOf(pages),
    documentsOf(scans),
    documentsOf(searches),
    documentsOf(tradeSnapshots),
  )
  return new Set(rows.map(row => row.address))
}
