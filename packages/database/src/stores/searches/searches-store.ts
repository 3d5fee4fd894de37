import { and, eq, not, sql } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { newId } from '../../new-id.ts'
import { scans } from '../../schema/scans.ts'
import { searches } from '../../schema/searches.ts'
import { countRows, documentPlace, readSearchDocument, type SearchDocument } from './search-document.ts'
import {
  isListed,
  isOwn,
  isOwnKept,
  keySearchName,
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

export type SearchesStore = {
  /** Pinned first, then newest first. */
  list: (who: { ownerId: string }) => Promise<SearchListItem[]>
  /** So many of the same order, after one of them; `null` where there is no such one. `next` is null after the last. */
  listPage: (which: {
    ownerId: string
    limit: number
    after?: string
  }) => Promise<{ items: SearchListItem[]; next: string | null } | null>
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

/** Word for word as the index has it: in another order of empty ones PostgreSQL would sort the whole history. */
const pinnedFirst = [searches.pinned, searches.createdAt, searches.id].map(column => sql`${column} desc nulls last`)

export function createSearchesStore({ db, seal, documents }: StoreParts): SearchesStore {
  const { closeName, closeAbout, openItem } = sealSearches(seal)

  const store: SearchesStore = {
    async list({ ownerId }) {
      const rows = await db
        .select(searchColumns)
        .from(searches)
        .where(isListed(ownerId))
        .orderBy(...pinnedFirst)
      return Promise.all(rows.map(openItem))
    },

    async listPage({ ownerId, limit, after }) {
      const { pinned, createdAt, id } = searches
      // It may lie in the bin by now; its place in the order is the same.
      const place = isOwn({ ownerId, searchId: after ?? '' })
      const [from] = after === undefined ? [] : await db.select({ pinned, createdAt, id }).from(searches).where(place)
      if (after !== undefined && !from) return null
      const isAfter =
        from &&
        sql`(${pinned}, ${createdAt}, ${id}) < (${from.pinned}, ${from.createdAt.toISOString()}::timestamptz, ${from.id})`
      const rows = await db
        .select(searchColumns)
        .from(searches)
        .where(and(isListed(ownerId), isAfter))
        .orderBy(...pinnedFirst)
        .limit(limit + 1)
      const items = await Promise.all(rows.slice(0, limit).map(openItem))
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
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
          nameKey: keySearchName(seal, { ownerId, tool, name }),
          about: sealedAbout ?? null,
          scanId,
          documentVersion,
          rowCount,
          ...stored,
          createdAt: now,
        }
        const made = await tx.insert(searches).values(row).onConflictDoNothing().returning({ id: searches.id })
        if (made.length > 0) return { result: 'created', id }
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
        // Its key is made when it is next counted.
        .set({ name: await closeName(searchId, name), nameKey: null })
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
