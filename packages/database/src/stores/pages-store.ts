import { z } from 'zod'
import { and, asc, eq, exists, gt, gte, isNotNull, or, sql, sum } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { isOrphan } from '../engine/violations.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { pages, scans } from '../schema/scans.ts'

/** What the way here told about a page: final address, status, headers that matter, character set. */
const PageDetails = z.looseObject({ url: z.string() })
export type PageDetails = z.infer<typeof PageDetails>

export type Page = {
  id: string
  scanId: string
  position: number
  /** Equal for equal content of one user; readings are cached under it. */
  bodyAddress: string
  bodyBytes: number
  details: PageDetails
  createdAt: Date
}

export type PagesStore = {
  /**
   * Saving a position again replaces the page there. `not-found` when the scan is not there or not yours. With what was
   * read on it at once, where that is known: scans wait for every statement.
   */
  save: (page: {
    ownerId: string
    scanId: string
    position: number
    details: PageDetails
    body: Uint8Array
    reading?: { version: string; json: Uint8Array }
    now: Date
  }) => Promise<{ result: 'saved'; page: Page } | { result: 'not-found' }>
  /** What an earlier try left behind the last page of this one. */
  removeFrom: (from: { ownerId: string; scanId: string; position: number }) => Promise<void>
  /** In the order they were read; none once the scan is past its time. */
  list: (which: { ownerId: string; scanId: string; now: Date }) => Promise<Page[]>
  find: (which: { ownerId: string; pageId: string; now: Date }) => Promise<Page | null>
  /** Of all pages this person has stored, as they were read. */
  countBytes: (whose: { ownerId: string; now: Date }) => Promise<number>
  readBody: (which: { ownerId: string; pageId: string; now: Date }) => Promise<Buffer | null>
  /** What an engine of this version read on the page: a cache, rebuilt when missing. */
  saveReading: (reading: {
    ownerId: string
    pageId: string
    version: string
    /** Written out by whoever read the page, and unpacked by whoever asks about it: here it is only kept. */
    json: Uint8Array
    now: Date
  }) => Promise<boolean>
  findReading: (which: { ownerId: string; pageId: string; version: string }) => Promise<Buffer | null>
}

const detailsPlace = (id: string) => `pages:${id}:details`
const readingPlace = (id: string) => `pages:${id}:reading`

/** All but what was read on it, which is the largest part of a row. */
const pageColumns = {
  id: pages.id,
  scanId: pages.scanId,
  position: pages.position,
  bodyAddress: pages.bodyAddress,
  bodyBytes: pages.bodyBytes,
  details: pages.details,
  createdAt: pages.createdAt,
}
type PageRow = Omit<Page, 'details'> & { details: Uint8Array }

export function createPagesStore({ db, seal, bodies, documents }: StoreParts): PagesStore {
  const isOwn = (ownerId: string, pageId: string) => and(eq(pages.ownerId, ownerId), eq(pages.id, pageId))
  // What a watch read, and what its changes point to, lives as long as they do.
  const ofWatch = db
    .select({ one: sql`1` })
    .from(scans)
    .where(and(eq(scans.id, pages.scanId), or(isNotNull(scans.watchId), eq(scans.isEvidence, true))))
  const isKept = (now: Date) => or(gt(pages.createdAt, new Date(now.getTime() - LIFETIMES_MS.scan)), exists(ofWatch))

  async function openPage(row: PageRow): Promise<Page> {
    const opened = await seal.open(detailsPlace(row.id), row.details)
    return { ...row, details: PageDetails.parse(JSON.parse(opened.toString())) }
  }

  async function findRow({ ownerId, pageId, now }: { ownerId: string; pageId: string; now: Date }) {
    const [row] = await db
      .select(pageColumns)
      .from(pages)
      .where(and(isOwn(ownerId, pageId), isKept(now)))
    return row
  }

  return {
    async save({ ownerId, scanId, position, details, body, reading, now }) {
      const id = newId()
      const [bodyAddress, sealed, stored] = await Promise.all([
        bodies.put({ ownerId, content: body, now }),
        seal.close(detailsPlace(id), Buffer.from(JSON.stringify(details))),
        reading && documents.writeJson({ ownerId, place: readingPlace(id), json: reading.json, now }),
      ])
      const page = { id, scanId, position, bodyAddress, bodyBytes: body.length, createdAt: now }
      const { document, documentAddress } = stored ?? { document: null, documentAddress: null }
      const row = {
        ...page,
        ownerId,
        details: sealed,
        readingVersion: reading?.version ?? null,
        document,
        documentAddress,
      }
      try {
        const saved = await db
          .insert(pages)
          .values(row)
          .onConflictDoUpdate({
            target: [pages.scanId, pages.position],
            set: row,
            setWhere: eq(pages.ownerId, ownerId),
          })
          .returning({ id: pages.id })
        return saved.length > 0 ? { result: 'saved', page: { ...page, details } } : { result: 'not-found' }
      } catch (error) {
        // A page hangs on a scan of its own owner, or the table refuses it.
        if (isOrphan(error)) return { result: 'not-found' }
        throw error
      }
    },

    async removeFrom({ ownerId, scanId, position }) {
      await db
        .delete(pages)
        .where(and(eq(pages.ownerId, ownerId), eq(pages.scanId, scanId), gte(pages.position, position)))
    },

    async list({ ownerId, scanId, now }) {
      const rows = await db
        .select(pageColumns)
        .from(pages)
        .where(and(eq(pages.ownerId, ownerId), eq(pages.scanId, scanId), isKept(now)))
        .orderBy(asc(pages.position))
      return Promise.all(rows.map(openPage))
    },

    async find(which) {
      const row = await findRow(which)
      return row ? openPage(row) : null
    },

    async countBytes({ ownerId, now }) {
      const [row] = await db
        .select({ bytes: sum(pages.bodyBytes) })
        .from(pages)
        .where(and(eq(pages.ownerId, ownerId), isKept(now)))
      return Number(row?.bytes ?? 0)
    },

    async readBody(which) {
      const row = await findRow(which)
      return row ? bodies.read({ ownerId: which.ownerId, address: row.bodyAddress }) : null
    },

    async saveReading({ ownerId, pageId, version, json, now }) {
      const stored = await documents.writeJson({ ownerId, place: readingPlace(pageId), json, now })
      const saved = await db
        .update(pages)
        .set({ readingVersion: version, ...stored })
        .where(isOwn(ownerId, pageId))
        .returning({ id: pages.id })
      return saved.length > 0
    },

    async findReading({ ownerId, pageId, version }) {
      const [row] = await db
        .select({ document: pages.document, documentAddress: pages.documentAddress })
        .from(pages)
        .where(and(isOwn(ownerId, pageId), eq(pages.readingVersion, version)))
      return row ? documents.readJson({ ownerId, place: readingPlace(pageId), row }) : null
    },
  }
}
