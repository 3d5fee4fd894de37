import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from '../schema.ts'
import type { Documents } from '../sealing/documents.ts'
import type { PageBodies } from '../sealing/page-bodies.ts'
import type { Seal } from '../sealing/seal.ts'
import type { AccountWrites } from './watch-account-writes.ts'

type Schema = typeof schema

/** What both engines' drivers have in common. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, Schema>

/** Inside a transaction only this may be used: PGlite has one connection, and waiting for itself is for ever. */
export type SqlTransaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** What a store is built from. */
export type StoreParts = {
  db: SqlDatabase
  seal: Seal
  bodies: PageBodies
  documents: Documents
  /** Only where one process has the database to itself. */
  accountWrites?: AccountWrites | undefined
}
