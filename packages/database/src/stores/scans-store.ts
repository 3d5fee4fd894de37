import { z } from 'zod'
import { and, desc, eq, gt } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { scans } from '../schema/scans.ts'

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
    now: Date
  }) => Promise<{ result: 'started'; id: string } | { result: 'not-found' }>
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
  /** Newest first. */
  list: (who: { ownerId: string; now: Date; limit?: number }) => Promise<Scan[]>
  remove: (which: { ownerId: string; scanId: string; now: Date }) => Promise<boolean>
}

const place = (id: string) => `scans:${id}:document`

export function createScansStore({ db, bodies, documents }: StoreParts): ScansStore {
  type Row = typeof scans.$inferSelect
  const isOwn = (ownerId: string, scanId: string) => and(eq(scans.ownerId, ownerId), eq(scans.id, scanId))
  const isKept = (now: Date) => gt(scans.createdAt, new Date(now.getTime() - LIFETIMES_MS.scan))

  async function openScan(row: Row): Promise<Scan> {
    const which = { ownerId: row.ownerId, place: place(row.id), row }
    const document = await documents.read({ ...which, schema: ScanDocument })
    const { id, state, createdAt, finishedAt } = row
    return { url: '', details: {}, ...document, id, state, createdAt, finishedAt }
  }

  return {
    async start({ ownerId, id = newId(), url, details = {}, now }) {
      const stored = await documents.write({ ownerId, place: place(id), value: { url, details }, now })
      const row = { id, ownerId, state: 'running' as const, ...stored, createdAt: now }
      await db.insert(scans).values(row).onConflictDoNothing()
      const own = await db.select({ id: scans.id }).from(scans).where(isOwn(ownerId, id))
      return own.length > 0 ? { result: 'started', id } : { result: 'not-found' }
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

    async list({ ownerId, now, limit = 100 }) {
      const rows = await db
        .select()
        .from(scans)
        .where(and(eq(scans.ownerId, ownerId), isKept(now)))
        .orderBy(desc(scans.createdAt), desc(scans.id))
        .limit(limit)
      return Promise.all(rows.map(openScan))
    },

    async remove({ ownerId, scanId, now }) {
      const removed = await db.delete(scans).where(isOwn(ownerId, scanId)).returning({ id: scans.id })
      if (removed.length > 0) await bodies.removeUnused({ ownerId, now })
      return removed.length > 0
    },
  }
}
