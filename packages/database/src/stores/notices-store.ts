import { and, eq, inArray } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { notices } from '../schema/billing.ts'

type Notice = { ownerId: string; kind: string; period: string }

/** Messages that go out once per occasion, however many processes notice it. */
export type NoticesStore = {
  /** `true` for the one caller who is to send it. */
  claim: (notice: Notice & { now: Date }) => Promise<boolean>
  /** For a message that could not be sent after all. */
  giveBack: (notice: Notice) => Promise<void>
  /** Those that went out with one message: all of them or none. */
  record: (notices: { ownerId: string; kind: string; periods: readonly string[]; now: Date }) => Promise<void>
  list: (who: {
    ownerId: string
    kinds?: readonly string[]
  }) => Promise<{ kind: string; period: string; createdAt: Date }[]>
}

export function createNoticesStore({ db }: StoreParts): NoticesStore {
  return {
    async claim({ ownerId, kind, period, now }) {
      const claimed = await db
        .insert(notices)
        .values({ ownerId, kind, period, createdAt: now })
        .onConflictDoNothing()
        .returning({ kind: notices.kind })
      return claimed.length > 0
    },

    async giveBack({ ownerId, kind, period }) {
      await db
        .delete(notices)
        .where(and(eq(notices.ownerId, ownerId), eq(notices.kind, kind), eq(notices.period, period)))
    },

    async record({ ownerId, kind, periods, now }) {
      const rows = periods.map(period => ({ ownerId, kind, period, createdAt: now }))
      await db.insert(notices).values(rows).onConflictDoNothing()
    },

    list: ({ ownerId, kinds }) =>
      db
        .select({ kind: notices.kind, period: notices.period, createdAt: notices.createdAt })
        .from(notices)
        .where(and(eq(notices.ownerId, ownerId), kinds ? inArray(notices.kind, [...kinds]) : undefined))
        .orderBy(notices.createdAt),
  }
}
