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

/** A cell copied from a page: which stored page, its address, and the place on it. */
export const PageOrigin = z.object({
  kind: z.literal('page'),
  pageId: z.string(),
  url: z.string(),
  place: PlaceOnPage,
})
export type PageOrigin = z.infer<typeof PageOrigin>

/** A trade figure: whose statistics, which reporter and year, how it was made, and the address it came from. */
export const FigureOrigin = z.object({
  kind: z.literal('figure'),
  source: z.string(),
  reporter: z.string().nullable(),
  year: z.number().int().nullable(),
  method: z.string(),
  address: z.string().nullable(),
  /** The true figure is this or more. */
  isAtLeast: z.boolean().optional(),
})
export type FigureOrigin = z.infer<typeof FigureOrigin>

const CopiedOrigin = z.discriminatedUnion('kind', [PageOrigin, FigureOrigin])

/** A computed cell: the formula as people read it, and every input with what it was and where it stood. */
export const DerivedOrigin = z.object({
  kind: z.literal('derived'),
  formula: z.string(),
  inputs: z.array(z.object({ name: z.string(), text: z.string(), origins: z.array(CopiedOrigin) })),
  /** How many inputs there were, where only the first ones are named. */
  inputCount: z.number().int().optional(),
})
export type DerivedOrigin = z.infer<typeof DerivedOrigin>

/** The formula of a value that several lists have: it was copied, and each place is an input. */
export const IN_SEVERAL = 'in-several'

/** Where the value of one cell comes from. */
export const Origin = z.discriminatedUnion('kind', [PageOrigin, FigureOrigin, DerivedOrigin])
export type Origin = z.infer<typeof Origin>
