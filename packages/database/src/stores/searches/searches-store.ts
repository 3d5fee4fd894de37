import { and, asc, desc, eq, isNull, not } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { newId } from '../../new-id.ts'
import { scans } from '../../schema/scans.ts'
import { searches } from '../../schema/searches.ts'
import { readSearchDocument, SearchDocument } from './search-document.ts'
import {
  isOwn,
  isOwnKept,
  type SearchAbout,
  type SearchListItem,
  sealSearches,
  searchColumns,
  type ToolName,
} from './search-record.ts'

export type Search = SearchListItem & { documentVersion: number; document: SearchDocument }
/** The document as the JSON it is stored as: a large one takes long to parse, and whoever passes it on need not. */
export type UnopenedSearch = SearchListItem & { documentVersion: number; json: Buffer }

export type NewSearch = {
  ownerId: string
  /** Given when usage was reserved under it. Saving the same id again changes nothing. */
  id?: string
  tool: ToolName
  name: string
  scanId?: string | null
  about?: SearchAbout
  documentVersion: number
  now: Date
  // As a value, or written out already by whoever made it, with the number of its rows.
} & ({ document: SearchDocument } | { json: Uint8Array; rowCount: number })

export type WholeList = {
  ownerId: string
  scanId: string
  name: string
  documentVersion: number
  json: Uint8Array
  rowCount: number
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
  /** `evenDeleted`: also what is in the bin, for the copy of everything that a user may take. */
  findUnopened: (which: { ownerId: string; searchId: string; evenDeleted?: boolean }) => Promise<UnopenedSearch | null>
  /** Gives the id; `not-found` when the scan is not there or not yours, or the id belongs to something else. */
  create: (search: NewSearch) => Promise<{ result: 'created'; id: string } | { result: 'not-found' }>
  /** The whole list of a scan, kept under the scan's name and made anew as often as somebody opens it. */
  saveWholeList: (list: WholeList) => Promise<{ result: 'saved'; id: string } | { result: 'not-found' }>
  /** Writes back a document that was brought up to date. */
  replaceDocument: (change: {
    ownerId: string
    searchId: string
    documentVersion: number
    document: SearchDocument
    now: Date
  }) => Promise<boolean>
  /** The same with a document that was written out already. `false` where there is no such search, or it is deleted. */
  replaceJson: (change: {
    ownerId: string
    searchId: string
    documentVersion: number
    json: Uint8Array
    rowCount: number
    now: Date
  }) => Promise<boolean>
  rename: (change: { ownerId: string; searchId: string; name: string }) => Promise<boolean>
  /** Gives the new state, `null` when there is no such search. */
  togglePin: (which: { ownerId: string; searchId: string }) => Promise<{ pinned: boolean } | null>
}

const documentPlace = (id: string) => `searches:${id}:document`

function countRows(content: string): number {
  try {
    const rows: unknown = JSON.parse(content)
    return Array.isArray(rows) ? rows.length : 0
  } catch {
    return 0
  }
}

export function createSearchesStore({ db, seal, documents }: StoreParts): SearchesStore {
  const isListed = (ownerId: string) =>
    and(eq(searches.ownerId, ownerId), isNull(searches.deletedAt), eq(searches.isWholeList, false))
  const { closeName, closeAbout, openItem } = sealSearches(seal)

  /** For searches of before rows were counted: opened once, then known. */
  async function countLater(which: { ownerId: string; searchId: string }): Promise<number> {
    const [row] = await db.select().from(searches).where(isOwnKept(which))
    if (!row) return 0
    const place = documentPlace(row.id)
    const document = await documents.read({ ownerId: which.ownerId, place, row, schema: SearchDocument })
    const rowCount = countRows(document?.content ?? '')
    await db.update(searches).set({ rowCount }).where(isOwnKept(which))
    return rowCount
  }

  const store: SearchesStore = {
    async list({ ownerId }) {
      const rows = await db
        .select(searchColumns)
        .from(searches)
        .where(isListed(ownerId))
        .orderBy(desc(searches.pinned), desc(searches.createdAt), desc(searches.id))
      return Promise.all(rows.map(openItem))
    },

    async listFigures({ ownerId }) {
      const rows = await db
        .select(searchColumns)
        .from(searches)
        .where(isListed(ownerId))
        .orderBy(asc(searches.createdAt), asc(searches.id))
      const figures: SearchFigures[] = []
      for (const row of rows) {
        const { id, name, tool, createdAt, rowCount } = await openItem(row)
        const counted = rowCount ?? (await countLater({ ownerId, searchId: id }))
        figures.push({ name, tool, rowCount: counted, createdAt })
      }
      return figures
    },

    async find(which) {
      const found = await store.findUnopened(which)
      if (!found) return null
      const { json, ...search } = found
      const document = readSearchDocument(json)
      return document && { ...search, document }
    },

    async findUnopened({ ownerId, searchId, evenDeleted = false }) {
      const isIt = (evenDeleted ? isOwn : isOwnKept)({ ownerId, searchId })
      const [row] = await db.select().from(searches).where(isIt)
      if (!row) return null
      const json = await documents.readJson({ ownerId, place: documentPlace(row.id), row })
      if (!json) return null
      const { id, name, tool, pinned, createdAt, scanId, rowCount, about, documentVersion } = row
      const item = await openItem({ id, name, tool, pinned, createdAt, scanId, rowCount, about })
      return { ...item, documentVersion, json }
    },

    async create({ ownerId, id = newId(), tool, name, scanId = null, about, documentVersion, now, ...given }) {
      const place = documentPlace(id)
      const stored =
        'json' in given
          ? await documents.writeJson({ ownerId, place, json: given.json, now })
          : await documents.write({ ownerId, place, value: given.document, now })
      const sealedName = await closeName(id, name)
      const sealedAbout = about && (await closeAbout(id, about))
      return db.transaction(async tx => {
        if (scanId !== null) {
          const isOwnScan = and(eq(scans.id, scanId), eq(scans.ownerId, ownerId))
          const found = await tx.select({ id: scans.id }).from(scans).where(isOwnScan).for('key share')
          if (found.length === 0) return { result: 'not-found' }
        }
        const rowCount = 'json' in given ? given.rowCount : countRows(given.document.content)
        const row = {
          id,
          ownerId,
          tool,
          name: sealedName,
          about: sealedAbout ?? null,
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
          .where(isOwnKept({ ownerId, searchId: id }))
        return own.length > 0 ? { result: 'created', id } : { result: 'not-found' }
      })
    },

    async saveWholeList({ ownerId, scanId, name, documentVersion, json, rowCount, now }) {
      const id = `list-${scanId}`
      const stored = await documents.writeJson({ ownerId, place: documentPlace(id), json, now })
      const own = { documentVersion, rowCount, ...stored }
      const row = { id, ownerId, tool: 'website' as const, name: await closeName(id, name), scanId, isWholeList: true }
      return db.transaction(async tx => {
        const isOwnScan = and(eq(scans.id, scanId), eq(scans.ownerId, ownerId))
        const found = await tx.select({ id: scans.id }).from(scans).where(isOwnScan).for('key share')
        if (found.length === 0) return { result: 'not-found' }
        await tx
          .insert(searches)
          .values({ ...row, ...own, createdAt: now })
          .onConflictDoUpdate({ target: searches.id, set: own })
        return { result: 'saved', id }
      })
    },

    async replaceJson({ ownerId, searchId, documentVersion, json, rowCount, now }) {
      const stored = await documents.writeJson({ ownerId, place: documentPlace(searchId), json, now })
      const replaced = await db
        .update(searches)
        .set({ documentVersion, rowCount, ...stored })
        .where(isOwnKept({ ownerId, searchId }))
        .returning({ id: searches.id })
      return replaced.length > 0
    },

    async replaceDocument({ ownerId, searchId, documentVersion, document, now }) {
      const stored = await documents.write({ ownerId, place: documentPlace(searchId), value: document, now })
      const replaced = await db
        .update(searches)
        .set({ documentVersion, rowCount: countRows(document.content), ...stored })
        .where(isOwnKept({ ownerId, searchId }))
        .returning({ id: searches.id })
      return replaced.length > 0
    },

    async rename({ ownerId, searchId, name }) {
      const renamed = await db
        .update(searches)
        .set({ name: await closeName(searchId, name) })
        .where(isOwnKept({ ownerId, searchId }))
        .returning({ id: searches.id })
      return renamed.length > 0
    },

    async togglePin(which) {
      const [row] = await db
        .update(searches)
        .set({ pinned: not(searches.pinned) })
        .where(isOwnKept(which))
        .returning({ pinned: searches.pinned })
      return row ?? null
    },
  }
  return store
}
