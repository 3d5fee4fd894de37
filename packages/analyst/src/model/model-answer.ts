import { z } from 'zod'

const Test = z.object({
  field: z.string().nullable().describe('key of a column of the set; null: any column'),
  test: z.enum([
    'equals',
    'contains',
    'contains-word',
    'starts',
    'present',
    'number-equals',
    'number-more',
    'number-at-least',
    'number-less',
    'number-at-most',
    'number-between',
    'date-on',
    'date-before',
    'date-after',
    'date-between',
  ]),
  not: z.boolean(),
  texts: z.array(z.string().max(120)).max(20).describe('for tests of text: any of these'),
  number: z.number().nullable(),
  upToNumber: z.number().nullable(),
  currency: z.string().nullable().describe('ISO 4217'),
  day: z.string().nullable().describe('YYYY-MM-DD'),
  upToDay: z.string().nullable(),
})
export type ModelTest = z.infer<typeof Test>

const Column = z.object({
  name: z.string().describe('as people read it, in the language of the question'),
  field: z.string().nullable(),
  aggregate: z.enum(['count', 'count-distinct', 'sum', 'average', 'median', 'min', 'max']).nullable(),
  formula: z
    .enum(['days-until', 'email-domain', 'per-unit', 'difference', 'product', 'month', 'year', 'split', 'extract'])
    .nullable(),
  quantityField: z
    .string()
    .nullable()
    .describe('for per-unit: the divisor; for difference: what is taken away; for product: what it is multiplied by'),
  separator: z.string().max(10).nullable().describe('for split'),
  part: z.number().int().nullable().describe('for split: which part, 0 is the first, -1 the last'),
  after: z.string().max(80).nullable().describe('for extract: words of the cell before what is wanted'),
  before: z.string().max(80).nullable().describe('for extract: words of the cell after what is wanted'),
})
export type ModelColumn = z.infer<typeof Column>

/** What a model may say: a plan without recursion or optional fields, so that every provider can be held to it. */
export const ModelAnswer = z.object({
  canAnswer: z.boolean().describe('false when nothing that was read answers the question'),
  set: z.string(),
  columns: z.array(Column).max(40),
  where: z
    .array(z.object({ any: z.array(Test).max(10) }))
    .max(12)
    .describe('all of these must hold; in each, any'),
  groupBy: z.array(z.string()).max(3).describe('keys of fields, or names of output columns with a formula'),
  topOfGroup: z
    .object({ field: z.string(), descending: z.boolean() })
    .nullable()
    .describe('with groupBy and no aggregates: show the record on top of each group'),
  sortBy: z.array(z.object({ column: z.string(), descending: z.boolean() })).max(3),
  distinct: z.boolean(),
  limit: z.number().int().positive().nullable(),
  quotes: z
    .array(z.object({ at: z.number().int().describe('position of the passage'), text: z.string().max(300) }))
    .max(8)
    .describe('for the set "text": exact words of its passages'),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>
