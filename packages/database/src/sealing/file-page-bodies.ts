import { createHash } from 'node:crypto'
import { lstatSync, renameSync, rmSync, unlinkSync, utimesSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, eq, isNotNull, sql, unionAll } from '../engine/drizzle.ts'
import type { Room } from '../engine/guard-room.ts'
import type { SqlDatabase } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { users } from '../schema/accounts.ts'
import { pages, scans } from '../schema/scans.ts'
import { searches } from '../schema/searches.ts'
import { tradeSnapshots } from '../schema/trade.ts'
import { watches, watchRuns } from '../schema/watches.ts'
import { bodyPlace, type PageBodies } from './page-bodies.ts'
import type { Seal } from './seal.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

type Place = { folder: string; db: SqlDatabase; seal: Seal; room?: Room }

/** Bodies beside the embedded database: PGlite stalls everything while it takes a value of megabytes. */
export function keepBodiesInFiles({ folder, db, seal, room }: Place): PageBodies {
  // Owners are hashed into folder names, so that no id, whatever it holds, can step out of the folder.
  const folderOf = (ownerId: string) => join(folder, createHash('sha256').update(ownerId).digest('hex').slice(0, 32))
  const fileOf = (ownerId: string, address: string) => join(folderOf(ownerId), address.slice(0, 2), address)

  return {
    async put({ ownerId, content, now }) {
      const address = await seal.fingerprintBody(ownerId, content)
      const file = fileOf(ownerId, address)
      if (touchFile(file, now)) return address
      room?.throwIfNone()
      const sealed = await seal.close(bodyPlace(ownerId, address), content)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const unfinished = join(folderOf(ownerId), `${newId()}.part`)
      try {
        await writeFile(unfinished, sealed, { mode: 0o600 })
        utimesSync(unfinished, now, now)
        await rename(unfinished, file)
      } catch (error) {
        rmSync(unfinished, { force: true })
        throw error
      }
      return address
    },

    async read({ ownerId, address }) {
      try {
        return await seal.open(bodyPlace(ownerId, address), await readFile(fileOf(ownerId, address)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async removeUnused({ ownerId, now }) {
      // Folders are listed before users: one made in between belongs to a user we then know.
      const folders = ownerId ? [] : await readdir(folder).catch(() => [])
      const owners = ownerId ? [ownerId] : (await db.select({ id: users.id }).from(users)).map(user => user.id)
      const known = new Set(owners.map(folderOf))
      let removed = 0
      for (const path of folders.map(name => join(folder, name)))
        if (!known.has(path)) removed += await removeFolder(path)
      const before = now.getTime() - LIFETIMES_MS.unusedBody
      for (const owner of owners) {
        const files = await filesBelow(folderOf(owner))
        if (files.length === 0) continue
        const named = await listNamedAddresses(db, owner)
        for (const file of files) if (!named.has(file.name) && removeFileOlderThan(file.path, before)) removed++
      }
      return removed
    },

    removeOwner: ownerId => rm(folderOf(ownerId), { recursive: true, force: true }),

    async renewOutside({ prefix, isDryRun }) {
      let count = 0
      for (const { id: ownerId } of await db.select({ id: users.id }).from(users))
        for (const { name: address, path } of await filesBelow(folderOf(ownerId))) {
          if (address.endsWith('.part') || !(await beginsOtherwise(path, prefix))) continue
          count++
          if (!isDryRun) await renewFile(path, content => resealBody(seal, { ownerId, address, content }))
        }
      return count
    },

    async measureFiles() {
      let bytes = 0
      for (const { path } of await filesBelow(folder)) bytes += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
      return bytes
    },
  }
}

// Touching and removing are each one step of this process, never interleaved: a body that is about to be named by a
// row is either seen as new and spared, or seen as gone and written again.
function touchFile(file: string, now: Date): boolean {
  try {
    utimesSync(file, now, now)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function removeFileOlderThan(file: string, before: number): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats || stats.mtimeMs >= before) return false
  unlinkSync(file)
  return true
}

async function beginsOtherwise(path: string, prefix: Buffer): Promise<boolean> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(prefix.length), 0, prefix.length, 0)
    return !buffer.subarray(0, bytesRead).equals(prefix)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function resealBody(seal: Seal, body: { ownerId: string; address: string; content: Uint8Array }) {
  const place = bodyPlace(body.ownerId, body.address)
  return seal.close(place, await seal.open(place, body.content))
}

/** Whole at every moment, and as old as before, by which it is known when nobody needs it any more. */
async function renewFile(path: string, renew: (content: Uint8Array) => Promise<Uint8Array>): Promise<void> {
  const unfinished = join(dirname(dirname(path)), `${newId()}.part`)
  try {
    await writeFile(unfinished, await renew(await readFile(path)), { mode: 0o600 })
    const before = lstatSync(path)
    utimesSync(unfinished, before.atime, before.mtime)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    if (!isMissing(error)) throw error
  }
}

async function filesBelow(folder: string): Promise<{ name: string; path: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(error => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => ({ name: entry.name, path: join(entry.parentPath, entry.name) }))
}

/** The folder of an account that is gone: left when the process ended between the rows and the files. */
async function removeFolder(path: string): Promise<number> {
  const files = await filesBelow(path)
  await rm(path, { recursive: true, force: true })
  return files.length
}

/** Every address of a body that some row of this owner names. */
async function listNamedAddresses(db: SqlDatabase, ownerId: string): Promise<Set<string>> {
  const documentsOf = (
    table: typeof pages | typeof scans | typeof searches | typeof tradeSnapshots | typeof watches | typeof watchRuns,
  ) =>
    db
      .select({ address: sql<string>`${table.documentAddress}` })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), isNotNull(table.documentAddress)))
  const bodies = db
    .select({ address: sql<string>`${pages.bodyAddress}` })
    .from(pages)
    .where(eq(pages.ownerId, ownerId))
  const rows = await unionAll(
    bodies,
    documentsOf(pages),
    documentsOf(scans),
    documentsOf(searches),
    documentsOf(tradeSnapshots),
    documentsOf(watches),
    documentsOf(watchRuns),
  )
  return new Set(rows.map(row => row.address))
}
