import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

export const readingRuleLimits = { rules: 50, fields: 30, selectorLength: 300, previewRows: 20 } as const

const shortText = (maxLength: number) =>
  z
    .string({ error: 'field_required' })
    .trim()
    .min(1, { error: 'field_required' })
    .max(maxLength, { error: 'field_too_long' })

export const Selector = z.string({ error: 'field_required' }).trim().max(readingRuleLimits.selectorLength, {
  error: 'field_too_long',
})

/** `https://www.Tienda.example/x` typed for a host is `www.tienda.example`. */
const Host = shortText(255)
  .transform(text => URL.parse(text.includes('://') ? text : `https://${text}`)?.host ?? '')
  .refine(host => host !== '' && !/\s/.test(host), { error: 'url_invalid' })

const RuleField = z.object({
  name: shortText(80),
  /** Inside the record; empty for the record itself. */
  selector: Selector,
  /** Read from this attribute instead of the text. */
  attribute: z
    .string()
    .trim()
    .max(60, { error: 'field_too_long' })
    .regex(/^[a-zA-Z_][\w:.-]*$/, { error: 'invalid_characters' })
    .transform(name => name.toLowerCase())
    .nullable(),
})

const RuleFields = z
  .array(RuleField)
  .min(1, { error: 'field_required' })
  .max(readingRuleLimits.fields, { error: 'field_too_long' })

/** What to read on a site: which elements are the records, and what of each. */
export const ReadingRule = z.object({
  name: shortText(80),
  host: Host,
  /** The beginning of the path; empty for the whole site. */
  path: z.string().trim().max(500, { error: 'field_too_long' }),
  item: Selector.min(1, { error: 'field_required' }),
  fields: RuleFields,
})
export type ReadingRule = z.output<typeof ReadingRule>

const KeptField = z.object({ name: z.string(), selector: z.string(), attribute: z.string().nullable() })

/** As it was kept: checked when it came in. */
const KeptRule = z.object({
  _id: z.string(),
  rule: z.object({
    name: z.string(),
    host: z.string(),
    path: z.string(),
    item: z.string(),
    fields: z.array(KeptField),
  }),
})
export type KeptRule = z.output<typeof KeptRule>

/** A scan whose pages are still kept, to try a rule on. */
const ScanToTry = z.object({ _id: z.string(), url: z.string(), title: z.string().nullable() })
export type ScanToTry = z.output<typeof ScanToTry>

const ok = z.literal(true)
const hour = 3_600_000

export const getReadingRules = endpoint({
  method: 'GET',
  path: '/api/reading-rules',
  access: 'signed-in',
  summary: 'The user’s own reading rules, and the scans to try one on.',
  reply: z.object({ success: ok, rules: z.array(KeptRule), scans: z.array(ScanToTry) }),
})

export const saveReadingRule = endpoint({
  method: 'POST',
  path: '/api/reading-rules/save',
  access: 'signed-in',
  summary: 'Keep a new reading rule, or change one (`ruleId`).',
  body: z.object({ ruleId: Id.nullable(), rule: ReadingRule }),
  reply: z.object({ success: ok, ruleId: z.string() }),
  errors: ['pro_only', 'not_found', 'selector_invalid', 'too_many_rules'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const deleteReadingRule = endpoint({
  method: 'POST',
  path: '/api/reading-rules/delete',
  access: 'signed-in',
  summary: 'Delete a reading rule.',
  body: z.object({ ruleId: Id }),
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

export const suggestReadingRule = endpoint({
  method: 'POST',
  path: '/api/reading-rules/suggest',
  access: 'signed-in',
  summary: 'A rule to start from: what was found on the first page of a scan, as selectors.',
  body: z.object({ scanId: Id }),
  reply: z.object({
    success: ok,
    /** null where no selectors lead to what was found. */
    rule: z.object({ name: z.string(), item: z.string(), fields: z.array(KeptField) }).nullable(),
  }),
  errors: ['pro_only', 'not_found', 'scan_expired'],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const previewReadingRule = endpoint({
  method: 'POST',
  path: '/api/reading-rules/preview',
  access: 'signed-in',
  summary: 'What a rule finds on the first page of a scan.',
  body: z.object({ scanId: Id, item: Selector.min(1, { error: 'field_required' }), fields: RuleFields }),
  reply: z.object({
    success: ok,
    /** Records that the item’s selector names. */
    itemCount: z.number().int(),
    /** In how many of them each field was found. */
    found: z.array(z.number().int()),
    rows: z.array(z.array(z.string())),
  }),
  errors: ['pro_only', 'not_found', 'scan_expired', 'selector_invalid', 'rule_too_broad', 'page_too_complex'],
  limits: [{ per: 'account', max: 100, windowMs: hour / 12 }],
})
