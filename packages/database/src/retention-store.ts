import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { LIFETIMES_MS } from './lifetimes.ts'
import {
  exports,
  limits,
  notices,
  resetTokens,
  scans,
  sessions,
  sourceCache,
  tradeSnapshots,
  usage,
  work,
} from './schema.ts'
import type { StoreParts } from './sql-database.ts'

export type Removed = {
  sessions: number
  resetTokens: number
  scans: number
  tradeSnapshots: number
  sourceAnswers: number
  usageReservations: number
  usageRecords: number
  notices: number
  exports: number
  work: number
  limits: number
  bodies: number
}

export type RetentionStore = {
  /** Removes everything past its lifetime, and says how much of each. Safe to run at any time and in any process. */
  removeExpired: (now: Date) => Promise<Removed>
}

export function createRetentionStore({ db, bodies }: StoreParts): RetentionStore {
  const removeWhere = async (table: PgTable, where: SQL | undefined) =>
    (await db.delete(table).where(where).returning({ one: sql`1` })).length

  return {
    async removeExpired(now) {
      const isOlder = (column: PgColumn, lifetimeMs: number) => lt(column, new Date(now.getTime() - lifetimeMs))
      const isReserved = eq(usage.state, 'reserved')
      return {
        sessions: await removeWhere(sessions, isOlder(sessions.lastSeenAt, LIFETIMES_MS.idleSession)),
        resetTokens: await removeWhere(resetTokens, isOlder(resetTokens.expiresAt, 0)),
        scans: await removeWhere(scans, isOlder(scans.createdAt, LIFETIMES_MS.scan)),
        tradeSnapshots: await removeWhere(
          tradeSnapshots,
          isOlder(tradeSnapshots.createdAt, LIFETIMES_MS.tradeSnapshot),
        ),
        sourceAnswers: await removeWhere(sourceCache, isOlder(sourceCache.freshUntil, LIFETIMES_MS.staleSourceAnswer)),
        usageReservations: await removeWhere(
          usage,
          and(isReserved, isOlder(usage.createdAt, LIFETIMES_MS.usageReservation)),
        ),
        usageRecords: await removeWhere(usage, isOlder(usage.createdAt, LIFETIMES_MS.usageRecord)),
        notices: await removeWhere(notices, isOlder(notices.createdAt, LIFETIMES_MS.usageRecord)),
        exports: await removeWhere(exports, isOlder(exports.createdAt, LIFETIMES_MS.exportRecord)),
        work: await removeWhere(work, isOlder(work.updatedAt, LIFETIMES_MS.endedWork)),
        limits: await removeWhere(limits, isOlder(limits.endsAt, 0)),
        // Last: the rows above have stopped naming their bodies.
        bodies: await bodies.removeUnused({ now }),
      }
    },
  }
}
