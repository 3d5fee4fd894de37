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
  aggregate: z.enum(['count', 'sum', 'average', 'min', 'max']).nullable(),
  formula: z.enum(['days-until', 'email-domain', 'per-unit']).nullable(),
  quantityField: z.string().nullable().describe('for per-unit: the divisor'),
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
  groupBy: z.array(z.string()).max(3),
  sortBy: z.array(z.object({ column: z.string(), descending: z.boolean() })).max(3),
  distinct: z.boolean(),
  limit: z.number().int().positive().nullable(),
  quotes: z.array(z.string().max(300)).max(8).describe('for the set "text": exact words copied from its samples'),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>
