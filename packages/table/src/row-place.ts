import { z } from 'zod'

/** Where a row stood: in the table of which saved search, and on which line of it. */
export const RowPlace = z.object({ searchId: z.string(), row: z.number().int() })
export type RowPlace = z.infer<typeof RowPlace>
