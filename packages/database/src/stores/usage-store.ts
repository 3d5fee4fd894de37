import { and, count, eq, isNull } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { users } from '../schema/accounts.ts'
import { usage } from '../schema/billing.ts'
import { returnCredits, takeCredit } from './credits-store.ts'

export type UsageKind = 'report' | 'scan'

type Unit = { ownerId: string; searchId: string; kind: UsageKind }

export type Reserved =
  | { result: 'reserved'; used: number; isNew: boolean; isCredit: boolean }
  | { result: 'over-limit'; used: number }
  | { result: 'not-found' }

/** Units of a plan. Work reserves one when it starts, settles it when it delivered, releases it when it failed. */
export type UsageStore = {
  /**
   * `limit` null counts and never refuses. Past a limit a bought credit is taken, if there is one. The same unit again
   * is the same reservation. `period` is the caller's name for what is counted together: a month, or the trial.
   * `used` is what the plan gave; credits stand apart.
   */
  reserve: (unit: Unit & { period: string; limit: number | null; now: Date }) => Promise<Reserved>
  /** `false` when nothing was reserved; settling twice is settling once. */
  settle: (unit: Unit & { now: Date }) => Promise<boolean>
  /** Gives a reserved unit back; a settled one stays. */
  release: (unit: Unit) => Promise<boolean>
  /** What the plan gave, credits apart: reserved and settled units together, or only what was delivered. */
  count: (what: { ownerId: string; kind: UsageKind; period: string; isSettled?: boolean }) => Promise<number>
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
    and(eq(usage.ownerId, ownerId), eq(usage.kind, kind), eq(usage.period, period), isNull(usage.creditId))

  return {
    reserve({ ownerId, searchId, kind, period, limit, now }) {
      return db.transaction(async tx => {
        // One reservation per user at a time, in whatever process: nobody else can take the last unit while we count.
        const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
        if (found.length === 0) return { result: 'not-found' }
        const [sum] = await tx.select({ units: count() }).from(usage).where(isIn({ ownerId, kind, period }))
        const used = sum?.units ?? 0
        const isKnown = isUnit({ ownerId, searchId, kind })
        const [known] = await tx.select({ creditId: usage.creditId }).from(usage).where(isKnown)
        if (known) return { result: 'reserved', used, isNew: false, isCredit: known.creditId !== null }
        const isOver = limit !== null && used >= limit
        const creditId = isOver ? await takeCredit(tx, { ownerId, kind }) : null
        if (isOver && creditId === null) return { result: 'over-limit', used }
        await tx.insert(usage).values({ ownerId, searchId, kind, period, state: 'reserved', creditId, createdAt: now })
        return { result: 'reserved', used: isOver ? used : used + 1, isNew: true, isCredit: isOver }
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

    release(unit) {
      return db.transaction(async tx => {
        const released = await tx
          .delete(usage)
          .where(and(isUnit(unit), eq(usage.state, 'reserved')))
          .returning({ creditId: usage.creditId })
        await returnCredits(tx, released)
        return released.length > 0
      })
    },

    async count({ isSettled = false, ...what }) {
      const state = isSettled ? eq(usage.state, 'settled') : undefined
      const [sum] = await db
        .select({ units: count() })
        .from(usage)
        .where(and(isIn(what), state))
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
