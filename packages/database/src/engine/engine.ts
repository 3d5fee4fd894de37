import type { PageBodies } from '../sealing/page-bodies.ts'
import type { Seal } from '../sealing/seal.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { AccountWrites } from './watch-account-writes.ts'

/** What each engine gives to the rest. */
export type Engine = {
  db: SqlDatabase
  keepBodies: (seal: Seal) => PageBodies
  pglite?: EmbeddedDatabase
  accountWrites?: AccountWrites
  ping: () => Promise<void>
  close: () => Promise<void>
}
