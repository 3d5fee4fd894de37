import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadBackup } from '../database-errors.ts'
import { lockFolder } from '../engine/lock-folder.ts'
import { openDatabase } from '../open-database.ts'
import { makeSeal } from '../sealing/seal.ts'
import { checkManifest } from './manifest.ts'
import { restoreIntoPostgres } from './restore-into-postgres.ts'
import { beginSwitch, finishSwitch } from './switch-folders.ts'

export type Restored = {
  createdAt: Date
  accounts: number
  /** Bodies of pages that lie in a bucket, and so not in the backup. */
  inBucket: number
  /** Where what was there before is now. */
  aside: string | null
}

export type Restoring = {
  url: string | undefined
  dataDir: string
  mayReplace: boolean
  /** A key that was being replaced when the backup was made. */
  alsoOpens?: string | undefined
  /** Lays the files of the backup into an empty folder. */
  unpack: (folder: string) => Promise<void>
  /** The key, which may lie among those files. */
  findKey: (folder: string) => string
  /** Makes the tables of the job queue. */
  prepareQueue: (url: string) => Promise<void>
  now: Date
}

/** Puts a backup in place of a stopped database, whole or not at all. What was there is kept aside. */
export const restoreBackup = (restoring: Restoring): Promise<Restored> =>
  restoring.url === undefined ? restoreEmbedded(restoring) : restorePostgres(restoring, restoring.url)

async function restoreEmbedded({ dataDir, mayReplace, alsoOpens, unpack, findKey, now }: Restoring): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    finishSwitch(dataDir)
    const hasData = existsSync(join(dataDir, 'database'))
    if (hasData && !mayReplace) throw new BadBackup('has-data')
    // Beside its place to be, so that it only has to be renamed.
    const folder = await mkdtemp(join(dataDir, '.restore-'))
    try {
      await unpack(folder)
      const encryptionKey = findKey(folder)
      const { createdAt } = await checkManifest(folder, {
        engine: 'embedded',
        seal: await makeSeal(encryptionKey, alsoOpens),
      })
      if (!existsSync(join(folder, 'database'))) throw new BadBackup('not-ours')
      // Opened before it takes the place of anything.
      const counted = await countWhatIsThere({ dataDir: folder, encryptionKey, alsoOpens })
      const aside = beginSwitch({ dataDir, incoming: folder, now })
      finishSwitch(dataDir)
      return { createdAt: new Date(createdAt), ...counted, aside: existsSync(aside) ? aside : null }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } finally {
    unlock()
  }
}

async function restorePostgres(restoring: Restoring, url: string): Promise<Restored> {
  const { mayReplace, alsoOpens, unpack, findKey, prepareQueue, now } = restoring
  const folder = await mkdtemp(join(tmpdir(), 'sondeo-restore-'))
  try {
    await unpack(folder)
    const encryptionKey = findKey(folder)
    const manifest = await checkManifest(folder, { engine: 'postgres', seal: await makeSeal(encryptionKey, alsoOpens) })
    let counted = { accounts: 0, inBucket: 0 }
    const aside = await restoreIntoPostgres({
      url,
      folder,
      lastMigration: manifest.lastMigration,
      mayReplace,
      prepareQueue,
      now,
      check: async newUrl => {
        counted = await countWhatIsThere({ url: newUrl, dataDir: folder, encryptionKey, alsoOpens })
      },
    })
    return { createdAt: new Date(manifest.createdAt), ...counted, aside }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings it up to this version on the way, and refuses another key. */
async function countWhatIsThere(place: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase({ ...place, mayLackBucket: true })
  try {
    const { bucket } = await database.stores.service.measure()
    return { accounts: await database.stores.users.count(), inBucket: bucket.count }
  } finally {
    await database.close()
  }
}
