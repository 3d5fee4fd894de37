import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Id } from './fields.ts'

const ok = z.literal(true)
const text = (maxLength: number) => z.string({ error: 'field_required' }).max(maxLength, { error: 'field_too_long' })

/**
 * What a scan found, as counts: the proof that the list is whole, or the admission that it is not. A backend that sends
 * only an id or an address leaves the defaults: no page read means that nothing is known.
 */
export const ScanSummary = z.object({
  _id: z.string().default(''),
  url: z.string().default(''),
  title: z.string().nullable().default(null),
  scannedAt: z.iso.datetime().nullable().default(null),
  pagesRead: z.number().int().default(0),
  recordsFound: z.number().int().default(0),
  /** What the site itself announces ("47 results"), when it does. */
  recordsAnnounced: z.number().int().nullable().default(null),
  complete: z.boolean().default(false),
  /** How many records the plan allows in a scan, where the list had more. */
  recordLimit: z.number().int().nullable().default(null),
  /** The list may go on by script, and this server has no browser to see it with. */
  needsBrowser: z.boolean().default(false),
  /** The page has no list of its own, but a frame that shows this address. */
  frameUrl: z.string().nullable().default(null),
  /** Pages of the records' own: how many there are, how many were read, and about how long the rest takes. */
  detailPages: z
    .object({
      available: z.number().int(),
      read: z.number().int(),
      failed: z.number().int(),
      /** How many of the rest one reading takes, within the limits. */
      atOnce: z.number().int(),
      aboutSeconds: z.number().int(),
    })
    .default({ available: 0, read: 0, failed: 0, atOnce: 0, aboutSeconds: 0 }),
  /** Questions that fit what was found, in the language of the request. */
  suggestions: z.array(z.string()).default([]),
})
export type ScanSummary = z.infer<typeof ScanSummary>

/** What the model took and cost; `costUsd` is null where its price is not known. */
export const AnswerUsage = z.object({
  model: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costUsd: z.number().nullable(),
})
export type AnswerUsage = z.infer<typeof AnswerUsage>

const MAX_READING = 20_000

/** Asked again with it, the question is answered in that way and no other. */
const Reading = z.unknown()

/** How far an answer can be trusted, and what else could be meant: each choice is one click. */
export const AnswerDoubt = z.object({
  /** `sure`: shown as it is. `doubtful`: shown with its doubt. `unanswered`: nothing is shown but what could help. */
  certainty: z.enum(['sure', 'doubtful', 'unanswered']),
  /** The column that the answer goes by, where the other readings go by another. */
  label: z.string().nullable(),
  /** The next readings, best first: the column that tells each from the one shown, or a sentence. */
  readings: z.array(z.object({ label: z.string().nullable(), explanation: z.string(), reading: Reading })),
  /** Words of the question that were not used, as typed. */
  unusedWords: z.array(z.string()),
  /** Columns and values near to such words. */
  nearest: z.array(z.object({ words: z.string(), column: z.string(), value: z.string().nullable(), reading: Reading })),
})
export type AnswerDoubt = z.infer<typeof AnswerDoubt>

/** What stands beside the table. Origins are asked for one by one: a large table would carry more of them than values. */
export const AnswerDetails = z.object({
  /** What was done, in one sentence, in the language of the question. */
  explanation: z.string(),
  /** Without a model the built-in analyst answered. */
  analyst: z.object({ model: z.string().nullable() }),
  completeness: ScanSummary.pick({
    pagesRead: true,
    recordsFound: true,
    recordsAnnounced: true,
    complete: true,
  }).optional(),
  /** Null when no model was asked. */
  usage: AnswerUsage.nullable().optional(),
  /** The plan that was run, as data. */
  plan: z.unknown().optional(),
  /** Columns that say the same of one thing each, as its price in every shop. */
  comparedColumns: z.array(z.string()).optional(),
  doubt: AnswerDoubt.optional(),
})
export type AnswerDetails = z.infer<typeof AnswerDetails>

export const scanErrors = [
  'url_invalid',
  'url_blocked',
  'site_not_found',
  'page_not_found',
  'site_refused',
  'site_disallows_robots',
  'site_timeout',
  'site_unreachable',
  'site_error',
  'site_certificate',
  'site_redirects',
  'page_too_large',
  'page_too_complex',
  'storage_full',
  'page_not_html',
  'site_needs_login',
  'site_captcha',
  'site_consent',
  'page_asks_script',
  'page_unfinished',
  'page_empty',
  'page_needs_browser',
  'file_unreadable',
  'file_without_data',
  'login_form_missing',
  'login_refused',
  'login_two_factor',
  'login_captcha',
  'login_foreign_form',
  'login_not_kept',
  'login_needs_browser',
  'scan_stopped',
  'limit_reached',
  'trial_ended',
  'plan_required',
  'pro_only',
] as const satisfies readonly ErrorCode[]

/** Of the site that is read; with `auth` false the three are empty or left out. */
export const loginFields = {
  auth: z.boolean(),
  loginUrl: text(4096).default(''),
  email: text(500).default(''),
  password: text(1000).default(''),
  /** Advanced: further fields of the form by their names, or the cookie of a session begun elsewhere. */
  extraFields: z
    .record(z.string().min(1).max(200, { error: 'field_too_long' }), text(2000))
    .refine(fields => Object.keys(fields).length <= 20, { error: 'field_too_long' })
    .optional(),
  sessionCookie: text(8192)
    .refine(cookie => !/\p{Cc}/u.test(cookie), { error: 'invalid_characters' })
    .optional(),
}

export const scrapeWebsite = endpoint({
  method: 'POST',
  path: '/api/scrape/website',
  access: 'signed-in',
  key: 'run',
  summary: 'Read one website. Waits for the end; progress is on /api/events.',
  body: z.object({
    url: text(4096).min(1, { error: 'url_invalid' }),
    ...loginFields,
  }),
  reply: z.object({ success: ok, data: ScanSummary }),
  errors: scanErrors,
  limits: [{ per: 'account', max: 120, windowMs: 3_600_000 }],
})

export const scrapeDetails = endpoint({
  method: 'POST',
  path: '/api/scrape/details',
  access: 'signed-in',
  key: 'run',
  summary: "Read the own pages of a scan's records too. Waits for the end; progress is on /api/events.",
  body: z.object({ id: Id, ...loginFields }),
  reply: z.object({ success: ok, data: ScanSummary }),
  errors: ['not_found', 'scan_expired', 'details_missing', ...scanErrors],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})

export const getScrapedContents = endpoint({
  method: 'POST',
  path: '/api/scrape/get/contents',
  access: 'signed-in',
  key: 'read',
  summary: 'What was scanned, for the question screen.',
  body: z.object({ id: Id }),
  reply: z.object({ success: ok, data: ScanSummary }),
  errors: ['not_found', 'scan_expired'],
})

export const getScanList = endpoint({
  method: 'POST',
  path: '/api/scans/list',
  access: 'signed-in',
  key: 'read',
  summary: 'Everything of the first list of a scan, before anybody asks. `searchId` is for origins and exports.',
  body: z.object({ id: Id }),
  reply: z.object({
    success: ok,
    /** Null where the scan has no list. */
    list: z.object({ content: z.string(), searchId: z.string(), details: AnswerDetails }).nullable(),
  }),
  errors: ['not_found', 'scan_expired', 'question_too_complex'],
  limits: [{ per: 'account', max: 300, windowMs: 3_600_000 }],
})

export const getAiData = endpoint({
  method: 'POST',
  path: '/api/get-ai-data',
  access: 'signed-in',
  key: 'run',
  summary: 'A question about a scan becomes a table. `success` is the text "false" when nothing was found.',
  body: z.object({
    scrappedDataId: Id,
    prompt: text(2000).trim().min(1, { error: 'field_required' }),
    /** One of the readings that were offered for this question. */
    reading: Reading.refine(reading => (JSON.stringify(reading) ?? '').length <= MAX_READING, {
      error: 'field_too_long',
    }).optional(),
  }),
  reply: z.object({
    success: z.union([ok, z.literal('false')]),
    dataResponse: z.object({ content: z.string() }),
    searchId: z.string().nullable().default(null),
    message: z.string().optional(),
    details: AnswerDetails.optional(),
    /** Set when nothing is shown: what could help. */
    doubt: AnswerDoubt.optional(),
    /** Set when the question names what the list lacks and the records' own pages, not read yet, may have. */
    detailsNeeded: z.object({ words: z.array(z.string()), pages: z.number().int() }).optional(),
  }),
  errors: ['not_found', 'scan_expired', 'question_too_complex'],
  limits: [{ per: 'account', max: 300, windowMs: 3_600_000 }],
})
