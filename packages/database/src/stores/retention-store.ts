import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { resetTokens, sessions } from '../schema/accounts.ts'
import { keptAnswers } from '../schema/api-keys.ts'
import { batches } from '../schema/batches.ts'
import { billingEvents, notices, usage } from '../schema/billing.ts'
import { scans } from '../schema/scans.ts'
import { exports, searches } from '../schema/searches.ts'
import { limits } from '../schema/service.ts'
import { shares } from '../schema/shares.ts'
import { sourceCache, tradeSnapshots } from '../schema/trade.ts'
import { watchRuns } from '../schema/watches.ts'
import { webhookDeliveries } from '../schema/webhooks.ts'
import { work } from '../schema/work.ts'
import { returnCredits } from './credits-store.ts'

const ROWS_AT_ONCE = 1_000

export type Removed = {
  sessions: number
  resetTokens: number
  scans: number
  wholeLists: number
  deletedSearches: number
  tradeSnapshots: number
  sourceAnswers: number
  usageReservations: number
  usageRecords: number
  billingEvents: number
  notices: number
  exports: number
  watchRuns: number
  keptAnswers: number
  batches: number
  shares: number
  webhookDeliveries: number
  work: number
  limits: number
  bodies: number
}

export type RetentionStore = {
  /** Removes everything past its lifetime, and says how much of each. Safe to run at any time and in any process. */
  removeExpired: (now: Date) => Promise<Removed>
  /** Gives back the units of reports that died half-written. */
  releaseLostReports: (now: Date) => Promise<number>
}

export function createRetentionStore({ db, bodies }: StoreParts): RetentionStore {
  // In small steps: one statement over a million rows would hold its locks for minutes, and is given up before that.
  const removeWhere = async (table: PgTable, where: SQL | undefined) => {
    const some = sql`ctid = any(array(select ctid from ${table} where ${where} limit ${sql.raw(String(ROWS_AT_ONCE))}))`
    for (let removed = 0; ; ) {
      const rows = await db.delete(table).where(and(some, where)).returning({ one: sql`1` })
      removed += rows.length
      if (rows.length === 0) return removed
    }
  }

  const isReserved = eq(usage.state, 'reserved')
  const releaseWhere = (isLost: SQL | undefined) =>
    db.transaction(async tx => {
      const lost = await tx.delete(usage).where(and(isReserved, isLost)).returning({ creditId: usage.creditId })
      await returnCredits(tx, lost)
      return lost.length
    })
  const olderThan = (now: Date) => (column: PgColumn, lifetimeMs: number) =>
    lt(column, new Date(now.getTime() - lifetimeMs))

  return {
    releaseLostReports: now =>
      releaseWhere(and(eq(usage.kind, 'report'), olderThan(now)(usage.createdAt, LIFETIMES_MS.unfinishedReport))),

    async removeExpired(now) {
      const isOlder = olderThan(now)
      const ofWatches = db
        .select({ id: scans.id })
        .from(scans)
        .where(or(isNotNull(scans.watchId), eq(scans.isEvidence, true)))
      return {
        sessions: await removeWhere(sessions, isOlder(sessions.lastSeenAt, LIFETIMES_MS.idleSession)),
        resetTokens: await removeWhere(resetTokens, isOlder(resetTokens.expiresAt, 0)),
        scans: await removeWhere(
          scans,
          or(
            and(isOlder(scans.createdAt, LIFETIMES_MS.scan), isNull(scans.watchId), eq(scans.isEvidence, false)),
            isOlder(scans.createdAt, LIFETIMES_MS.watchRun),
          ),
        ),
        wholeLists: await removeWhere(
          searches,
          and(
            eq(searches.isWholeList, true),
            isOlder(searches.createdAt, LIFETIMES_MS.scan),
            or(isNull(searches.scanId), not(inArray(searches.scanId, ofWatches))),
          ),
        ),
        deletedSearches: await removeWhere(searches, isOlder(searches.deletedAt, LIFETIMES_MS.deletedSearch)),
        tradeSnapshots: await removeWhere(
          tradeSnapshots,
          isOlder(tradeSnapshots.createdAt, LIFETIMES_MS.tradeSnapshot),
        ),
        sourceAnswers: await removeWhere(sourceCache, isOlder(sourceCache.freshUntil, LIFETIMES_MS.staleSourceAnswer)),
        usageReservations: await releaseWhere(isOlder(usage.createdAt, LIFETIMES_MS.usageReservation)),
        usageRecords: await removeWhere(usage, isOlder(usage.createdAt, LIFETIMES_MS.usageRecord)),
        billingEvents: await removeWhere(billingEvents, isOlder(billingEvents.createdAt, LIFETIMES_MS.billingEvent)),
        notices: await removeWhere(notices, isOlder(notices.createdAt, LIFETIMES_MS.usageRecord)),
        exports: await removeWhere(exports, isOlder(exports.createdAt, LIFETIMES_MS.exportRecord)),
        watchRuns: await removeWhere(watchRuns, isOlder(watchRuns.createdAt, LIFETIMES_MS.watchRun)),
        keptAnswers: await removeWhere(keptAnswers, isOlder(keptAnswers.createdAt, LIFETIMES_MS.keptAnswer)),
        batches: await removeWhere(batches, isOlder(batches.createdAt, LIFETIMES_MS.scan)),
        shares: await removeWhere(shares, isOlder(shares.expiresAt, 0)),
        webhookDeliveries: await removeWhere(
          webhookDeliveries,
          isOlder(webhookDeliveries.createdAt, LIFETIMES_MS.webhookDelivery),
        ),
        work: await removeWhere(work, isOlder(work.updatedAt, LIFETIMES_MS.endedWork)),
        limits: await removeWhere(limits, isOlder(limits.endsAt, 0)),
        // Last: the rows above have stopped naming their bodies.
        bodies: await bodies.removeUnused({ now }),
      }
    },
  }
}
