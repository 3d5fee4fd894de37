import { z } from 'zod'

/**
 * Where a value was copied from. Paths are child indexes from the document root in our own parser's tree
 * ("0/1/4"), never the browser's; offsets count UTF-16 units inside that node's text.
 */
export const PlaceOnPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), path: z.string(), start: z.number().int(), end: z.number().int() }),
  z.object({ kind: z.literal('attribute'), path: z.string(), name: z.string() }),
  z.object({ kind: z.literal('embedded'), path: z.string(), pointer: z.string() }),
])
export type PlaceOnPage = z.infer<typeof PlaceOnPage>
