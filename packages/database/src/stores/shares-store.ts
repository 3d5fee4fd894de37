import { hashToken, newToken } from '../accounts/secret-token.ts'
import { and, asc, eq, gt, isNull, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { searches } from '../schema/searches.ts'
import { shares } from '../schema/shares.ts'

export type StoredShare = { id: string; searchId: string; views: number; createdAt: Date; expiresAt: Date }

export type SharesStore = {
  /** Gives the token, which is nowhere else afterwards; `null` when there is no such search of this owner. */
  create: (share: {
    ownerId: string
    searchId: string
    expiresAt: Date
    now: Date
  }) => Promise<{ share: StoredShare; token: string } | null>
  /** Those that still open something, oldest first; of one search, or all. */
  list: (which: { ownerId: string; searchId?: string; now: Date }) => Promise<StoredShare[]>
  remove: (which: { ownerId: string; shareId: string }) => Promise<boolean>
  /** Whose result a link opens; `null` once it has ended or the result is deleted. */
  open: (link: { token: string; now: Date }) => Promise<(StoredShare & { ownerId: string }) | null>
  countView: (which: { ownerId: string; shareId: string }) => Promise<void>
}

const columns = {
  id: shares.id,
  searchId: shares.searchId,
  views: shares.views,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
}

export function createSharesStore({ db }: StoreParts): SharesStore {
  const isOwn = ({ ownerId, shareId }: { ownerId: string; shareId: string }) =>
    and(eq(shares.ownerId, ownerId), eq(shares.id, shareId))

  return {
    create({ ownerId, searchId, expiresAt, now }) {
      return db.transaction(async tx => {
        const isKept = and(eq(searches.ownerId, ownerId), eq(searches.id, searchId), isNull(searches.deletedAt))
        const found = await tx.select({ id: searches.id }).from(searches).where(isKept).for('key share')
        if (found.length === 0) return null
        const token = newToken()
        const [share] = await tx
          .insert(shares)
          .values({ id: newId(), ownerId, searchId, tokenHash: hashToken(token), createdAt: now, expiresAt })
          .returning(columns)
        return share ? { share, token } : null
      })
    },

    list: ({ ownerId, searchId, now }) =>
      db
        .select(columns)
        .from(shares)
        .where(
          and(
            eq(shares.ownerId, ownerId),
            gt(shares.expiresAt, now),
            searchId === undefined ? undefined : eq(shares.searchId, searchId),
          ),
        )
        .orderBy(asc(shares.createdAt), asc(shares.id)),

    async remove(which) {
      const removed = await db.delete(shares).where(isOwn(which)).returning({ id: shares.id })
      return removed.length > 0
    },

    async open({ token, now }) {
      const [found] = await db
        .select({ ...columns, ownerId: shares.ownerId })
        .from(shares)
        .innerJoin(searches, and(eq(searches.id, shares.searchId), eq(searches.ownerId, shares.ownerId)))
        .where(and(eq(shares.tokenHash, hashToken(token)), gt(shares.expiresAt, now), isNull(searches.deletedAt)))
      return found ?? null
    },

    async countView(which) {
      await db
        .update(shares)
        .set({ views: sql`${shares.views} + 1` })
        .where(isOwn(which))
    },
  }
}
