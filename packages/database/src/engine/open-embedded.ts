import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as schema from '../schema.ts'
import { keepBodiesInFiles } from '../sealing/file-page-bodies.ts'
import { drizzleEmbedded, migrateEmbedded } from './drizzle.ts'
import type { Engine } from './engine.ts'
import { lockFolder } from './lock-folder.ts'
import { makeClusterOnce } from './make-cluster.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { takeTurns } from './take-turns.ts'
import { watchAccountWrites } from './watch-account-writes.ts'

/** PGlite in `dataDir/database`, with bodies in `dataDir/pages`, for one process at a time. */
export async function openEmbedded({
  dataDir,
  templateDir,
}: {
  dataDir: string
  templateDir?: string | undefined
}): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    await makeClusterOnce(folder, templateDir)
    const pglite = await PGlite.create({ dataDir: folder })
    takeTurns(pglite)
    const accountWrites = watchAccountWrites(pglite)
    const db = drizzleEmbedded(pglite, { schema })
    await migrateEmbedded(db, { migrationsFolder })
    let closing: Promise<void> | undefined
    return {
      db,
      pglite,
      accountWrites,
      keepBodies: seal => keepBodiesInFiles({ folder: join(dataDir, 'pages'), db, seal }),
      ping: async () => void (await pglite.query('select 1')),
      close: () => (closing ??= pglite.close().finally(unlock)),
    }
  } catch (error) {
    unlock()
    throw error
  }
}
