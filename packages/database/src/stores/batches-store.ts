import { and, asc, count, desc, eq, inArray, isNull, lt, ne, notExists, or, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { batches, batchItems } from '../schema/batches.ts'
import { searches } from '../schema/searches.ts'
import { addressPlace, type BatchAddress, type BatchItemState } from './batch-items-store.ts'
import { sealSearches } from './searches/search-record.ts'

export type BatchState = 'running' | 'joining' | 'done'

/** `settings` says what is asked, `outcome` how it became a table. Shapes are the caller's. */
export type StoredBatch = {
  id: string
  state: BatchState
  stopRequested: boolean
  settings: unknown
  outcome: unknown
  searchId: string | null
  /** What the saved table is called by now; null where there is none, or it lies in the bin. */
  tableName: string | null
  createdAt: Date
  finishedAt: Date | null
}

type One = { ownerId: string; batchId: string }
type Counts = Record<BatchItemState, number>

export type BatchesStore = {
  create: (batch: {
    ownerId: string
    settings: unknown
    addresses: readonly (BatchAddress & { host: string })[]
    now: Date
  }) => Promise<string>
  find: (one: { ownerId: string; batchId: string }) => Promise<StoredBatch | null>
  /** Newest first; `isOpen`: only those that are not finished. */
  list: (who: { ownerId: string; isOpen?: boolean }) => Promise<(StoredBatch & { counts: Counts })[]>
  /** What waits is not read any more; what is being read hears of it with its next report. */
  requestStop: (one: One & { now: Date }) => Promise<boolean>
  /** What failed or was stopped waits again; how many. */
  retry: (one: One & { now: Date }) => Promise<number>
  /** `true` for the one caller who makes the table, once nothing waits or runs. */
  claimJoin: (one: One & { now: Date }) => Promise<boolean>
  finish: (one: One & { outcome: unknown; searchId: string | null; now: Date }) => Promise<boolean>
  change: (one: One & { settings: unknown; outcome: unknown; searchId: string | null; now: Date }) => Promise<boolean>
  remove: (one: { ownerId: string; batchId: string }) => Promise<boolean>
  /** Unfinished ones that gave no sign: their processes have died. Everybody's: only the scheduler asks. */
  listSilent: (until: { now: Date; limit: number }) => Promise<One[]>
}

const settingsPlace = (id: string) => `batches:${id}:settings`
const outcomePlace = (id: string) => `batches:${id}:outcome`

export function createBatchesStore({ db, seal }: StoreParts): BatchesStore {
  const isOwn = ({ ownerId, batchId }: One) => and(eq(batches.ownerId, ownerId), eq(batches.id, batchId))
  const isPart = ({ ownerId, batchId }: One) => and(eq(batchItems.ownerId, ownerId), eq(batchItems.batchId, batchId))
  const silentSince = (now: Date) => new Date(now.getTime() - LIFETIMES_MS.silentWork)
  const close = (place: string, value: unknown) => seal.close(place, Buffer.from(JSON.stringify(value)))
  const openJson = async (place: string, sealed: Uint8Array): Promise<unknown> =>
    JSON.parse((await seal.open(place, sealed)).toString())

  const { openName } = sealSearches(seal)
  const isTable = and(
    eq(searches.id, batches.searchId),
    eq(searches.ownerId, batches.ownerId),
    isNull(searches.deletedAt),
  )
  const select = () => db.select({ row: batches, sealedName: searches.name }).from(batches).leftJoin(searches, isTable)

  type Found = { row: typeof batches.$inferSelect; sealedName: Uint8Array | null }
  async function openBatch({ row, sealedName }: Found): Promise<StoredBatch> {
    const { id, state, stopRequested, searchId, createdAt, finishedAt } = row
    const settings = await openJson(settingsPlace(id), row.settings)
    const outcome = row.outcome && (await openJson(outcomePlace(id), row.outcome))
    const tableName = sealedName && searchId ? await openName(searchId, sealedName) : null
    return { id, state, stopRequested, settings, outcome, searchId, tableName, createdAt, finishedAt }
  }

  return {
    async create({ ownerId, settings, addresses, now }) {
      const id = newId()
      const items = await Promise.all(
        addresses.map(async ({ url, isBare, host }, position) => ({
          batchId: id,
          position,
          ownerId,
          state: 'waiting' as const,
          hostKey: seal.fingerprint('batch-host', host),
          address: await close(addressPlace(id, position), { url, isBare }),
          updatedAt: now,
        })),
      )
      const batch = { id, ownerId, state: 'running' as const, createdAt: now, updatedAt: now }
      const sealed = await close(settingsPlace(id), settings)
      await db.transaction(async tx => {
        await tx.insert(batches).values({ ...batch, settings: sealed })
        await tx.insert(batchItems).values(items)
      })
      return id
    },

    async find(one) {
      const [found] = await select().where(isOwn(one))
      return found ? openBatch(found) : null
    },

    async list({ ownerId, isOpen = false }) {
      const rows = await select()
        .where(and(eq(batches.ownerId, ownerId), isOpen ? ne(batches.state, 'done') : undefined))
        .orderBy(desc(batches.createdAt), desc(batches.id))
      if (rows.length === 0) return []
      // By the batches, since addresses are found by theirs.
      const ids = rows.map(({ row }) => row.id)
      const counted = await db
        .select({ batchId: batchItems.batchId, state: batchItems.state, items: count() })
        .from(batchItems)
        .where(and(eq(batchItems.ownerId, ownerId), inArray(batchItems.batchId, ids)))
        .groupBy(batchItems.batchId, batchItems.state)
      const countedOf = Map.groupBy(counted, ({ batchId }) => batchId)
      return Promise.all(
        rows.map(async found => {
          const counts: Counts = { waiting: 0, running: 0, done: 0, failed: 0, stopped: 0 }
          for (const { state, items } of countedOf.get(found.row.id) ?? []) counts[state] = items
          return { ...(await openBatch(found)), counts }
        }),
      )
    },

    requestStop({ now, ...one }) {
      return db.transaction(async tx => {
        const asked = await tx
          .update(batches)
          .set({ stopRequested: true, updatedAt: now })
          .where(and(isOwn(one), eq(batches.state, 'running')))
          .returning({ id: batches.id })
        if (asked.length === 0) return false
        await tx
          .update(batchItems)
          .set({ state: 'stopped', updatedAt: now })
          .where(and(isPart(one), eq(batchItems.state, 'waiting')))
        return true
      })
    },

    retry({ now, ...one }) {
      return db.transaction(async tx => {
        const isDone = and(isOwn(one), eq(batches.state, 'done'))
        const [batch] = await tx.select({ id: batches.id }).from(batches).where(isDone).for('update')
        if (!batch) return 0
        const again = await tx
          .update(batchItems)
          .set({ state: 'waiting', code: null, attempt: sql`${batchItems.attempt} + 1`, updatedAt: now })
          .where(and(isPart(one), inArray(batchItems.state, ['failed', 'stopped'])))
          .returning({ position: batchItems.position })
        if (again.length > 0)
          await tx
            .update(batches)
            .set({ state: 'running', stopRequested: false, finishedAt: null, updatedAt: now })
            .where(isOwn(one))
        return again.length
      })
    },

    async claimJoin({ now, ...one }) {
      const open = db
        .select({ position: batchItems.position })
        .from(batchItems)
        .where(and(isPart(one), inArray(batchItems.state, ['waiting', 'running'])))
      const isFree = or(
        eq(batches.state, 'running'),
        and(eq(batches.state, 'joining'), lt(batches.updatedAt, silentSince(now))),
      )
      const claimed = await db
        .update(batches)
        .set({ state: 'joining', updatedAt: now })
        .where(and(isOwn(one), isFree, notExists(open)))
        .returning({ id: batches.id })
      return claimed.length > 0
    },

    async finish({ outcome, searchId, now, ...one }) {
      const finished = await db
        .update(batches)
        .set({
          state: 'done',
          stopRequested: false,
          outcome: await close(outcomePlace(one.batchId), outcome),
          searchId,
          finishedAt: now,
          updatedAt: now,
        })
        .where(and(isOwn(one), eq(batches.state, 'joining')))
        .returning({ id: batches.id })
      return finished.length > 0
    },

    async change({ settings, outcome, searchId, now, ...one }) {
      const changed = await db
        .update(batches)
        .set({
          settings: await close(settingsPlace(one.batchId), settings),
          outcome: await close(outcomePlace(one.batchId), outcome),
          searchId,
          updatedAt: now,
        })
        .where(and(isOwn(one), eq(batches.state, 'done')))
        .returning({ id: batches.id })
      return changed.length > 0
    },

    async remove(one) {
      const removed = await db.delete(batches).where(isOwn(one)).returning({ id: batches.id })
      return removed.length > 0
    },

    async listSilent({ now, limit }) {
      return db
        .select({ ownerId: batches.ownerId, batchId: batches.id })
        .from(batches)
        .where(and(ne(batches.state, 'done'), lt(batches.updatedAt, silentSince(now))))
        .orderBy(asc(batches.updatedAt))
        .limit(limit)
    },
  }
}
