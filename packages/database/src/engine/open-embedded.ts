import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import * as schema from '../schema.ts'
import { keepBodiesInFiles } from '../sealing/file-page-bodies.ts'
import { drizzleEmbedded, migrateEmbedded } from './drizzle.ts'
import type { Engine } from './engine.ts'
import { lockFolder } from './lock-folder.ts'
import { makeClusterOnce } from './make-cluster.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { watchAccountWrites } from './watch-account-writes.ts'

const LONGEST_TURN_MS = 2

/**
 * PGlite answers within the same turn of the event loop, so a rush of queries would run to its end before anybody else
 * is heard. After two milliseconds the others get their turn; the query's place in PGlite's own line is kept.
 */
function takeTurns(pglite: PGlite): void {
  const execute = pglite.execProtocolRaw.bind(pglite)
  let turnBegan = performance.now()
  pglite.execProtocolRaw = async (message, options) => {
    if (performance.now() - turnBegan > LONGEST_TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
    return execute(message, options)
  }
}

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
