import { z } from 'zod'
import { and, eq, isNotNull, isNull } from '../../engine/drizzle.ts'
import { searches } from '../../schema/searches.ts'
import type { Seal } from '../../sealing/seal.ts'

export type ToolName = 'website' | 'product'

/** What the history tells of a search besides its name. */
const SearchAbout = z.object({
  question: z.string().nullable(),
  site: z.string().nullable(),
  /** Where it is not the answer to one question. */
  madeOf: z.enum(['searches', 'batch']).optional(),
})
export type SearchAbout = z.infer<typeof SearchAbout>

export type SearchListItem = {
  id: string
  name: string
  tool: ToolName
  pinned: boolean
  createdAt: Date
  scanId: string | null
  /** Null for searches of before this was counted. */
  rowCount: number | null
  about: SearchAbout | null
}

export const searchColumns = {
  id: searches.id,
  name: searches.name,
  tool: searches.tool,
  pinned: searches.pinned,
  createdAt: searches.createdAt,
  scanId: searches.scanId,
  rowCount: searches.rowCount,
  about: searches.about,
}
type SearchRow = Omit<SearchListItem, 'name' | 'about'> & { name: Uint8Array; about: Uint8Array | null }

type Which = { ownerId: string; searchId: string }
export const isOwn = ({ ownerId, searchId }: Which) => and(eq(searches.ownerId, ownerId), eq(searches.id, searchId))
/** What is in the bin is not there for anybody but the bin. */
export const isOwnKept = (which: Which) => and(isOwn(which), isNull(searches.deletedAt))
export const isOwnDeleted = (which: Which) => and(isOwn(which), isNotNull(searches.deletedAt))

/** What the history shows. */
export const isListed = (ownerId: string) =>
  and(eq(searches.ownerId, ownerId), isNull(searches.deletedAt), eq(searches.isWholeList, false))

/** What searches are counted together by: of a page its site. */
export const nameOfGroup = (tool: ToolName, name: string): string =>
  (tool === 'website' && URL.parse(name)?.hostname.replace(/^www\./, '')) || name

type Named = { ownerId: string; tool: ToolName; name: string }
export const keySearchName = (seal: Seal, { ownerId, tool, name }: Named): string =>
  seal.fingerprint('search-name', ownerId, tool, nameOfGroup(tool, name).toLowerCase())

const namePlace = (id: string) => `searches:${id}:name`
const aboutPlace = (id: string) => `searches:${id}:about`

/** Seals and opens what a row of the history says in words. */
export function sealSearches(seal: Seal) {
  const open = async (place: string, sealed: Uint8Array) => (await seal.open(place, sealed)).toString()
  return {
    closeName: (id: string, name: string) => seal.close(namePlace(id), Buffer.from(name)),
    closeAbout: (id: string, about: SearchAbout) => seal.close(aboutPlace(id), Buffer.from(JSON.stringify(about))),
    openName: (id: string, name: Uint8Array) => open(namePlace(id), name),
    openItem: async ({ id, name, about, ...row }: SearchRow): Promise<SearchListItem> => ({
      ...row,
      id,
      name: await open(namePlace(id), name),
      about: about && (SearchAbout.safeParse(JSON.parse(await open(aboutPlace(id), about))).data ?? null),
    }),
  }
}
