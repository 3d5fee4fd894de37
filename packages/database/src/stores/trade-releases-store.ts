import { and, eq, ne } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { tradeReleaseFigures, tradeReleases } from '../schema/trade.ts'

export type TradeRelease = {
  id: string
  name: string
  edition: string
  firstYear: number
  lastYear: number
  codeCount: number
  createdAt: Date
}

/** Trade figures imported by the operator: public data, the same for every user. */
export type TradeReleasesStore = {
  /** The release in use. */
  current: () => Promise<TradeRelease | null>
  /** The figures of a code in the release in use. */
  find: (code: string) => Promise<{ release: TradeRelease; figures: Uint8Array } | null>
  /** A release nobody sees until it is put to use. What an earlier import left half done goes. */
  begin: (release: Omit<TradeRelease, 'id' | 'createdAt'> & { now: Date }) => Promise<{ releaseId: string }>
  add: (batch: { releaseId: string; figures: { code: string; figures: Uint8Array }[] }) => Promise<void>
  /** From now on research answers from this one; the one before goes. */
  putToUse: (which: { releaseId: string }) => Promise<void>
  discard: (which: { releaseId: string }) => Promise<void>
}

export function createTradeReleasesStore({ db }: StoreParts): TradeReleasesStore {
  const isCurrent = eq(tradeReleases.isActive, true)
  const toRelease = ({ isActive: _, ...release }: typeof tradeReleases.$inferSelect): TradeRelease => release

  return {
    async current() {
      const [row] = await db.select().from(tradeReleases).where(isCurrent)
      return row ? toRelease(row) : null
    },

    async find(code) {
      const [row] = await db
        .select({ release: tradeReleases, figures: tradeReleaseFigures.figures })
        .from(tradeReleaseFigures)
        .innerJoin(tradeReleases, eq(tradeReleases.id, tradeReleaseFigures.releaseId))
        .where(and(isCurrent, eq(tradeReleaseFigures.code, code)))
      return row ? { release: toRelease(row.release), figures: row.figures } : null
    },

    async begin({ now, ...release }) {
      await db.delete(tradeReleases).where(eq(tradeReleases.isActive, false))
      const releaseId = newId()
      await db.insert(tradeReleases).values({ id: releaseId, ...release, isActive: false, createdAt: now })
      return { releaseId }
    },

    async add({ releaseId, figures }) {
      if (figures.length === 0) return
      await db.insert(tradeReleaseFigures).values(figures.map(each => ({ releaseId, ...each })))
    },

    async putToUse({ releaseId }) {
      await db.transaction(async tx => {
        await tx.update(tradeReleases).set({ isActive: false }).where(ne(tradeReleases.id, releaseId))
        await tx.update(tradeReleases).set({ isActive: true }).where(eq(tradeReleases.id, releaseId))
      })
      await db.delete(tradeReleases).where(ne(tradeReleases.id, releaseId))
    },

    async discard({ releaseId }) {
      await db.delete(tradeReleases).where(and(eq(tradeReleases.id, releaseId), eq(tradeReleases.isActive, false)))
    },
  }
}
