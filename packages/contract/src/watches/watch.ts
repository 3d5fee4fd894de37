import { RowPlace } from '@sondeo/table/row-place'
import { Value } from '@sondeo/table/value'
import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import type { PlanName } from '../plans/plans.ts'

export const Every = z.enum(['hour', 'day', 'weekdays', 'week'])
export type Every = z.infer<typeof Every>

/** What a plan allows; a run of a watch takes no scan of the month. */
export const watchLimits: Record<PlanName, { watches: number; fastest: Every }> = {
  trial: { watches: 1, fastest: 'day' },
  standard: { watches: 5, fastest: 'day' },
  pro: { watches: 25, fastest: 'hour' },
}

/** About how often it looks in a month, told before it starts. */
export const runsPerMonth: Record<Every, number> = { hour: 720, day: 30, weekdays: 22, week: 4 }

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_input' })
export const TimeZone = z
  .string()
  .max(60)
  .refine(
    zone => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
      } catch {
        return false
      }
    },
    { error: 'invalid_input' },
  )

/** Hourly watches have no time of day; weekly ones run on the weekday they were made on. */
export const Schedule = z.object({ every: Every, at: TimeOfDay.default('08:00'), timeZone: TimeZone })
export type Schedule = z.output<typeof Schedule>

/** `run`: one mail after each run that found something; `day`: one per day with all of them. */
export const Notify = z.object({ mail: z.enum(['run', 'day', 'never']) })
export type Notify = z.infer<typeof Notify>

/** How a run ended. `unreadable`: the list could not be read as it was, so that nothing was compared. */
export const WatchRun = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['running', 'read', 'unreadable', 'failed']),
  /** Why nothing could be read: a failure of the scan, or what was wrong with the list. */
  code: z.enum(codes).nullable(),
  rowCount: z.number().int().nullable(),
  newCount: z.number().int(),
  goneCount: z.number().int(),
  changedCount: z.number().int(),
  /** Deadlines that have come near. */
  deadlineCount: z.number().int(),
})
export type WatchRun = z.infer<typeof WatchRun>

export const Watch = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  site: z.string(),
  /** null for a watch on the whole list. */
  question: z.string().nullable(),
  ...Schedule.shape,
  at: z.string(),
  timeZone: z.string(),
  notify: Notify,
  state: z.enum(['active', 'paused']),
  createdAt: z.iso.datetime(),
  nextRunAt: z.iso.datetime().nullable(),
  lastRun: WatchRun.nullable(),
  rowCount: z.number().int(),
  /** Changes that its owner has not looked at. */
  unseen: z.number().int(),
  /** Told before it starts: what it will cost. */
  pagesPerRun: z.number().int(),
  runsPerMonth: z.number().int(),
  /** Columns whose changes are no news, because they count or only move. */
  quietColumns: z.array(z.string()),
  /** All columns of the list, to choose the quiet ones from. */
  columns: z.array(z.string()).optional(),
  /** How many days before a deadline it is told; null for never. */
  deadlineDays: z.number().int().nullable(),
  /** What it was made from, so that a result can show that it is watched. */
  scanId: z.string().nullable(),
  searchId: z.string().nullable(),
  /** Whether a login is kept for it. */
  hasLogin: z.boolean(),
  /** Secret addresses that need no session; null until they are asked for. */
  feeds: z.object({ calendar: z.string(), feed: z.string() }).nullable(),
})
export type Watch = z.infer<typeof Watch>

export const FieldChange = z.object({
  name: z.string(),
  kind: z.string(),
  before: z.string(),
  after: z.string(),
  /** What it means: a deadline that moved, an amount that changed; null where only the words changed. */
  meaning: z.enum(['deadline-moved', 'deadline-soon', 'amount-up', 'amount-down', 'status-changed']).nullable(),
  /** How far it moved, where both are known: days of a deadline, units of an amount; how many days are left of one. */
  difference: z.number().optional(),
})
export type FieldChange = z.infer<typeof FieldChange>

export const WatchChange = z.object({
  /** A row that was gone and is back is `new` with `goneSince`; `deadline`: one that has come near. */
  kind: z.enum(['new', 'gone', 'changed', 'deadline', 'unreadable']),
  at: z.iso.datetime(),
  rowId: z.number().int().nullable(),
  row: z.record(z.string(), z.string()),
  fields: z.array(FieldChange).optional(),
  goneSince: z.iso.datetime().nullable(),
  /** Why it could not be read. */
  code: z.enum(codes).nullable(),
  /** To open its origin, then and now. */
  place: RowPlace.nullable(),
  placeBefore: RowPlace.nullable(),
  isSeen: z.boolean(),
})
export type WatchChange = z.infer<typeof WatchChange>

/** One row of a list as it was at a run. */
export const ListedRow = z.object({
  rowId: z.number().int(),
  row: z.record(z.string(), z.string()),
  /** What those of its texts mean that are more than text: amounts, days. */
  values: z.record(z.string(), Value),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  goneAt: z.iso.datetime().nullable(),
  /** What happened to it last, until then; null where nothing has since it was first seen. */
  change: z.enum(['new', 'gone', 'changed', 'deadline']).nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type ListedRow = z.infer<typeof ListedRow>
