import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, errors } from './errors.ts'
import { Id } from './fields.ts'
import { ToolName } from './searches.ts'

/** How far a scan, a report or a batch is. Totals are there only where they are known. */
const WorkProgress = z.object({
  pagesRead: z.number().int().optional(),
  pagesExpected: z.number().int().optional(),
  recordsFound: z.number().int().optional(),
  recordsAnnounced: z.number().int().optional(),
  sourcesDone: z.number().int().optional(),
  sourcesExpected: z.number().int().optional(),
  /** Of a batch, whose step is `batch`. */
  addressesDone: z.number().int().optional(),
  addressesExpected: z.number().int().optional(),
  /** What is being done right now, as a word the page has a text for. */
  step: z.string().optional(),
})

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

export const WorkResponse = z.object({
  _id: z.string(),
  tool: ToolName,
  state: z.enum(['running', 'done', 'failed']),
  /** The address or product that was asked for. */
  name: z.string(),
  progress: WorkProgress.nullable(),
  /** Where the outcome is found: the id of the scan or search. */
  resultId: z.string().nullable(),
  code: z.enum(codes).nullable(),
  startedAt: z.iso.datetime(),
})
export type WorkResponse = z.infer<typeof WorkResponse>

/** Server-sent events: `work` carries everything open of this user, first as a snapshot and then after each change. */
export const eventsPath = '/api/events'
export const WorkEvent = z.object({ work: z.array(WorkResponse) })

export const getWork = endpoint({
  method: 'GET',
  path: '/api/work',
  access: 'signed-in',
  key: 'read',
  summary: 'Everything that runs, and what ended and nobody has seen: the same as an event, for programs that ask.',
  reply: WorkEvent.extend({ success: z.literal(true) }),
})

const ok = z.literal(true)
const byWorkId = z.object({ workId: Id })

export const stopWork = endpoint({
  method: 'POST',
  path: '/api/stop-work',
  access: 'signed-in',
  key: 'run',
  summary: 'Stop running work; what was read so far is kept.',
  body: byWorkId,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

export const dismissWork = endpoint({
  method: 'POST',
  path: '/api/dismiss-work',
  access: 'signed-in',
  key: 'run',
  summary: 'The user has seen how the work ended.',
  body: byWorkId,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})
