import { z } from 'zod'
import { and, asc, desc, eq, not } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { scans, searches } from '../schema.ts'

export type ToolName = 'website' | 'product'

export type SearchListItem = { id: string; name: string; tool: ToolName; pinned: boolean; createdAt: Date }

/** What a search found, as stored. Its shape is the caller's, told apart by `documentVersion`. */
export const SearchDocument = z.object({
  prompt: z.string().nullable(),
  /** JSON text of the table's rows, as calls carry it. */
  content: z.string(),
  summary: z.string().nullable(),
  /** Table with origins, plan, completeness and the like. */
  details: z.record(z.string(), z.unknown()),
})
export type SearchDocument = z.infer<typeof SearchDocument>

export type Search = SearchListItem & { scanId: string | null; documentVersion: number; document: SearchDocument }

export type NewSearch = {
  ownerId: string
  /** Given when usage was reserved under it. Saving the same id again changes nothing. */
  id?: string
  tool: ToolName
  name: string
  scanId?: string | null
  documentVersion: number
  document: SearchDocument
  now: Date
}

/** What can be counted of a search. */
export type SearchFigures = { name: string; tool: ToolName; rowCount: number; createdAt: Date }

export type SearchesStore = {
  /** Pinned first, then newest first. */
  list: (who: { ownerId: string }) => Promise<SearchListItem[]>
  /** All of them, oldest first, for counting. */
  listFigures: (who: { ownerId: string }) => Promise<SearchFigures[]>
  find: (which: { ownerId: string; searchId: string }) => Promise<Search | null>
  /** Gives the id; `not-found` when the scan is not there or not yours, or the id belongs to something else. */
  create: (search: NewSearch) => Promise<{ result: 'created'; id: string } | { result: 'not-found' }>
  /** Writes back a document that was brought up to date. */
  replaceDocument: (change: {
    ownerId: string
    searchId: string
    documentVersion: number
    document: SearchDocument
    now: Date
  }) => Promise<boolean>
  rename: (change: { ownerId: string; searchId: string; name: string }) => Promise<boolean>
  /** Gives the new state, `null` when there is no such search. */
  togglePin: (which: { ownerId: string; searchId: string }) => Promise<{ pinned: boolean } | null>
  remove: (which: { ownerId: string; searchId: string; now: Date }) => Promise<boolean>
}

const namePlace = (id: string) => `searches:${id}:name`
const documentPlace = (id: string) => `searches:${id}:document`

const listColumns = {
  id: searches.id,
  name: searches.name,
  tool: searches.tool,
  pinned: searches.pinned,
  createdAt: searches.createdAt,
}

function countRows(content: string): number {
  try {
    const rows: unknown = JSON.parse(content)
    return Array.isArray(rows) ? rows.length : 0
  } catch {
    return 0
  }
}

export function createSearchesStore({ db, seal, bodies, documents }: StoreParts): SearchesStore {
  const isOwn = ({ ownerId, searchId }: { ownerId: string; searchId: string }) =>
    and(eq(searches.ownerId, ownerId), eq(searches.id, searchId))
  const sealName = (id: string, name: string) => seal.close(namePlace(id), Buffer.from(name))
  const openName = async (row: { id: string; name: Uint8Array }) =>
    (await seal.open(namePlace(row.id), row.name)).toString()

  /** For searches of before rows were counted: opened once, then known. */
  async function countLater(which: { ownerId: string; searchId: string }): Promise<number> {
    const [row] = await db.select().from(searches).where(isOwn(which))
    if (!row) return 0
    const place = documentPlace(row.id)
    const document = await documents.read({ ownerId: which.ownerId, place, row, schema: SearchDocument })
    const rowCount = countRows(document?.content ?? '')
    await db.update(searches).set({ rowCount }).where(isOwn(which))
    return rowCount
  }

  return {
    async list({ ownerId }) {
      const rows = await db
        .select(listColumns)
        .from(searches)
        .where(eq(searches.ownerId, ownerId))
        .orderBy(desc(searches.pinned), desc(searches.createdAt), desc(searches.id))
      return Promise.all(rows.map(async row => ({ ...row, name: await openName(row) })))
    },

    async listFigures({ ownerId }) {
      const rows = await db
        .select({ ...listColumns, rowCount: searches.rowCount })
        .from(searches)
        .where(eq(searches.ownerId, ownerId))
        .orderBy(asc(searches.createdAt), asc(searches.id))
      const figures: SearchFigures[] = []
      for (const { id, name, tool, createdAt, rowCount } of rows) {
        const counted = rowCount ?? (await countLater({ ownerId, searchId: id }))
        figures.push({ name: await openName({ id, name }), tool, rowCount: counted, createdAt })
      }
      return figures
    },

    async find({ ownerId, searchId }) {
      const [row] = await db.select().from(searches).where(isOwn({ ownerId, searchId }))
      if (!row) return null
      const document = await documents.read({ ownerId, place: documentPlace(row.id), row, schema: SearchDocument })
      if (!document) return null
      const { id, tool, pinned, createdAt, scanId, documentVersion } = row
      const name = await openName(row)
      return { id, name, tool, pinned, createdAt, scanId, documentVersion, document }
    },

    async create({ ownerId, id = newId(), tool, name, scanId = null, documentVersion, document, now }) {
      const stored = await documents.write({ ownerId, place: documentPlace(id), value: document, now })
      const sealedName = await sealName(id, name)
      return db.transaction(async tx => {
        if (scanId !== null) {
          const isOwnScan = and(eq(scans.id, scanId), eq(scans.ownerId, ownerId))
          const found = await tx.select({ id: scans.id }).from(scans).where(isOwnScan).for('key share')
          if (found.length === 0) return { result: 'not-found' }
        }
        const rowCount = countRows(document.content)
        const row = {
          id,
          ownerId,
          tool,
          name: sealedName,
          scanId,
          documentVersion,
          rowCount,
          ...stored,
          createdAt: now,
        }
        await tx.insert(searches).values(row).onConflictDoNothing()
        const own = await tx
          .select({ id: searches.id })
          .from(searches)
          .where(isOwn({ ownerId, searchId: id }))
        return own.length > 0 ? { result: 'created', id } : { result: 'not-found' }
      })
    },

    async replaceDocument({ ownerId, searchId, documentVersion, document, now }) {
      const stored = await documents.write({ ownerId, place: documentPlace(searchId), value: document, now })
      const replaced = await db
        .update(searches)
        .set({ documentVersion, rowCount: countRows(document.content), ...stored })
        .where(isOwn({ ownerId, searchId }))
        .returning({ id: searches.id })
      return replaced.length > 0
    },

    async rename({ ownerId, searchId, name }) {
      const renamed = await db
        .update(searches)
        .set({ name: await sealName(searchId, name) })
        .where(isOwn({ ownerId, searchId }))
        .returning({ id: searches.id })
      return renamed.length > 0
    },

    async togglePin(which) {
      const [row] = await db
        .update(searches)
        .set({ pinned: not(searches.pinned) })
        .where(isOwn(which))
        .returning({ pinned: searches.pinned })
      return row ?? null
    },

    async remove({ ownerId, searchId, now }) {
      const [row] = await db
        .delete(searches)
        .where(isOwn({ ownerId, searchId }))
        .returning({ documentAddress: searches.documentAddress })
      if (row?.documentAddress) await bodies.removeUnused({ ownerId, now })
      return row !== undefined
    },
  }
}
