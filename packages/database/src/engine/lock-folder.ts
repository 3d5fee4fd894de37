import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUse } from '../database-errors.ts'

const SQLITE_BUSY = 5

/** A lock that nobody refers to would be collected, and so be open, while its process still writes. */
const held = new Set<DatabaseSync>()

/**
 * PGlite has no lock of its own: two processes on one folder lose rows silently. Node has no flock, but SQLite takes
 * the operating system's lock on a file: two can never both have it, and it ends with its process however that ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 })
  const pidFile = join(folder, 'database.pid')
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new DatabaseInUse(folder, readPid(pidFile))
    throw error
  }
  writeFileSync(pidFile, String(process.pid))
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}
