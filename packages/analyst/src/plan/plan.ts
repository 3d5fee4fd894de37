import { z } from 'zod'

/** Raised whenever a stored Plan of before would not be understood any more. */
export const PLAN_VERSION = 1

/** A field of the record set: the key of one of its columns. */
const Field = z.string()

/** Texts are taken by the first number in them ("3rd", "12 (4)"), or by the first time of the day as minutes. */
const ReadAs = z.enum(['first-number', 'clock'])
export type ReadAs = z.infer<typeof ReadAs>

const NumberTest = z.object({
  kind: z.literal('number'),
  field: Field,
  test: z.enum(['equals', 'more', 'at-least', 'less', 'at-most', 'between']),
  value: z.number(),
  /** For `between`, which includes both ends. */
  upTo: z.number().optional(),
  /** ISO 4217: amounts in another currency do not pass. */
  currency: z.string().optional(),
  as: ReadAs.optional(),
})

/** Days as YYYY-MM-DD; relative ones ("this week") were resolved when the plan was made. */
const DateTest = z.object({
  kind: z.literal('date'),
  field: Field,
  test: z.enum(['on', 'before', 'after', 'between']),
  day: z.string(),
  upTo: z.string().optional(),
})

/** Case, accents and white space do not count. */
const TextTest = z.object({
  kind: z.literal('text'),
  field: Field,
  test: z.enum(['equals', 'contains', 'starts', 'ends', 'in', 'contains-word']),
  values: z.array(z.string()).min(1),
})

const PresenceTest = z.object({ kind: z.literal('present'), field: Field })

/** The words may stand in any field of the record. */
const AnywhereTest = z.object({ kind: z.literal('anywhere'), values: z.array(z.string()).min(1) })

export type Condition =
  | z.infer<typeof NumberTest>
  | z.infer<typeof DateTest>
  | z.infer<typeof TextTest>
  | z.infer<typeof PresenceTest>
  | z.infer<typeof AnywhereTest>
  | { kind: 'all' | 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'same'; field: string; as: Condition }
  | { kind: 'beside'; step: 1 | -1; of: Condition }
  | { kind: 'against'; field: string; test: 'more' | 'less'; of: Condition; as?: ReadAs | undefined }

export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    NumberTest,
    DateTest,
    TextTest,
    PresenceTest,
    AnywhereTest,
    z.object({ kind: z.enum(['all', 'any']), of: z.array(Condition) }),
    z.object({ kind: z.literal('not'), of: Condition }),
    // Other records with the same value as one that passes.
    z.object({ kind: z.literal('same'), field: Field, as: Condition }),
    // The record listed right after or before one that passes.
    z.object({ kind: z.literal('beside'), step: z.union([z.literal(1), z.literal(-1)]), of: Condition }),
    // Records with more or less than one that passes.
    z.object({
      kind: z.literal('against'),
      field: Field,
      test: z.enum(['more', 'less']),
      of: Condition,
      as: ReadAs.optional(),
    }),
  ]),
)

/** Values that are computed from fields, each by a named formula with its inputs. */
const Derived = z.discriminatedUnion('formula', [
  z.object({ formula: z.literal('days-until'), field: Field }),
  z.object({ formula: z.literal('per-unit'), amount: Field, quantity: Field }),
  z.object({ formula: z.literal('difference'), field: Field, minus: Field }),
  z.object({ formula: z.literal('product'), field: Field, times: Field }),
  /** By how much of a hundred the second lies below the first: what an offer saves. */
  z.object({ formula: z.literal('discount'), field: Field, now: Field }),
  /** As YYYY-MM and YYYY, so that they sort. */
  z.object({ formula: z.literal('month'), field: Field }),
  z.object({ formula: z.literal('year'), field: Field }),
  z.object({ formula: z.literal('email-domain'), field: Field }),
  z.object({ formula: z.literal('split'), field: Field, separator: z.string().min(1), part: z.number().int() }),
  /** The part of the text after and before given words. No regular expressions: a planner must not be able to hang us. */
  z.object({
    formula: z.literal('extract'),
    field: Field,
    after: z.string().max(80),
    before: z.string().max(80),
    take: z.enum(['text', 'word', 'digits']),
  }),
])
export type Derived = z.infer<typeof Derived>

const Aggregate = z.object({
  /** `range`: from the least to the most. `share`: of a hundred of all that passed. `longest-run`: records in a row. */
  aggregate: z.enum([
    'count',
    'count-distinct',
    'sum',
    'average',
    'median',
    'min',
    'max',
    'range',
    'share',
    'longest-run',
  ]),
  /** Not needed for `count`, `share` and `longest-run`. */
  field: Field.optional(),
  as: ReadAs.optional(),
})
export type Aggregate = z.infer<typeof Aggregate>

/** Two figures set against each other, each over the records that pass a condition of its own. */
const Comparison = z.object({
  compare: z.enum(['difference', 'ratio', 'share']),
  of: z.array(Aggregate.extend({ where: Condition.nullable() })).length(2),
})
export type Comparison = z.infer<typeof Comparison>

export const PlanColumn = z.object({
  /** As people read it, in the language of the question. */
  name: z.string().min(1).max(120),
  // A plain field last: it would take any of the others and forget what they say.
  value: z.union([Derived, Aggregate, Comparison, z.object({ field: Field })]),
})
export type PlanColumn = z.infer<typeof PlanColumn>

/** The name of an output column, or the key of a field that is not shown; and which way. */
const Sort = z.object({
  column: z.string(),
  direction: z.enum(['ascending', 'descending']),
  as: ReadAs.optional(),
})

/** What to do with everything that was read. A planner chooses; only code copies values. */
export const Plan = z.object({
  version: z.literal(PLAN_VERSION),
  /** The moment and the zone that relative words were resolved for. */
  asOf: z.iso.datetime(),
  timeZone: z.string(),
  /** Id of the merged record set; `contacts` and `text` are sets too. */
  set: z.string(),
  columns: z.array(PlanColumn).min(1).max(60),
  filter: Condition.nullable(),
  /**
   * Rows with equal values of these become one: keys of fields, or names of output columns that are computed from a
   * record. Aggregates run over each such group.
   */
  groupBy: z.array(z.string()),
  /** The record that stands for its group: the one on top in this order. */
  topOfGroup: z
    .object({
      field: Field,
      direction: z.enum(['ascending', 'descending']),
      /** More than one: so many rows for each group. */
      count: z.number().int().positive().optional(),
    })
    .optional(),
  /** Groups whose figure, an output column, does not pass are left out. */
  having: z
    .object({
      column: z.string(),
      test: z.enum(['equals', 'more', 'at-least', 'less', 'at-most', 'between']),
      value: z.number(),
      upTo: z.number().optional(),
    })
    .optional(),
  sort: z.array(Sort).max(5),
  /** Rows that look the same in all columns are shown once. */
  distinct: z.boolean(),
  limit: z.number().int().positive().nullable(),
  /** Rows left out before the first that is shown: "the second cheapest". */
  skip: z.number().int().positive().optional(),
  /** Rows that stand level with the last one within the limit are shown too. */
  withTies: z.boolean().optional(),
  /** The limit counts from the end: the last ones as listed. */
  fromEnd: z.boolean().optional(),
})
export type Plan = z.infer<typeof Plan>
