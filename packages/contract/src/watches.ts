import { RowPlace } from '@sondeo/table/row-place'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, errors } from './errors.ts'
import { Id } from './fields.ts'
import type { PlanName } from './plans.ts'
import { loginFields } from './website-analysis.ts'

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
const ok = z.literal(true)
const WatchName = z
  .string({ error: 'field_required' })
  .trim()
  .min(1, { error: 'field_required' })
  .max(120, { error: 'field_too_long' })

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_input' })
const TimeZone = z
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
const Schedule = z.object({ every: Every, at: TimeOfDay.default('08:00'), timeZone: TimeZone })
export type Schedule = z.output<typeof Schedule>

/** `run`: one mail after each run that found something; `day`: one per day with all of them. */
const Notify = z.object({ mail: z.enum(['run', 'day', 'never']) })
export type Notify = z.infer<typeof Notify>

/** How a run ended. `unreadable`: the list could not be read as it was, so that nothing was compared. */
const WatchRun = z.object({
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

const hour = 3_600_000

const DeadlineDays = z.number().int().min(0).max(60).nullable()

/** As for a scan: name and password, or the cookie of a session that was begun elsewhere. */
const WatchLogin = z.object(loginFields).omit({ auth: true })

export const createWatch = endpoint({
  method: 'POST',
  path: '/api/watches',
  access: 'signed-in',
  key: 'run',
  summary: 'Watch the list of a scan, or what a question about it gave.',
  body: z
    .object({
      scanId: Id.optional(),
      searchId: Id.optional(),
      name: WatchName.optional(),
      notify: Notify.optional(),
      deadlineDays: DeadlineDays.optional(),
      /** Kept, sealed, for this watch alone, because it has to sign in at every run. Off unless it is given. */
      login: WatchLogin.optional(),
    })
    .extend(Schedule.shape)
    .refine(({ scanId, searchId }) => Boolean(scanId) !== Boolean(searchId), { error: 'invalid_input' }),
  reply: z.object({ success: ok, watch: Watch }),
  errors: [
    'not_found',
    'scan_expired',
    'watch_limit',
    'watch_too_often',
    'watch_not_possible',
    'question_too_complex',
    'url_invalid',
    'pro_only',
  ],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const getWatches = endpoint({
  method: 'GET',
  path: '/api/watches',
  access: 'signed-in',
  key: 'read',
  summary: 'All watches of the user, those with news first.',
  reply: z.object({ success: ok, watches: z.array(Watch), unseen: z.number().int() }),
})

const one = z.object({ watchId: Id })
const changed = z.object({ success: ok, watch: Watch })

export const runWatch = endpoint({
  method: 'POST',
  path: '/api/watches/run',
  access: 'signed-in',
  key: 'run',
  summary: 'Run a watch now.',
  body: one,
  reply: changed,
  errors: ['not_found'],
  limits: [{ per: 'account', max: 20, windowMs: hour }],
})

export const pauseWatch = endpoint({
  method: 'POST',
  path: '/api/watches/pause',
  access: 'signed-in',
  key: 'run',
  summary: 'Rest until it is resumed.',
  body: one,
  reply: changed,
  errors: ['not_found'],
})

export const resumeWatch = endpoint({
  method: 'POST',
  path: '/api/watches/resume',
  access: 'signed-in',
  key: 'run',
  summary: 'Go on watching.',
  body: one,
  reply: changed,
  errors: ['not_found', 'watch_limit', 'watch_too_often'],
})

export const deleteWatch = endpoint({
  method: 'POST',
  path: '/api/watches/delete',
  access: 'signed-in',
  key: 'run',
  summary: 'Stop watching for good; what it found goes with it.',
  body: one,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

export const updateWatch = endpoint({
  method: 'POST',
  path: '/api/watches/update',
  access: 'signed-in',
  key: 'run',
  summary: 'Change the name, the times, who is told, or the columns that are no news.',
  body: one.extend({
    name: WatchName.optional(),
    every: Every.optional(),
    at: TimeOfDay.optional(),
    timeZone: TimeZone.optional(),
    notify: Notify.optional(),
    quietColumns: z.array(z.string().max(300)).max(200).optional(),
    deadlineDays: DeadlineDays.optional(),
    /** Another login to keep; null forgets the one that is kept. */
    login: WatchLogin.nullable().optional(),
  }),
  reply: changed,
  errors: ['not_found', 'watch_too_often', 'url_invalid', 'pro_only'],
})

export const getWatchChanges = endpoint({
  method: 'GET',
  path: '/api/watches/changes',
  access: 'signed-in',
  key: 'read',
  summary: 'What a watch has found, newest first (`?watchId=`).',
  query: one,
  reply: z.object({ success: ok, changes: z.array(WatchChange), runs: z.array(WatchRun) }),
  errors: ['not_found'],
})

export const markWatchSeen = endpoint({
  method: 'POST',
  path: '/api/watches/seen',
  access: 'signed-in',
  key: 'run',
  summary: 'Its owner has looked at the changes.',
  body: one,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

/** One value over time. `number` is null where the text is none. */
const HistoryPoint = z.object({ at: z.iso.datetime(), text: z.string(), number: z.number().nullable() })

export const getWatchRow = endpoint({
  method: 'POST',
  path: '/api/watches/row',
  access: 'signed-in',
  key: 'read',
  summary: 'One row over time: every field that ever changed, with its values.',
  body: one.extend({ rowId: z.number().int() }),
  reply: z.object({
    success: ok,
    row: z.record(z.string(), z.string()),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    goneAt: z.iso.datetime().nullable(),
    fields: z.array(z.object({ name: z.string(), kind: z.string(), points: z.array(HistoryPoint) })),
  }),
  errors: ['not_found'],
})

/** One row of a list as it was at a run. */
export const ListedRow = z.object({
  rowId: z.number().int(),
  row: z.record(z.string(), z.string()),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  goneAt: z.iso.datetime().nullable(),
  /** What happened to it last, until then; null where nothing has since it was first seen. */
  change: z.enum(['new', 'gone', 'changed', 'deadline']).nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type ListedRow = z.infer<typeof ListedRow>

export const getWatchedList = endpoint({
  method: 'GET',
  path: '/api/watches/list',
  access: 'signed-in',
  summary: 'The list as it is known now, or as it was at a run (`?watchId=&runId=`), with when each row was seen.',
  query: one.extend({ runId: Id.optional() }),
  reply: z.object({
    success: ok,
    at: z.iso.datetime().nullable(),
    columns: z.array(z.string()),
    rows: z.array(ListedRow),
    /** The saved table of that very run, with origins, where it is still kept. */
    searchId: z.string().nullable(),
  }),
  errors: ['not_found'],
})

export const renewWatchFeeds = endpoint({
  method: 'POST',
  path: '/api/watches/feeds',
  access: 'signed-in',
  summary: 'New secret addresses of its calendar and its feed, which end the old ones; or none at all.',
  body: one.extend({ isOn: z.boolean() }),
  reply: changed,
  errors: ['not_found'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

const secret = z.object({ token: z.string().max(200) })
const byAddress = [{ per: 'address', max: 60, windowMs: hour }] as const

export const getWatchCalendar = endpoint({
  method: 'GET',
  path: '/api/watches/calendar/:token',
  access: 'public',
  summary: 'The deadlines of a watched list as an iCalendar file; whoever knows the address may read it.',
  params: secret,
  reply: z.string(),
  errors: ['not_found'],
  limits: byAddress,
})

export const getWatchFeed = endpoint({
  method: 'GET',
  path: '/api/watches/feed/:token',
  access: 'public',
  summary: 'What a watch found as an Atom feed; whoever knows the address may read it.',
  params: secret,
  reply: z.string(),
  errors: ['not_found'],
  limits: byAddress,
})

/** The address in the mails, which mail programs send to with one click (RFC 8058); opened, it shows a page. */
export const unsubscribeWatch = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'End the mails of a watch, without signing in.',
  params: secret,
  reply: z.object({ success: ok, name: z.string() }),
  errors: ['not_found'],
  limits: byAddress,
})
