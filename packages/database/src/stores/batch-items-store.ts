import { z } from 'zod'
import { and, asc, eq, inArray, lt } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { isUniqueViolation } from '../engine/violations.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { batches, batchItems } from '../schema/batches.ts'

export type BatchItemState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
const BatchAddress = z.object({ url: z.string(), isBare: z.boolean() })
export type BatchAddress = z.infer<typeof BatchAddress>

export type StoredBatchItem = BatchAddress & {
  position: number
  state: BatchItemState
  code: string | null
  rowCount: number | null
  pagesRead: number
  attempt: number
  scanId: string | null
  searchId: string | null
}

type One = { ownerId: string; batchId: string }

/** The addresses of a batch, each read by one worker at a time and each host by one in all. */
export type BatchItemsStore = {
  list: (one: { ownerId: string; batchId: string }) => Promise<StoredBatchItem[]>
  /** The next address whose host nobody reads now; `busy` when all that wait have such a host. */
  claimNext: (
    one: One & { now: Date },
  ) => Promise<{ result: 'claimed'; item: StoredBatchItem } | { result: 'busy' } | { result: 'none' }>
  /** A sign of life. `null` when the address is no longer this worker's. */
  report: (one: One & { position: number; pagesRead: number; now: Date }) => Promise<{ stopRequested: boolean } | null>
  /** Waiting again, for whoever comes next. */
  giveBack: (one: One & { position: number }) => Promise<void>
  finish: (
    one: One & {
      position: number
      state: 'done' | 'failed' | 'stopped'
      code?: string | null
      rowCount?: number | null
      scanId: string | null
      searchId?: string | null
      now: Date
    },
  ) => Promise<boolean>
}

export const addressPlace = (id: string, position: number) => `batch-items:${id}:${position}:address`

export function createBatchItemsStore({ db, seal }: StoreParts): BatchItemsStore {
  const isOwn = ({ ownerId, batchId }: One) => and(eq(batches.ownerId, ownerId), eq(batches.id, batchId))
  const isPart = ({ ownerId, batchId }: One) => and(eq(batchItems.ownerId, ownerId), eq(batchItems.batchId, batchId))
  const isItem = (one: One & { position: number }) => and(isPart(one), eq(batchItems.position, one.position))

  async function openItem(row: typeof batchItems.$inferSelect): Promise<StoredBatchItem> {
    const { ownerId: _, batchId, hostKey: __, address, updatedAt: ___, ...rest } = row
    const opened = await seal.open(addressPlace(batchId, row.position), address)
    return { ...rest, ...BatchAddress.parse(JSON.parse(opened.toString())) }
  }

  return {
    async list(one) {
      const rows = await db.select().from(batchItems).where(isPart(one)).orderBy(asc(batchItems.position))
      return Promise.all(rows.map(openItem))
    },

    async claimNext({ now, ...one }) {
      // A worker that died holds its host for everybody.
      const isDead = and(
        eq(batchItems.state, 'running'),
        lt(batchItems.updatedAt, new Date(now.getTime() - LIFETIMES_MS.silentWork)),
      )
      await db.update(batchItems).set({ state: 'waiting' }).where(isDead)
      const waiting = await db
        .select({ position: batchItems.position, hostKey: batchItems.hostKey })
        .from(batchItems)
        .where(and(isPart(one), eq(batchItems.state, 'waiting')))
        .orderBy(asc(batchItems.position))
      if (waiting.length === 0) return { result: 'none' }
      const hosts = [...new Set(waiting.map(({ hostKey }) => hostKey))]
      const held = await db
        .select({ hostKey: batchItems.hostKey })
        .from(batchItems)
        .where(and(inArray(batchItems.hostKey, hosts), eq(batchItems.state, 'running')))
      const busy = new Set(held.map(({ hostKey }) => hostKey))
      for (const { position, hostKey } of waiting) {
        if (busy.has(hostKey)) continue
        try {
          const [row] = await db
            .update(batchItems)
            .set({ state: 'running', code: null, pagesRead: 0, updatedAt: now })
            .where(and(isItem({ ...one, position }), eq(batchItems.state, 'waiting')))
            .returning()
          if (row) {
            await db.update(batches).set({ updatedAt: now }).where(isOwn(one))
            return { result: 'claimed', item: await openItem(row) }
          }
        } catch (error) {
          // Somebody else was quicker with this host.
          if (!isUniqueViolation(error)) throw error
          busy.add(hostKey)
        }
      }
      return { result: 'busy' }
    },

    async report({ pagesRead, now, ...one }) {
      const [kept] = await db
        .update(batchItems)
        .set({ pagesRead, updatedAt: now })
        .where(and(isItem(one), eq(batchItems.state, 'running')))
        .returning({ position: batchItems.position })
      if (!kept) return null
      const [batch] = await db
        .update(batches)
        .set({ updatedAt: now })
        .where(isOwn(one))
        .returning({ stopRequested: batches.stopRequested })
      return batch ?? null
    },

    async giveBack(one) {
      const isRunning = and(isItem(one), eq(batchItems.state, 'running'))
      await db.update(batchItems).set({ state: 'waiting' }).where(isRunning)
    },

    async finish({ ownerId, batchId, position, now, ...end }) {
      const { state, code = null, rowCount = null, scanId, searchId = null } = end
      const finished = await db
        .update(batchItems)
        .set({ state, code, rowCount, scanId, searchId, updatedAt: now })
        .where(and(isItem({ ownerId, batchId, position }), eq(batchItems.state, 'running')))
        .returning({ position: batchItems.position })
      return finished.length > 0
    },
  }
}
