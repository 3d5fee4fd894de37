import { Plan } from '@sondeo/analyst/plan'
import { Every, FieldChange, WatchChange } from '@sondeo/contract/watches'
import { z } from 'zod'

/** What is watched, when, and who is told; sealed where it is stored. */
export const WatchSettings = z.object({
  name: z.string(),
  url: z.string(),
  isBare: z.boolean(),
  site: z.string(),
  language: z.enum(['es', 'en']),
  /** What was asked, and how it was read; null for the whole list. */
  question: z.string().nullable(),
  plan: Plan.nullable(),
  every: Every,
  at: z.string(),
  timeZone: z.string(),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  notify: z.object({ mail: z.enum(['run', 'day', 'never']) }),
  pagesPerRun: z.number().int(),
  /** Records of the whole scan the last time: a question may rightly find few, the list behind it may not. */
  recordsFound: z.number().int(),
})
export type WatchSettings = z.infer<typeof WatchSettings>

/** A change as its owner sees it, with the numbers that its texts stand for. */
const StoredField = FieldChange.extend({ beforeNumber: z.number().nullable(), afterNumber: z.number().nullable() })

const StoredChange = WatchChange.pick({
  kind: true,
  rowId: true,
  row: true,
  goneSince: true,
  place: true,
  placeBefore: true,
}).extend({ fields: z.array(StoredField) })
export type StoredChange = z.infer<typeof StoredChange>

/** What one run found, as it is stored. */
export const StoredChanges = z.array(StoredChange)
