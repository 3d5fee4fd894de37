import { writeManifest } from './backup/manifest.ts'
import { PageStoreAway } from './database-errors.ts'
import type { EmbeddedDatabase } from './engine/embedded-database.ts'
import type { HearChanges } from './engine/engine.ts'
import { openEmbedded } from './engine/open-embedded.ts'
import { openPostgres } from './engine/open-postgres.ts'
import { isAnyInBucket } from './sealing/bodies-in-bucket.ts'
import { openBucket } from './sealing/bucket.ts'
import { makeDocuments } from './sealing/documents.ts'
import type { BucketSettings, ObjectStore } from './sealing/object-store.ts'
import { makeSeal } from './sealing/seal.ts'
import type { StorageFault } from './storage-faults.ts'
import { settleSeal } from './stores/marks-store.ts'
import { createStores, type Stores } from './stores.ts'

export type { BucketSettings }

export type OpenDatabase = {
  stores: Stores
  engine: 'embedded' | 'postgres'
  /** For the job queue, which shares the one connection of the embedded engine. */
  pglite?: EmbeddedDatabase
  url?: string
  hearChanges: HearChanges
  /** Writes a backup into an empty folder, as of one moment, while everybody goes on working. */
  backUp: (folder: string, now: Date) => Promise<void>
  /** Why nothing can be saved now, as far as it is known; reading goes on. */
  findFault: () => Promise<StorageFault | null>
  /** Whether the engine answers; throws when it does not. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

const LACKS_BUCKET = 'Stored pages of this database lie in an S3 bucket. Set S3_BUCKET and what belongs to it.'

/**
 * Opens PostgreSQL at `url`, else the embedded engine in `dataDir`, and brings its tables up to date. `templateDir` is a
 * folder with a database that was never used; a new embedded one begins as its copy, in tenths of a second.
 */
export async function openDatabase(options: {
  url?: string | undefined
  dataDir: string
  encryptionKey: string
  /** A key that is being replaced, or will be next. */
  alsoOpens?: string | undefined
  templateDir?: string | undefined
  /** Where bodies of pages go, instead of a table or files. */
  bucket?: BucketSettings | undefined
  /** For a look that reads no bodies: they may lie in a bucket that is not named. */
  mayLackBucket?: boolean
}): Promise<OpenDatabase> {
  const { url, dataDir, encryptionKey, alsoOpens, templateDir, mayLackBucket } = options
  const making = makeSeal(encryptionKey, alsoOpens)
  making.catch(() => {})
  const engine = url ? await openPostgres(url) : await openEmbedded({ dataDir, templateDir })
  let objects: ObjectStore | undefined
  const close = () => engine.close().finally(() => objects?.close())
  try {
    const { db, pglite, accountWrites, copyInto, hearChanges, findFault, ping } = engine
    const seal = await settleSeal({ db, seal: await making })
    objects = options.bucket && (await import('./sealing/s3-objects.ts')).openS3Objects(options.bucket)
    const bucket = objects && (await openBucket(objects, seal))
    if (!bucket && !mayLackBucket && (await isAnyInBucket(db))) throw new PageStoreAway(LACKS_BUCKET)
    const bodies = engine.keepBodies({ seal, bucket })
    const documents = makeDocuments({ seal, bodies })
    const stores = createStores({ db, seal, bodies, documents, accountWrites })
    const backUp = async (folder: string, now: Date) => {
      await copyInto(folder)
      const lastMigration = await stores.service.findLastMigration()
      await writeManifest(folder, { engine: url ? 'postgres' : 'embedded', lastMigration, seal, now })
    }
    const common = { stores, backUp, hearChanges, findFault, ping, close }
    return url ? { ...common, engine: 'postgres', url } : { ...common, engine: 'embedded', ...(pglite && { pglite }) }
  } catch (error) {
    await close()
    throw error
  }
}
