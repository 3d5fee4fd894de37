import { z } from 'zod'
import { and, desc, eq, gt } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { tradeSnapshots } from '../schema/trade.ts'

export type TradeSnapshot = { productName: string; figures: unknown; createdAt: Date }

/** Trade figures kept for one user and product, for the question that follows. */
export type TradeSnapshotsStore = {
  /** Replaces the older figures of the same product. */
  save: (snapshot: { ownerId: string; productName: string; figures: unknown; now: Date }) => Promise<void>
  /** Names that differ only in case and spacing are one product. */
  find: (which: { ownerId: string; productName: string; now: Date }) => Promise<TradeSnapshot | null>
  list: (who: { ownerId: string; now: Date }) => Promise<TradeSnapshot[]>
}

/** What the figures are is the caller's to check. */
const StoredSnapshot = z.object({ productName: z.string(), figures: z.unknown() })

const place = (ownerId: string, productKey: string) => `trade_snapshots:${ownerId}:${productKey}`
const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

export function createTradeSnapshotsStore({ db, seal, documents }: StoreParts): TradeSnapshotsStore {
  const keyOf = (name: string) => seal.fingerprint('product', plainName(name))

  const select = ({ ownerId, now, productKey }: { ownerId: string; now: Date; productKey?: string }) =>
    db
      .select()
      .from(tradeSnapshots)
      .where(
        and(
          eq(tradeSnapshots.ownerId, ownerId),
          gt(tradeSnapshots.createdAt, new Date(now.getTime() - LIFETIMES_MS.tradeSnapshot)),
          productKey === undefined ? undefined : eq(tradeSnapshots.productKey, productKey),
        ),
      )
      .orderBy(desc(tradeSnapshots.createdAt))

  async function openSnapshot(row: typeof tradeSnapshots.$inferSelect): Promise<TradeSnapshot[]> {
    const which = { ownerId: row.ownerId, place: place(row.ownerId, row.productKey), row }
    const stored = await documents.read({ ...which, schema: StoredSnapshot })
    if (!stored) return []
    const { productName, figures } = stored
    return [{ productName, figures, createdAt: row.createdAt }]
  }

  return {
    async save({ ownerId, productName, figures, now }) {
      const productKey = keyOf(productName)
      const value = { productName, figures }
      const stored = await documents.write({ ownerId, place: place(ownerId, productKey), value, now })
      await db
        .insert(tradeSnapshots)
        .values({ id: newId(), ownerId, productKey, ...stored, createdAt: now })
        .onConflictDoUpdate({
          target: [tradeSnapshots.ownerId, tradeSnapshots.productKey],
          set: { ...stored, createdAt: now },
        })
    },

    async find({ ownerId, productName, now }) {
      const [row] = await select({ ownerId, now, productKey: keyOf(productName) })
      return row ? ((await openSnapshot(row))[0] ?? null) : null
    },

    async list(who) {
      return (await Promise.all((await select(who)).map(openSnapshot))).flat()
    },
  }
}
