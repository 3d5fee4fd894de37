import { and, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { notices } from '../schema/billing.ts'

type Notice = { ownerId: string; kind: string; period: string }

/** Messages that go out once per occasion, however many processes notice it. */
export type NoticesStore = {
  /** `true` for the one caller who is to send it. */
  claim: (notice: Notice & { now: Date }) => Promise<boolean>
  /** For a message that could not be sent after all. */
  giveBack: (notice: Notice) => Promise<void>
  list: (who: { ownerId: string }) => Promise<{ kind: string; period: string; createdAt: Date }[]>
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

    list: ({ ownerId }) =>
      db
        .select({ kind: notices.kind, period: notices.period, createdAt: notices.createdAt })
        .from(notices)
        .where(eq(notices.ownerId, ownerId))
        .orderBy(notices.createdAt),
  }
}
