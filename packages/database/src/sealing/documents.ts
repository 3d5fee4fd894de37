import type { z } from 'zod'
import type { PageBodies } from './page-bodies.ts'
import type { Seal } from './seal.ts'

/** Larger sealed documents lie among the bodies: PGlite takes seconds for a row of megabytes. */
const MAX_BYTES_IN_ROW = 256 * 1024

type StoredDocument = { document: Uint8Array | null; documentAddress: string | null }

/** JSON content of rows, sealed: in the row while small, among the bodies when large. */
export type Documents = {
  write: (what: { ownerId: string; place: string; value: unknown; now: Date }) => Promise<StoredDocument>
  /** The same for JSON that is written out already: a large one takes long to write. */
  writeJson: (what: { ownerId: string; place: string; json: Uint8Array; now: Date }) => Promise<StoredDocument>
  readJson: (what: { ownerId: string; place: string; row: StoredDocument }) => Promise<Buffer | null>
  /** `null` when there is none, when its body is past its time, or when it is not what `schema` describes. */
  read: <Value>(what: {
    ownerId: string
    place: string
    row: StoredDocument
    schema: z.ZodType<Value>
  }) => Promise<Value | null>
}

export function makeDocuments({ seal, bodies }: { seal: Seal; bodies: PageBodies }): Documents {
  const documents: Documents = {
    write: ({ value, ...what }) => documents.writeJson({ ...what, json: Buffer.from(JSON.stringify(value)) }),

    async writeJson({ ownerId, place, json, now }) {
      const sealed = await seal.close(place, json)
      if (sealed.length <= MAX_BYTES_IN_ROW) return { document: sealed, documentAddress: null }
      return { document: null, documentAddress: await bodies.put({ ownerId, content: json, now }) }
    },

    async readJson({ ownerId, place, row }) {
      if (row.documentAddress) return bodies.read({ ownerId, address: row.documentAddress })
      return row.document && (await seal.open(place, row.document))
    },

    async read({ schema, ...what }) {
      const content = await documents.readJson(what)
      return content ? (schema.safeParse(JSON.parse(content.toString())).data ?? null) : null
    },
  }
  return documents
}
