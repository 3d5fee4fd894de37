import { BatchShape, BatchTable, ProductMatch } from '@sondeo/contract/batches'
import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'

/** What is asked of all addresses, as it is stored. */
export const BatchSettings = z.object({
  name: z.string(),
  question: z.string(),
  shape: BatchShape,
  language: Language,
  timeZone: z.string(),
  /** What people said of pairs of products, by the key of the pair. */
  decisions: z.record(z.string(), z.boolean()).default({}),
  valueColumn: z.string().nullable().default(null),
})
export type BatchSettings = z.infer<typeof BatchSettings>

const KindTable = BatchTable.omit({ pageCount: true }).extend({ positions: z.array(z.number().int()) })
export type KindTable = z.infer<typeof KindTable>

/** How what was read became a table, as it is stored. */
export const BatchOutcome = z.object({
  rowCount: z.number().int().nullable(),
  duplicates: z.number().int(),
  code: z.custom<ErrorCode>(isErrorCode).nullable(),
  matches: z.array(ProductMatch).default([]),
  valueColumns: z.array(z.string()).default([]),
  valueColumn: z.string().nullable().default(null),
  tables: z.array(KindTable).default([]),
  otherPageCount: z.number().int().default(0),
})
export type BatchOutcome = z.infer<typeof BatchOutcome>

/** One lane of a batch, as jobs carry it. */
export const BatchIds = z.object({ ownerId: z.string(), batchId: z.string() })
export type BatchIds = z.infer<typeof BatchIds>
