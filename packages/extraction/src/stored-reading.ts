import { PlaceOnPage } from '@sondeo/table/origin'
import { Value } from '@sondeo/table/value'
import { z } from 'zod'
import { ENGINE_VERSION, type PageReading } from './page-reading.ts'

const Cell = z.object({ text: z.string(), value: Value, origin: PlaceOnPage })
const RecordShape = z.object({ cells: z.record(z.string(), Cell), detailUrl: z.string().optional() })

const RecordSetFrame = z.object({
  id: z.string(),
  kind: z.enum(['table', 'list', 'definition', 'embedded']),
  name: z.string().nullable(),
  columns: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })),
  records: z.array(z.unknown()),
})

const Frame = z.object({
  engineVersion: z.literal(ENGINE_VERSION),
  url: z.string(),
  title: z.string(),
  recordSets: z.array(RecordSetFrame),
  contacts: z.array(z.object({ kind: z.string(), value: z.string(), origin: PlaceOnPage })),
  text: z.array(z.object({ kind: z.string(), text: z.string(), origin: PlaceOnPage })),
  navigation: z.object({
    next: z.object({}).nullable(),
    total: z.object({}).nullable(),
    login: z.object({}).nullable(),
  }),
})

/** All records of a set are made by the same code: its first and last one speak for the others. */
const hasRightRecords = (records: unknown[]) =>
  [records.at(0), records.at(-1)].every(record => record === undefined || RecordShape.safeParse(record).success)

/**
 * A reading that comes back from the database. Checked by its frame and by samples, because a list of ten thousand
 * records is opened for every question. A reading that fails is made anew from the stored page.
 */
export const StoredReading = z.custom<PageReading>(value => {
  const frame = Frame.safeParse(value)
  return frame.success && frame.data.recordSets.every(({ records }) => hasRightRecords(records))
})
