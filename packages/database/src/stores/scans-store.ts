import { z } from 'zod'
import { and, desc, eq, gt, inArray, isNotNull, isNull, notInArray, or } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { scans } from '../schema/scans.ts'
import { searches } from '../schema/searches.ts'

export type ScanState = 'running' | 'complete' | 'incomplete' | 'failed'

/** What is known of a scan besides its pages; sealed, because an address can tell as much as a question. */
const ScanDocument = z.object({
  url: z.string(),
  /** Counts, notes, why it ended early, and the like. */
  details: z.record(z.string(), z.unknown()),
})
type ScanDocument = z.infer<typeof ScanDocument>

export type Scan = ScanDocument & { id: string; state: ScanState; createdAt: Date; finishedAt: Date | null }

export type ScansStore = {
  /** Starting the same id again gives the same scan, so a job may be repeated. */
  start: (scan: {
    ownerId: string
    id?: string
    url: string
    details?: Record<string, unknown>
    /** The watch that reads it. */
    watchId?: string
    now: Date
  }) => Promise<{ result: 'started'; id: string } | { result: 'not-found' }>
  /** What is known of one that runs, for whoever goes on with it; one that has ended stays as it is. */
  note: (scan: {
    ownerId: string
    scanId: string
    url: string
    details: Record<string, unknown>
    now: Date
  }) => Promise<boolean>
  finish: (scan: {
    ownerId: string
    scanId: string
    state: Exclude<ScanState, 'running'>
    url: string
    details: Record<string, unknown>
    now: Date
  }) => Promise<boolean>
  /** Not past its time. */
  find: (which: { ownerId: string; scanId: string; now: Date }) => Promise<Scan | null>
  /** Newest first; what watches read only where it is asked for. */
  list: (who: { ownerId: string; now: Date; limit?: number; evenOfWatches?: boolean }) => Promise<Scan[]>
  /** Changes that are told point to these. */
  keepAsEvidence: (which: { ownerId: string; scanIds: readonly string[] }) => Promise<void>
  /** Everything that a watch read, but what is evidence and what is named here. Gives how many went. */
  removeOfWatch: (which: { ownerId: string; watchId: string; but: readonly string[]; now: Date }) => Promise<number>
  remove: (which: { ownerId: string; scanId: string; now: Date }) => Promise<boolean>
}

const place = (id: string) => `scans:${id}:document`

export function createScansStore({ db, bodies, documents }: StoreParts): ScansStore {
  type Row = typeof scans.$inferSelect
  const isOwn = (ownerId: string, scanId: string) => and(eq(scans.ownerId, ownerId), eq(scans.id, scanId))
  const isYoung = (now: Date) => gt(scans.createdAt, new Date(now.getTime() - LIFETIMES_MS.scan))
  const isKept = (now: Date) => or(isYoung(now), isNotNull(scans.watchId), eq(scans.isEvidence, true))

  async function openScan(row: Row): Promise<Scan> {
    const which = { ownerId: row.ownerId, place: place(row.id), row }
    const document = await documents.read({ ...which, schema: ScanDocument })
    const { id, state, createdAt, finishedAt } = row
    return { url: '', details: {}, ...document, id, state, createdAt, finishedAt }
  }

  return {
    async start({ ownerId, id = newId(), url, details = {}, watchId, now }) {
      const stored = await documents.write({ ownerId, place: place(id), value: { url, details }, now })
      const row = { id, ownerId, state: 'running' as const, ...stored, ...(watchId && { watchId }), createdAt: now }
      await db.insert(scans).values(row).onConflictDoNothing()
      const own = await db.select({ id: scans.id }).from(scans).where(isOwn(ownerId, id))
      return own.length > 0 ? { result: 'started', id } : { result: 'not-found' }
    },

    async note({ ownerId, scanId, url, details, now }) {
      const stored = await documents.write({ ownerId, place: place(scanId), value: { url, details }, now })
      const noted = await db
        .update(scans)
        .set(stored)
        .where(and(isOwn(ownerId, scanId), eq(scans.state, 'running')))
        .returning({ id: scans.id })
      return noted.length > 0
    },

    async finish({ ownerId, scanId, state, url, details, now }) {
      const stored = await documents.write({ ownerId, place: place(scanId), value: { url, details }, now })
      const finished = await db
        .update(scans)
        .set({ state, finishedAt: now, ...stored })
        .where(isOwn(ownerId, scanId))
        .returning({ id: scans.id })
      return finished.length > 0
    },

    async find({ ownerId, scanId, now }) {
      const [row] = await db
        .select()
        .from(scans)
        .where(and(isOwn(ownerId, scanId), isKept(now)))
      return row ? openScan(row) : null
    },

    async list({ ownerId, now, limit = 100, evenOfWatches = false }) {
      const isMeant = evenOfWatches ? isKept(now) : and(isNull(scans.watchId), isYoung(now))
      const rows = await db
        .select()
        .from(scans)
        .where(and(eq(scans.ownerId, ownerId), isMeant))
        .orderBy(desc(scans.createdAt), desc(scans.id))
        .limit(limit)
      return Promise.all(rows.map(openScan))
    },

    async keepAsEvidence({ ownerId, scanIds }) {
      if (scanIds.length === 0) return
      await db
        .update(scans)
        .set({ isEvidence: true })
        .where(and(eq(scans.ownerId, ownerId), inArray(scans.id, [...scanIds])))
    },

    async removeOfWatch({ ownerId, watchId, but, now }) {
      const isMeant = and(
        eq(scans.ownerId, ownerId),
        eq(scans.watchId, watchId),
        eq(scans.isEvidence, false),
        but.length > 0 ? notInArray(scans.id, [...but]) : undefined,
      )
      const removed = await db.transaction(async tx => {
        const ids = (await tx.select({ id: scans.id }).from(scans).where(isMeant)).map(({ id }) => id)
        if (ids.length === 0) return 0
        const isList = and(eq(searches.ownerId, ownerId), eq(searches.isWholeList, true), inArray(searches.scanId, ids))
        await tx.delete(searches).where(isList)
        await tx.delete(scans).where(and(eq(scans.ownerId, ownerId), inArray(scans.id, ids)))
        return ids.length
      })
      if (removed > 0) await bodies.removeUnused({ ownerId, now })
      return removed
    },

    async remove({ ownerId, scanId, now }) {
      const removed = await db.delete(scans).where(isOwn(ownerId, scanId)).returning({ id: scans.id })
      if (removed.length > 0) await bodies.removeUnused({ ownerId, now })
      return removed.length > 0
    },
  }
}
