import { and, desc, eq, isNotNull } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { searches } from '../../schema/searches.ts'
import { isOwnDeleted, isOwnKept, type SearchListItem, sealSearches, searchColumns } from './search-record.ts'

export type DeletedSearch = SearchListItem & { deletedAt: Date }

/** Deleted searches can be brought back until their time in the bin is over. */
export type SearchBinStore = {
  put: (which: { ownerId: string; searchId: string; now: Date }) => Promise<boolean>
  restore: (which: { ownerId: string; searchId: string }) => Promise<boolean>
  /** Newest in the bin first. */
  list: (who: { ownerId: string }) => Promise<DeletedSearch[]>
  /** For good, and only what is in the bin. */
  erase: (which: { ownerId: string; searchId: string; now: Date }) => Promise<boolean>
}

export function createSearchBinStore({ db, seal, bodies }: StoreParts): SearchBinStore {
  const { openItem } = sealSearches(seal)

  return {
    async put({ ownerId, searchId, now }) {
      const moved = await db
        .update(searches)
        .set({ deletedAt: now })
        .where(isOwnKept({ ownerId, searchId }))
        .returning({ id: searches.id })
      return moved.length > 0
    },

    async restore(which) {
      const restored = await db
        .update(searches)
        .set({ deletedAt: null })
        .where(isOwnDeleted(which))
        .returning({ id: searches.id })
      return restored.length > 0
    },

    async list({ ownerId }) {
      const rows = await db
        .select({ ...searchColumns, deletedAt: searches.deletedAt })
        .from(searches)
        .where(and(eq(searches.ownerId, ownerId), isNotNull(searches.deletedAt)))
        .orderBy(desc(searches.deletedAt), desc(searches.id))
      return Promise.all(
        rows.map(async ({ deletedAt, ...row }) => ({
          ...(await openItem(row)),
          deletedAt: deletedAt ?? row.createdAt,
        })),
      )
    },

    async erase({ ownerId, searchId, now }) {
      const [row] = await db
        .delete(searches)
        .where(isOwnDeleted({ ownerId, searchId }))
        .returning({ documentAddress: searches.documentAddress })
      if (row?.documentAddress) await bodies.removeUnused({ ownerId, now })
      return row !== undefined
    },
  }
}
