import { eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { billingEvents } from '../schema/billing.ts'

/** The payment service tells an event once or more; what was dealt with is remembered. */
export type BillingEventsStore = {
  isKnown: (eventId: string) => Promise<boolean>
  remember: (event: { eventId: string; now: Date }) => Promise<void>
}

export function createBillingEventsStore({ db }: StoreParts): BillingEventsStore {
  return {
    async isKnown(eventId) {
      const known = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, eventId))
      return known.length > 0
    },

    async remember({ eventId, now }) {
      await db.insert(billingEvents).values({ id: eventId, createdAt: now }).onConflictDoNothing()
    },
  }
}
