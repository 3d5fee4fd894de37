import { Plan } from '@sondeo/analyst/plan'
import { Every, type WatchChange } from '@sondeo/contract/watches'
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

const StoredField = z.object({
  name: z.string(),
  kind: z.string(),
  before: z.string(),
  after: z.string(),
  beforeNumber: z.number().nullable(),
  afterNumber: z.number().nullable(),
  meaning: z.enum(['deadline-moved', 'amount-up', 'amount-down', 'status-changed']).nullable(),
  difference: z.number().optional(),
})

const Place = z.object({ searchId: z.string(), row: z.number().int() }).nullable()

const StoredChange = z.object({
  kind: z.enum(['new', 'gone', 'changed', 'unreadable']),
  rowId: z.number().int().nullable(),
  row: z.record(z.string(), z.string()),
  fields: z.array(StoredField),
  goneSince: z.string().nullable(),
  place: Place,
  placeBefore: Place,
}) satisfies z.ZodType<Pick<WatchChange, 'kind' | 'rowId' | 'row' | 'goneSince' | 'place' | 'placeBefore'>>
export type StoredChange = z.infer<typeof StoredChange>

/** What one run found, as it is stored. */
export const StoredChanges = z.array(StoredChange)
