import { Plan } from '@sondeo/analyst/plan'
import { ListColumn } from '@sondeo/contract/consolidation'
import { Every, FieldChange, WatchChange } from '@sondeo/contract/watches/watch'
import { z } from 'zod'

/** One list that is read: its address, and what was asked of it. */
export const WatchSource = z.object({
  url: z.string(),
  isBare: z.boolean(),
  /** What was asked, and how it was read; null for the whole list. */
  question: z.string().nullable(),
  plan: Plan.nullable(),
})
export type WatchSource = z.infer<typeof WatchSource>

/** What is watched, when, and who is told; sealed where it is stored. */
export const WatchSettings = WatchSource.extend({
  name: z.string(),
  site: z.string(),
  language: z.enum(['es', 'en']),
  every: Every,
  at: z.string(),
  timeZone: z.string(),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  /** How long after its time of day it begins, so that not all begin at once. */
  delayMinutes: z.number().int().min(0).default(0),
  notify: z.object({ mail: z.enum(['run', 'day', 'never']) }),
  deadlineDays: z.number().int().nullable().default(null),
  /** The owner's own choice of columns that are no news; null while none was made. */
  quietColumns: z.array(z.string()).nullable().default(null),
  /** Its secret addresses are made of this; null where there are none. */
  feedNonce: z.string().nullable().default(null),
  madeFrom: z
    .object({ scanId: z.string().nullable(), searchId: z.string().nullable() })
    .default({ scanId: null, searchId: null }),
  /** A list that is joined from several, and how; null for one of a single site. */
  joined: z
    .object({ sources: z.array(WatchSource), columns: z.array(ListColumn) })
    .nullable()
    .default(null),
})
export type WatchSettings = z.infer<typeof WatchSettings>

/** What the last run showed of the list, to be seen without opening it. */
export const WatchFacts = z.object({
  rowCount: z.number().int(),
  columns: z.array(z.object({ name: z.string(), isQuiet: z.boolean() })),
  pagesPerRun: z.number().int(),
  /** Records of all its pages: a question may rightly find few, the list behind it may not. */
  recordsFound: z.number().int(),
})
export type WatchFacts = z.infer<typeof WatchFacts>

export const NO_FACTS: WatchFacts = { rowCount: 0, columns: [], pagesPerRun: 1, recordsFound: 0 }

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
