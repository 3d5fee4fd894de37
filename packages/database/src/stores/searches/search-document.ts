import { z } from 'zod'

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

/** `null` for what is no such document. */
export const readSearchDocument = (json: Uint8Array): SearchDocument | null =>
  SearchDocument.safeParse(JSON.parse(Buffer.from(json).toString())).data ?? null

export const documentPlace = (id: string) => `searches:${id}:document`

export function countRows(content: string): number {
  try {
    const rows: unknown = JSON.parse(content)
    return Array.isArray(rows) ? rows.length : 0
  } catch {
    return 0
  }
}
