import { accessSync, constants, statfsSync } from 'node:fs'
import { findStorageFault, NotSaved, type StorageFault } from '../storage-faults.ts'
import type { EmbeddedDatabase, Statements } from './embedded-database.ts'

/**
 * Three segments of PostgreSQL's log. Where it cannot go on writing its log it gives up altogether, reading too, so that
 * nothing new begins long before; what runs can still be ended, deleted and settled.
 */
const RESERVE_BYTES = 48 * 1024 * 1024
const LOOK_EVERY_MS = 250

const BEGINS = /^\s*insert\s+into\s+"(\w+)"/i
/** Small rows that reading needs: whoever signs in to read, and how often somebody calls. */
const ALWAYS = new Set(['limits', 'marks', 'sessions'])
const ONLY_READS = /^\s*(select|set|show|listen|unlisten|begin|commit|rollback)\b/i

export type Room = { find: () => StorageFault | null; throwIfNone: () => void }

/** `measure` gives the free bytes, or fails as writing would. */
export function createRoom(measure: () => number, now: () => number = () => performance.now()): Room {
  let known: StorageFault | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  function look(): StorageFault | null {
    try {
      return measure() < RESERVE_BYTES ? 'full' : null
    } catch (error) {
      // Where nobody can tell how much there is, writing itself will.
      return findStorageFault(error)
    }
  }
  function find() {
    if (now() - lookedAt < LOOK_EVERY_MS) return known
    lookedAt = now()
    known = look()
    return known
  }
  return {
    find,
    throwIfNone() {
      const fault = find()
      if (fault) throw new NotSaved(fault)
    },
  }
}

export function measureFree(folder: string): number {
  accessSync(folder, constants.W_OK)
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Whether this statement has to wait for better times: on a full disk what begins something, on a closed one whatever writes. */
export function isHeldBack(text: string, fault: StorageFault): boolean {
  if (fault !== 'full') return !ONLY_READS.test(text)
  const table = BEGINS.exec(text)?.[1]
  return table !== undefined && !ALWAYS.has(table)
}

export function guardRoom(pglite: EmbeddedDatabase, room: Room): void {
  async function check(text: string) {
    const fault = room.find()
    if (fault && isHeldBack(text, fault)) throw new NotSaved(fault)
  }
  function guardStatements(runner: Statements) {
    const query = runner.query.bind(runner)
    const exec = runner.exec.bind(runner)
    runner.query = (text, params, options) => check(text).then(() => query(text, params, options))
    runner.exec = text => check(text).then(() => exec(text))
  }
  guardStatements(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.transaction = work =>
    transaction(running => {
      guardStatements(running)
      return work(running)
    })
}
