import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Selector } from './reading-rules.ts'

/** More values than one needs to point at one of each kind; the frame shows them all. */
export const maxListedValues = 1500

const errors = ['pro_only', 'not_found', 'scan_expired', 'page_too_complex'] as const
const limits = [{ per: 'account', max: 300, windowMs: 3_600_000 }] as const
const At = z.int({ error: 'invalid_input' }).min(0, { error: 'invalid_input' })
const ok = z.literal(true)

export const getPointingPage = endpoint({
  method: 'GET',
  path: '/api/reading-rules/page/:scanId',
  access: 'signed-in',
  summary: 'The first page of a scan as HTML that says which of its values is clicked. For a sandboxed frame.',
  params: z.object({ scanId: Id }),
  reply: z.string(),
  errors,
  limits,
})

export const getPageValues = endpoint({
  method: 'POST',
  path: '/api/reading-rules/values',
  access: 'signed-in',
  summary: 'The values of the first page of a scan that can be pointed at, in the order of the page.',
  body: z.object({ scanId: Id }),
  reply: z.object({ success: ok, values: z.array(z.object({ at: z.number().int(), text: z.string() })) }),
  errors,
  limits,
})

/** What is read when one value is pointed at: its like in every record. */
export const PointedValue = z.object({
  item: z.string(),
  /** Other ways to see the records, as selectors of one record, best first; `item` is among them or was given. */
  groupings: z.array(z.string()),
  itemCount: z.number().int(),
  selector: z.string(),
  /** What the page calls such values; empty where it does not say. */
  name: z.string(),
  read: z.array(z.object({ at: z.number().int(), text: z.string() })),
})
export type PointedValue = z.output<typeof PointedValue>

export const pointAtValue = endpoint({
  method: 'POST',
  path: '/api/reading-rules/point',
  access: 'signed-in',
  summary: 'What else would be read, when one value of the first page of a scan is pointed at.',
  body: z.object({
    scanId: Id,
    at: At,
    /** The records that were decided on before; null when this is the first value. */
    item: Selector.min(1, { error: 'field_required' }).nullable(),
  }),
  reply: z.object({
    success: ok,
    /** null where the value lies outside of the records. */
    pointed: PointedValue.nullable(),
  }),
  errors: [...errors, 'rule_too_broad'],
  limits: [{ per: 'account', max: 200, windowMs: 300_000 }],
})
