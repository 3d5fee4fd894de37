import type { Bucket } from '../sealing/bucket.ts'
import type { PageBodies } from '../sealing/page-bodies.ts'
import type { Seal } from '../sealing/seal.ts'
import type { StorageFault } from '../storage-faults.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { AccountWrites } from './watch-account-writes.ts'

/**
 * Calls back with the owner of work, a session or a key that changed in any process; with null when something may have
 * been missed. Ends with the function that it gives.
 */
export type HearChanges = (onChange: (ownerId: string | null) => void) => () => Promise<void>

/** What each engine gives to the rest. */
export type Engine = {
  db: SqlDatabase
  /** With a bucket, those that come are kept there. */
  keepBodies: (how: { seal: Seal; bucket: Bucket | undefined }) => PageBodies
  pglite?: EmbeddedDatabase
  accountWrites?: AccountWrites
  hearChanges: HearChanges
  /** Writes everything that is stored into an empty folder, as of one moment, while everybody goes on. */
  copyInto: (folder: string) => Promise<void>
  /** Why nothing can be saved now, as far as it is known. */
  findFault: () => Promise<StorageFault | null>
  ping: () => Promise<void>
  close: () => Promise<void>
}
