import { writeManifest } from './backup/manifest.ts'
import type { EmbeddedDatabase } from './engine/embedded-database.ts'
import type { HearChanges } from './engine/engine.ts'
import { openEmbedded } from './engine/open-embedded.ts'
import { openPostgres } from './engine/open-postgres.ts'
import { makeDocuments } from './sealing/documents.ts'
import { makeSeal } from './sealing/seal.ts'
import { settleSeal } from './stores/marks-store.ts'
import { createStores, type Stores } from './stores.ts'

export type OpenDatabase = {
  stores: Stores
  engine: 'embedded' | 'postgres'
  /** For the job queue, which shares the one connection of the embedded engine. */
  pglite?: EmbeddedDatabase
  url?: string
  hearChanges: HearChanges
  /** Writes a backup into an empty folder, as of one moment, while everybody goes on working. */
  backUp: (folder: string, now: Date) => Promise<void>
  /** Whether the engine answers; throws when it does not. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

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
}): Promise<OpenDatabase> {
  const { url, dataDir, encryptionKey, alsoOpens, templateDir } = options
  const making = makeSeal(encryptionKey, alsoOpens)
  making.catch(() => {})
  const engine = url ? await openPostgres(url) : await openEmbedded({ dataDir, templateDir })
  try {
    const { db, pglite, accountWrites, copyInto, hearChanges, ping, close } = engine
    const seal = await settleSeal({ db, seal: await making })
    const bodies = engine.keepBodies(seal)
    const documents = makeDocuments({ seal, bodies })
    const stores = createStores({ db, seal, bodies, documents, accountWrites })
    const backUp = async (folder: string, now: Date) => {
      await copyInto(folder)
      const lastMigration = await stores.service.findLastMigration()
      await writeManifest(folder, { engine: url ? 'postgres' : 'embedded', lastMigration, seal, now })
    }
    const common = { stores, backUp, hearChanges, ping, close }
    return url ? { ...common, engine: 'postgres', url } : { ...common, engine: 'embedded', ...(pglite && { pglite }) }
  } catch (error) {
    await engine.close()
    throw error
  }
}
