import { SealBroken } from '../database-errors.ts'
import { eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { sourceCache } from '../schema/trade.ts'

/** No embedded row may reach 2 MB; an answer this large is fetched again instead. */
const MAX_BYTES = 1024 * 1024

export type CachedAnswer = { answer: unknown; fetchedAt: Date; isFresh: boolean }

/** Answers of trade sources, shared by all users. */
export type SourceCacheStore = {
  /** A stale answer is given too: it serves when the source is down. */
  find: (which: { source: string; key: string; now: Date }) => Promise<CachedAnswer | null>
  /** `false` when the answer is too large to keep. */
  save: (answer: { source: string; key: string; answer: unknown; freshForMs: number; now: Date }) => Promise<boolean>
}

export function createSourceCacheStore({ db, seal }: StoreParts): SourceCacheStore {
  const hashOf = (source: string, key: string) => seal.fingerprint('source', source, key)
  const place = (keyHash: string) => `source_cache:${keyHash}`

  return {
    async find({ source, key, now }) {
      const keyHash = hashOf(source, key)
      const [row] = await db.select().from(sourceCache).where(eq(sourceCache.keyHash, keyHash))
      if (!row) return null
      try {
        const answer = JSON.parse((await seal.open(place(keyHash), row.answer)).toString())
        return { answer, fetchedAt: row.fetchedAt, isFresh: row.freshUntil > now }
      } catch (error) {
        // A cache may forget: a damaged answer is fetched again.
        if (error instanceof SealBroken) return null
        throw error
      }
    },

    async save({ source, key, answer, freshForMs, now }) {
      const keyHash = hashOf(source, key)
      const sealed = await seal.close(place(keyHash), Buffer.from(JSON.stringify(answer)))
      if (sealed.length > MAX_BYTES) return false
      const row = { answer: sealed, fetchedAt: now, freshUntil: new Date(now.getTime() + freshForMs) }
      await db
        .insert(sourceCache)
        .values({ keyHash, source, ...row })
        .onConflictDoUpdate({ target: sourceCache.keyHash, set: row })
      return true
    },
  }
}
