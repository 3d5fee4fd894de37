import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Documents } from '../sealing/documents.ts'
import type { PageBodies } from '../sealing/page-bodies.ts'
import type { Seal } from '../sealing/seal.ts'
import type { AccountWrites } from './watch-account-writes.ts'

/** Stores write their queries with tables, so that the driver needs no list of all of them. */
type NoRelations = Record<string, never>

/** What both engines' drivers have in common. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, NoRelations>

/** Inside a transaction only this may be used: PGlite has one connection, and waiting for itself is for ever. */
export type SqlTransaction = PgTransaction<PgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>

/** What a store is built from. */
export type StoreParts = {
  db: SqlDatabase
  seal: Seal
  bodies: PageBodies
  documents: Documents
  /** Only where one process has the database to itself. */
  accountWrites?: AccountWrites | undefined
}
