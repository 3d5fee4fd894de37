import type { Column } from 'drizzle-orm'
import { and, eq, lt, notExists, sql } from '../engine/drizzle.ts'
import type { SqlDatabase } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { bodies, pages, scans } from '../schema/scans.ts'
import { searches } from '../schema/searches.ts'
import { tradeSnapshots } from '../schema/trade.ts'
import { watches, watchRuns } from '../schema/watches.ts'
import { bodiesInBucket, headOf } from './bodies-in-bucket.ts'
import type { Bucket } from './bucket.ts'
import { bodyPlace, type PageBodies } from './page-bodies.ts'
import type { Seal } from './seal.ts'

type Parts = {
  db: SqlDatabase
  seal: Seal
  /** Where new ones go; the table then tells where in it each lies. */
  bucket?: Bucket | undefined
}

/** Bodies in a table, where every process can reach them; with a bucket, those that come are kept there. */
export function keepBodiesInTable({ db, seal, bucket }: Parts): PageBodies {
  const inBucket = bucket && bodiesInBucket({ db, seal, bucket })
  const named = [
    db.select({ one: sql`1` }).from(pages).where(isOf(pages, pages.bodyAddress)),
    ...[pages, scans, searches, tradeSnapshots, watches, watchRuns].map(table =>
      db.select({ one: sql`1` }).from(table).where(isOf(table, table.documentAddress)),
    ),
  ]

  return {
    async put({ ownerId, content, now }) {
      const address = await seal.fingerprintBody(ownerId, content)
      const where = and(eq(bodies.ownerId, ownerId), eq(bodies.address, address))
      const touched = await db.update(bodies).set({ touchedAt: now }).where(where).returning({ at: bodies.touchedAt })
      if (touched.length > 0) return address
      const sealed = await seal.close(bodyPlace(ownerId, address), content)
      const objectKey = bucket?.newKey({ ownerId, address })
      // First the object: a row never names one that is not there.
      if (bucket && objectKey) await bucket.objects.put(objectKey, sealed)
      await db
        .insert(bodies)
        .values({
          ownerId,
          address,
          touchedAt: now,
          ...(objectKey ? { objectKey, objectBytes: sealed.length, objectHead: headOf(sealed) } : { bytes: sealed }),
        })
        .onConflictDoUpdate({ target: [bodies.ownerId, bodies.address], set: { touchedAt: now } })
      return address
    },

    async read({ ownerId, address }) {
      const where = and(eq(bodies.ownerId, ownerId), eq(bodies.address, address))
      const [row] = await db.select({ bytes: bodies.bytes, objectKey: bodies.objectKey }).from(bodies).where(where)
      const sealed = row?.bytes ?? (row?.objectKey && (await bucket?.objects.read(row.objectKey)))
      return sealed ? seal.open(bodyPlace(ownerId, address), sealed) : null
    },

    // `touched_at` is read again under the row's lock, so a body that was just put for a row to come is spared.
    async removeUnused({ ownerId, now }) {
      const before = new Date(now.getTime() - LIFETIMES_MS.unusedBody)
      const removed = await db
        .delete(bodies)
        .where(
          and(
            lt(bodies.touchedAt, before),
            ownerId ? eq(bodies.ownerId, ownerId) : undefined,
            ...named.map(rows => notExists(rows)),
          ),
        )
        .returning({ objectKey: bodies.objectKey })
      const keys = removed.flatMap(({ objectKey }) => objectKey ?? [])
      await bucket?.objects.remove(keys)
      return removed.length + (ownerId ? 0 : ((await inBucket?.removeUnnamed(before)) ?? 0))
    },

    // The rows go with the account's row.
    removeOwner: async ownerId => inBucket?.removeOwner(ownerId),
    renewOutside: async how => (await inBucket?.renew(how)) ?? 0,
    measureFiles: async () => 0,
  }
}

const isOf = (table: { ownerId: Column }, address: Column) =>
  and(eq(table.ownerId, bodies.ownerId), eq(address, bodies.address))
