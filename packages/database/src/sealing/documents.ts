import type { z } from 'zod'
import type { PageBodies } from './page-bodies.ts'
import type { Seal } from './seal.ts'

/** Larger sealed documents lie among the bodies: PGlite takes seconds for a row of megabytes. */
const MAX_BYTES_IN_ROW = 256 * 1024

export type StoredDocument = { document: Uint8Array | null; documentAddress: string | null }

/** JSON content of rows, sealed: in the row while small, among the bodies when large. */
export type Documents = {
  write: (what: { ownerId: string; place: string; value: unknown; now: Date }) => Promise<StoredDocument>
  /** `null` when there is none, when its body is past its time, or when it is not what `schema` describes. */
  read: <Value>(what: {
    ownerId: string
    place: string
    row: StoredDocument
    schema: z.ZodType<Value>
  }) => Promise<Value | null>
}

export function makeDocuments({ seal, bodies }: { seal: Seal; bodies: PageBodies }): Documents {
  return {
    async write({ ownerId, place, value, now }) {
      const content = Buffer.from(JSON.stringify(value))
      const sealed = await seal.close(place, content)
      if (sealed.length <= MAX_BYTES_IN_ROW) return { document: sealed, documentAddress: null }
      return { document: null, documentAddress: await bodies.put({ ownerId, content, now }) }
    },

    async read({ ownerId, place, row, schema }) {
      const content = row.documentAddress
        ? await bodies.read({ ownerId, address: row.documentAddress })
        : row.document && (await seal.open(place, row.document))
      return content ? (schema.safeParse(JSON.parse(content.toString())).data ?? null) : null
    },
  }
}
