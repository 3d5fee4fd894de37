import { eq, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { limits } from '../schema/service.ts'

export type Taken = { allowed: boolean; remaining: number; retryAfterMs: number }

/** How often something may happen, counted for all processes together. */
export type LimitsStore = {
  /** Takes one of `max` within a window that begins with its first use. */
  take: (limit: { key: string; windowMs: number; max: number; now: Date }) => Promise<Taken>
  /** Forgets what was taken: for example after a sign-in that succeeded. */
  clear: (key: string) => Promise<void>
}

export function createLimitsStore({ db, seal }: StoreParts): LimitsStore {
  const hashOf = (key: string) => seal.fingerprint('limit', key)

  return {
    async take({ key, windowMs, max, now }) {
      const fresh = { taken: 1, endsAt: new Date(now.getTime() + windowMs) }
      const isOver = sql`${limits.endsAt} <= ${sql.param(now, limits.endsAt)}`
      const [row] = await db
        .insert(limits)
        .values({ keyHash: hashOf(key), ...fresh })
        .onConflictDoUpdate({
          target: limits.keyHash,
          set: {
            taken: sql`case when ${isOver} then 1 else least(${limits.taken}, ${max}::int) + 1 end`,
            endsAt: sql`case when ${isOver} then ${sql.param(fresh.endsAt, limits.endsAt)} else ${limits.endsAt} end`,
          },
        })
        .returning({ taken: limits.taken, endsAt: limits.endsAt })
      const { taken, endsAt } = row ?? fresh
      const allowed = taken <= max
      return {
        allowed,
        remaining: Math.max(0, max - taken),
        retryAfterMs: allowed ? 0 : Math.max(1, endsAt.getTime() - now.getTime()),
      }
    },

    async clear(key) {
      await db.delete(limits).where(eq(limits.keyHash, hashOf(key)))
    },
  }
}
