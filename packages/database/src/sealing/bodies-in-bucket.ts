import { PageStoreAway } from '../database-errors.ts'
import { and, count, eq, inArray, isNotNull, sql } from '../engine/drizzle.ts'
import type { SqlDatabase } from '../engine/sql-database.ts'
import { bodies } from '../schema/scans.ts'
import type { Bucket } from './bucket.ts'
import { bodyPlace } from './page-bodies.ts'
import type { Seal } from './seal.ts'

/** As long as what every seal begins with that names its key. */
const HEAD_BYTES = 5
const ROWS_AT_ONCE = 20
/** More are counted by a part of them. */
const COUNTED_ROWS = 1_000_000

export const headOf = (sealed: Uint8Array): string => Buffer.from(sealed.subarray(0, HEAD_BYTES)).toString('hex')

/** What has to be done for objects apart from single bodies. */
export function bodiesInBucket({ db, seal, bucket }: { db: SqlDatabase; seal: Seal; bucket: Bucket }) {
  const { objects, prefixOf, newKey } = bucket

  async function renewOne(row: { ownerId: string; address: string; objectKey: string | null }, prefix: Buffer) {
    const { ownerId, address, objectKey } = row
    if (objectKey === null) return
    const sealed = await objects.read(objectKey)
    const isStillThere = and(eq(bodies.ownerId, ownerId), eq(bodies.objectKey, objectKey))
    if (!sealed) {
      // Lost in the bucket: there is nothing to renew, and the row goes with whatever names it.
      await db
        .update(bodies)
        .set({ objectHead: prefix.toString('hex') })
        .where(isStillThere)
      return
    }
    const place = bodyPlace(ownerId, address)
    const renewed = await seal.close(place, await seal.open(place, sealed))
    const key = newKey({ ownerId, address })
    await objects.put(key, renewed)
    const changes = { objectKey: key, objectBytes: renewed.length, objectHead: headOf(renewed) }
    const changed = await db.update(bodies).set(changes).where(isStillThere).returning({ key: bodies.objectKey })
    await objects.remove([changed.length > 0 ? objectKey : key])
  }

  return {
    /** Left by a process that was killed, or by an account that was deleted while the bucket was away. */
    async removeUnnamed(before: Date): Promise<number> {
      let removed = 0
      for await (const some of objects.list(prefixOf())) {
        const keys = some.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key)
        if (keys.length === 0) continue
        const rows = await db
          .select({ key: bodies.objectKey })
          .from(bodies)
          .where(and(isNotNull(bodies.objectKey), inArray(bodies.objectKey, keys)))
        const named = new Set(rows.map(({ key }) => key))
        const unnamed = keys.filter(key => !named.has(key))
        await objects.remove(unnamed)
        removed += unnamed.length
      }
      return removed
    },

    async removeOwner(ownerId: string): Promise<void> {
      try {
        for await (const some of objects.list(prefixOf(ownerId))) await objects.remove(some.map(({ key }) => key))
      } catch (error) {
        // The account is gone all the same: nothing names these objects, and the nightly clean-up finds them.
        if (!(error instanceof PageStoreAway)) throw error
      }
    },

    async renew({ prefix, isDryRun }: { prefix: Buffer; isDryRun: boolean }): Promise<number> {
      const hex = prefix.toString('hex')
      const isOlder = and(
        isNotNull(bodies.objectKey),
        sql`left(${bodies.objectHead}, ${sql.raw(String(hex.length))}) <> ${hex}`,
      )
      if (isDryRun) return (await db.select({ count: count() }).from(bodies).where(isOlder))[0]?.count ?? 0
      for (let renewed = 0; ; ) {
        const rows = await db
          .select({ ownerId: bodies.ownerId, address: bodies.address, objectKey: bodies.objectKey })
          .from(bodies)
          .where(isOlder)
          .limit(ROWS_AT_ONCE)
        for (const row of rows) await renewOne(row, prefix)
        renewed += rows.length
        if (rows.length === 0) return renewed
      }
    },
  }
}

export async function isAnyInBucket(db: SqlDatabase): Promise<boolean> {
  const rows = await db.select({ key: bodies.objectKey }).from(bodies).where(isNotNull(bodies.objectKey)).limit(1)
  return rows.length > 0
}

export type InBucket = { count: number; bytes: number }

/** By the table alone: whoever asks for sizes need not reach the bucket. */
export async function measureInBucket(db: SqlDatabase): Promise<InBucket> {
  const rowsOf = (statement: ReturnType<typeof sql>) =>
    // What the drivers give back has no common type; both have the rows.
    db.execute(statement) as unknown as Promise<{ rows: Record<'count' | 'bytes' | 'about', number>[] }>
  const [size] = (await rowsOf(sql`select reltuples::float8 as about from pg_class where oid = 'bodies'::regclass`))
    .rows
  const percent = Math.min(100, (100 * COUNTED_ROWS) / Math.max(1, size?.about ?? 0))
  const { rows } = await rowsOf(
    sql`select count(object_key)::float8 as count, coalesce(sum(object_bytes), 0)::float8 as bytes
      from bodies tablesample system (${sql.raw(String(percent))})`,
  )
  const whole = (counted = 0) => Math.round((counted * 100) / percent)
  return { count: whole(rows[0]?.count), bytes: whole(rows[0]?.bytes) }
}
