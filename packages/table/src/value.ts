import { z } from 'zod'

// A day, or only as much of it as the text says: "2026", "2026-03", "2026-03-15".
const PartialDay = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)

const EmptyValue = z.object({ kind: z.literal('empty') })
const TextValue = z.object({ kind: z.literal('text'), text: z.string() })
const NumberValue = z.object({ kind: z.literal('number'), number: z.number(), unit: z.string().optional() })
/** `currency` is an ISO 4217 code, or null where the page only shows a sign that several currencies share. */
const MoneyValue = z.object({
  kind: z.literal('money'),
  amount: z.number(),
  currency: z.string().nullable(),
  sign: z.string().nullable(),
})
/** 12.5 stands for 12.5 %. */
const PercentageValue = z.object({ kind: z.literal('percentage'), percent: z.number() })
const DateValue = z.object({
  kind: z.literal('date'),
  date: PartialDay,
  time: z.string().optional(),
  zone: z.string().optional(),
})
const DateRangeValue = z.object({ kind: z.literal('date-range'), from: PartialDay, to: PartialDay })
/** ISO 8601 ("P3M", "PT90M") as written, and about how many seconds that is, for comparing. */
const DurationValue = z.object({ kind: z.literal('duration'), iso: z.string(), seconds: z.number() })
const UrlValue = z.object({ kind: z.literal('url'), url: z.string() })
const ImageValue = z.object({ kind: z.literal('image'), url: z.string(), alternative: z.string().optional() })
/** A tax id, case number, code: compared as text, never added up. `scheme` where its form says which. */
const IdentifierValue = z.object({ kind: z.literal('identifier'), id: z.string(), scheme: z.string().optional() })
const EmailValue = z.object({ kind: z.literal('email'), email: z.string() })
const PhoneValue = z.object({ kind: z.literal('phone'), phone: z.string(), isFax: z.boolean().optional() })
const AddressValue = z.object({ kind: z.literal('address'), address: z.string() })

const certainValues = [
  EmptyValue,
  TextValue,
  NumberValue,
  MoneyValue,
  PercentageValue,
  DateValue,
  DateRangeValue,
  DurationValue,
  UrlValue,
  ImageValue,
  IdentifierValue,
  EmailValue,
  PhoneValue,
  AddressValue,
] as const

/** What a cell's text means, where that is certain. */
export const CertainValue = z.discriminatedUnion('kind', certainValues)
export type CertainValue = z.infer<typeof CertainValue>

/** The text can be read in several ways and nothing on the page decides: it stays raw. */
const AmbiguousValue = z.object({ kind: z.literal('ambiguous'), between: z.array(CertainValue) })

/** What a cell's text means. */
export const Value = z.discriminatedUnion('kind', [...certainValues, AmbiguousValue])
export type Value = z.infer<typeof Value>

/** The kinds a column can have; "text" when its cells share none. */
export const ValueKind = z.enum([
  'text',
  'number',
  'money',
  'percentage',
  'date',
  'date-range',
  'duration',
  'url',
  'image',
  'identifier',
  'email',
  'phone',
  'address',
])
export type ValueKind = z.infer<typeof ValueKind>
