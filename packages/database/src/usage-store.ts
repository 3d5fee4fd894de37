import { and, count, eq } from 'drizzle-orm'
import { usage, users } from './schema.ts'
import type { StoreParts } from './sql-database.ts'

export type UsageKind = 'report' | 'scan'

type Unit = { ownerId: string; searchId: string; kind: UsageKind }

export type Reserved =
  | { result: 'reserved'; used: number; isNew: boolean }
  | { result: 'over-limit'; used: number }
  | { result: 'not-found' }

/** Units of a plan. Work reserves one when it starts, settles it when it delivered, releases it when it failed. */
export type UsageStore = {
  /**
   * `limit` null counts and never refuses. The same unit again is the same reservation. `period` is the caller's name
   * for what is counted together: a month such as `2026-11`, or the trial.
   */
  reserve: (unit: Unit & { period: string; limit: number | null; now: Date }) => Promise<Reserved>
  /** `false` when nothing was reserved; settling twice is settling once. */
  settle: (unit: Unit & { now: Date }) => Promise<boolean>
  /** Gives a reserved unit back; a settled one stays. */
  release: (unit: Unit) => Promise<boolean>
  /** Reserved and settled units together. */
  count: (what: { ownerId: string; kind: UsageKind; period: string }) => Promise<number>
  list: (who: {
    ownerId: string
  }) => Promise<
    { kind: UsageKind; period: string; state: 'reserved' | 'settled'; createdAt: Date; settledAt: Date | null }[]
  >
}

export function createUsageStore({ db }: StoreParts): UsageStore {
  const isUnit = ({ ownerId, searchId, kind }: Unit) =>
    and(eq(usage.ownerId, ownerId), eq(usage.searchId, searchId), eq(usage.kind, kind))
  const isIn = ({ ownerId, kind, period }: { ownerId: string; kind: UsageKind; period: string }) =>
    and(eq(usage.ownerId, ownerId), eq(usage.kind, kind), eq(usage.period, period))

  return {
    reserve({ ownerId, searchId, kind, period, limit, now }) {
      return db.transaction(async tx => {
        // One reservation per user at a time, in whatever process: nobody else can take the last unit while we count.
        const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
        if (found.length === 0) return { result: 'not-found' }
        const [sum] = await tx.select({ units: count() }).from(usage).where(isIn({ ownerId, kind, period }))
        const used = sum?.units ?? 0
        const known = await tx.select({ state: usage.state }).from(usage).where(isUnit({ ownerId, searchId, kind }))
        if (known.length > 0) return { result: 'reserved', used, isNew: false }
        if (limit !== null && used >= limit) return { result: 'over-limit', used }
        await tx.insert(usage).values({ ownerId, searchId, kind, period, state: 'reserved', createdAt: now })
        return { result: 'reserved', used: used + 1, isNew: true }
      })
    },

    async settle({ ownerId, searchId, kind, now }) {
      const unit = { ownerId, searchId, kind }
      const settled = await db
        .update(usage)
        .set({ state: 'settled', settledAt: now })
        .where(and(isUnit(unit), eq(usage.state, 'reserved')))
        .returning({ searchId: usage.searchId })
      if (settled.length > 0) return true
      const known = await db.select({ state: usage.state }).from(usage).where(isUnit(unit))
      return known.length > 0
    },

    async release(unit) {
      const released = await db
        .delete(usage)
        .where(and(isUnit(unit), eq(usage.state, 'reserved')))
        .returning({ searchId: usage.searchId })
      return released.length > 0
    },

    async count(what) {
      const [sum] = await db.select({ units: count() }).from(usage).where(isIn(what))
      return sum?.units ?? 0
    },

    list: ({ ownerId }) =>
      db
        .select({
          kind: usage.kind,
          period: usage.period,
          state: usage.state,
          createdAt: usage.createdAt,
          settledAt: usage.settledAt,
        })
        .from(usage)
        .where(eq(usage.ownerId, ownerId))
        .orderBy(usage.createdAt),
  }
}
