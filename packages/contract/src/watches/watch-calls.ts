import { ValueKind } from '@sondeo/table/value'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { loginFields } from '../website-analysis.ts'
import { Every, ListedRow, Notify, Schedule, TimeOfDay, TimeZone, Watch, WatchChange, WatchRun } from './watch.ts'

const ok = z.literal(true)
const WatchName = z
  .string({ error: 'field_required' })
  .trim()
  .min(1, { error: 'field_required' })
  .max(120, { error: 'field_too_long' })

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

export const getWatchedList = endpoint({
  method: 'GET',
  path: '/api/watches/list',
  access: 'signed-in',
  summary: 'The list as it is known now, or as it was at a run (`?watchId=&runId=`), with when each row was seen.',
  query: one.extend({ runId: Id.optional() }),
  reply: z.object({
    success: ok,
    at: z.iso.datetime().nullable(),
    columns: z.array(z.object({ name: z.string(), kind: ValueKind })),
    rows: z.array(ListedRow),
    /** The saved table of that very run, with origins, where it is still kept. */
    searchId: z.string().nullable(),
  }),
  errors: ['not_found'],
})
