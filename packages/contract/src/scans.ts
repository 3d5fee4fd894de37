import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, errors } from './errors.ts'
import { Id } from './fields.ts'
import { OriginPlace } from './origins.ts'

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]
const ok = z.literal(true)

/** Where a scan stands, from its first second on. */
export const ScanState = z.object({
  _id: z.string(),
  url: z.string(),
  state: z.enum(['running', 'ready', 'failed']),
  /** Why it failed. */
  code: z.enum(codes).nullable(),
  startedAt: z.iso.datetime(),
  /** Where the site asks to sign in, when that is why. */
  loginUrl: z.string().nullable(),
})
export type ScanState = z.infer<typeof ScanState>

export const getScanState = endpoint({
  method: 'POST',
  path: '/api/scans/state',
  access: 'signed-in',
  key: 'read',
  summary: 'Whether a scan runs, can be asked about, or failed and why.',
  body: z.object({ id: Id }),
  reply: z.object({ success: ok, scan: ScanState }),
  errors: ['not_found'],
})

/** Enough to see what comes; the whole list is there when the scan has ended. */
export const rowsWhileRunning = 500

export const getRowsSoFar = endpoint({
  method: 'POST',
  path: '/api/scans/rows-so-far',
  access: 'signed-in',
  key: 'read',
  summary: 'The first rows that a running scan has read, as JSON text; nothing of it is kept.',
  body: z.object({ id: Id }),
  reply: z.object({ success: ok, content: z.string() }),
  errors: ['not_found', 'question_too_complex'],
  limits: [{ per: 'account', max: 1200, windowMs: 3_600_000 }],
})

/** One way to reach somebody. */
export const ScanContact = z.object({
  kind: z.enum(['email', 'mobile', 'landline', 'phone', 'address']),
  value: z.string(),
  /** The organisation or person that it belongs to, where the page says so. */
  name: z.string().nullable(),
  /** The person to speak to, and what they do there, where the page says so. */
  person: z.string().nullable(),
  role: z.string().nullable(),
  /** The page it was found on, and its stored copy with the place marked. */
  place: OriginPlace,
})
export type ScanContact = z.infer<typeof ScanContact>

export const getScanContacts = endpoint({
  method: 'POST',
  path: '/api/scans/contacts',
  access: 'signed-in',
  key: 'read',
  summary: 'Every e-mail, phone and address of a scan once, with whose it is and where it was found.',
  body: z.object({ id: Id }),
  reply: z.object({ success: ok, contacts: z.array(ScanContact) }),
  errors: ['not_found', 'scan_expired', 'question_too_complex'],
  limits: [{ per: 'account', max: 300, windowMs: 3_600_000 }],
})

/** `key` names one contact of the scan. */
export const getContactPage = endpoint({
  method: 'GET',
  path: '/api/contact-page/:scanId/:key',
  access: 'signed-in',
  key: 'read',
  summary: 'The stored page that a contact was found on as inert HTML, with its place marked. For a sandboxed frame.',
  params: z.object({ scanId: Id, key: z.string().regex(/^[\da-f]{16}$/, { error: 'invalid_input' }) }),
  reply: z.string(),
  errors: ['not_found', 'scan_expired', 'page_too_complex', 'question_too_complex'],
  limits: [{ per: 'account', max: 120, windowMs: 60_000 }],
})
