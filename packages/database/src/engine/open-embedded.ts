import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { linkBodies } from '../backup/copy-folder.ts'
import { finishSwitch } from '../backup/switch-folders.ts'
import { keepBodiesInFiles } from '../sealing/file-page-bodies.ts'
import type { PageBodies } from '../sealing/page-bodies.ts'
import { keepBodiesInTable } from '../sealing/table-page-bodies.ts'
import { drizzleEmbedded, migrateEmbedded } from './drizzle.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import type { Engine } from './engine.ts'
import { createRoom, guardRoom, measureFree } from './guard-room.ts'
import { CHANGES_CHANNEL } from './hear-changes.ts'
import { lockFolder } from './lock-folder.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openThread } from './open-thread.ts'
import { watchAccountWrites } from './watch-account-writes.ts'

/** PGlite in a thread, with its rows in `dataDir/database` and bodies in `dataDir/pages`, for one process at a time. */
export async function openEmbedded({
  dataDir,
  templateDir,
}: {
  dataDir: string
  templateDir?: string | undefined
}): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const room = createRoom(() => measureFree(dataDir))
  const unlock = lockFolder(dataDir)
  try {
    finishSwitch(dataDir)
    const folder = join(dataDir, 'database')
    // A new database takes more room than this; said before anything of it is written.
    if (!existsSync(folder)) room.throwIfNone()
    const pglite = await openThread({ folder, templateDir })
    guardRoom(pglite, room)
    const accountWrites = watchAccountWrites(pglite)
    const db = drizzleEmbedded(pglite as EmbeddedDatabase & PGlite)
    await migrateEmbedded(db, { migrationsFolder })
    let closing: Promise<void> | undefined
    return {
      db,
      pglite,
      accountWrites,
      keepBodies: ({ seal, bucket }) => {
        const inFiles = keepBodiesInFiles({ folder: join(dataDir, 'pages'), db, seal, room })
        return bucket ? keepInFirst(keepBodiesInTable({ db, seal, bucket }), inFiles) : inFiles
      },
      hearChanges: onChange => {
        const listening = pglite.listen(CHANGES_CHANNEL, onChange)
        listening.then(
          () => onChange(null),
          () => {}, // It is being closed.
        )
        return () => listening.then(unlisten => unlisten()).catch(() => {})
      },
      async copyInto(folder) {
        // Twice, for what a row of the copy names was there before the copy or came during it.
        await linkBodies(join(dataDir, 'pages'), join(folder, 'pages'))
        await pglite.copyTo(join(folder, 'database'))
        await linkBodies(join(dataDir, 'pages'), join(folder, 'pages'))
      },
      findFault: async () => room.find(),
      ping: async () => void (await pglite.query('select 1')),
      close: () => (closing ??= pglite.close().finally(unlock)),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** New bodies go to one place, and those of before are still read, cleared and sealed anew in the other. */
function keepInFirst(newer: PageBodies, older: PageBodies): PageBodies {
  return {
    put: newer.put,
    read: async which => (await newer.read(which)) ?? older.read(which),
    removeUnused: async what => (await newer.removeUnused(what)) + (await older.removeUnused(what)),
    async removeOwner(ownerId) {
      await newer.removeOwner(ownerId)
      await older.removeOwner(ownerId)
    },
    renewOutside: async how => (await newer.renewOutside(how)) + (await older.renewOutside(how)),
    measureFiles: async () => (await newer.measureFiles()) + (await older.measureFiles()),
  }
}
