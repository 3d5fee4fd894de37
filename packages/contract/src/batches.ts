import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, errors } from './errors.ts'
import { Id } from './fields.ts'
import { scanErrors } from './website-analysis.ts'

export const maxBatchAddresses = 200
/** Of what a spreadsheet or a list offers; who wants more than a batch takes chooses among these. */
export const maxOfferedAddresses = 1000
export const maxAddressFileBytes = 4_000_000

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]
const ok = z.literal(true)
const count = z.int().min(0)

const Address = z
  .string({ error: 'field_required' })
  .trim()
  .min(1, { error: 'url_invalid' })
  .max(2048, { error: 'field_too_long' })
const Addresses = z
  .array(Address, { error: 'field_required' })
  .min(1, { error: 'field_required' })
  .max(maxBatchAddresses, { error: 'batch_too_long' })

/**
 * `list`: one row per thing. `matrix`: one row per product and one column per site, with the value of each. `kinds`: one
 * list for each kind of page, for the pages of a section.
 */
export const BatchShape = z.enum(['list', 'matrix', 'kinds'])
export type BatchShape = z.infer<typeof BatchShape>

const PlannedAddress = z.object({
  url: z.string(),
  site: z.string(),
  /** Why it will not be read; null where it will. */
  code: z.enum(codes).nullable(),
})
export type PlannedAddress = z.infer<typeof PlannedAddress>

export const BatchItem = z.object({
  position: count,
  url: z.string(),
  site: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'stopped']),
  /** Why it failed. */
  code: z.enum(codes).nullable(),
  rowCount: count.nullable(),
  pagesRead: count,
  /** The scan behind it, to be opened by itself; null before there is one. */
  scanId: z.string().nullable(),
})
export type BatchItem = z.infer<typeof BatchItem>

const BatchSummary = z.object({
  _id: z.string(),
  name: z.string(),
  /** Empty where everything that the pages list is wanted. */
  question: z.string(),
  shape: BatchShape,
  /** `joining`: all is read and becomes one table. */
  state: z.enum(['running', 'joining', 'done']),
  isStopping: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  addressCount: count,
  doneCount: count,
  failedCount: count,
  rowCount: count.nullable(),
})
export type BatchSummary = z.infer<typeof BatchSummary>

/** Two rows of different sites that are, or may be, one product. */
export const ProductMatch = z.object({
  one: z.object({ site: z.string(), name: z.string(), value: z.string() }),
  other: z.object({ site: z.string(), name: z.string(), value: z.string() }),
  /** What tells the pair, in a correction. */
  key: z.string(),
  by: z.enum(['code', 'name', 'person']),
  /** Between 0 and 1. */
  confidence: z.number(),
  isJoined: z.boolean(),
})
export type ProductMatch = z.infer<typeof ProductMatch>

/** One of the tables that a batch became. */
export const BatchTable = z.object({
  searchId: z.string(),
  /** What its pages say of their things: the first of its columns. */
  name: z.string(),
  pageCount: count,
  rowCount: count,
  duplicates: count,
})
export type BatchTable = z.infer<typeof BatchTable>

export const Batch = BatchSummary.extend({
  /** Since when it reads; null where some addresses were tried again later. */
  startedAt: z.iso.datetime().nullable().default(null),
  items: z.array(BatchItem),
  /** The saved table, the first where there are several; null before there is one, and when no address gave any row. */
  searchId: z.string().nullable(),
  /** One list for each kind of page, where that was asked for. */
  tables: z.array(BatchTable).default([]),
  /** Pages of kinds that only few others are of: beyond the tables, to be opened by themselves. */
  otherPageCount: count.default(0),
  duplicates: count,
  /** Why what was read could not become one table. */
  joinCode: z.enum(codes).nullable(),
  /** Of a matrix: the least certain first. */
  matches: z.array(ProductMatch),
  /** Of a matrix: what its cells can show, and what they show. */
  valueColumns: z.array(z.string()),
  valueColumn: z.string().nullable(),
})
export type Batch = z.infer<typeof Batch>

const hour = 3_600_000

export const planBatch = endpoint({
  method: 'POST',
  path: '/api/batches/plan',
  access: 'signed-in',
  key: 'read',
  summary: 'What reading these addresses would cost and take, before anything is read.',
  body: z.object({ addresses: Addresses }),
  maxBodyBytes: 460_000,
  reply: z.object({
    success: ok,
    addresses: z.array(PlannedAddress),
    /** Scans of the plan: one per address. */
    units: count,
    /** Null where the plan has no limit. */
    unitsLeft: count.nullable(),
    sites: count,
    aboutSeconds: count,
  }),
  errors: ['batch_too_long', 'trial_ended', 'plan_required'],
  limits: [{ per: 'account', max: 200, windowMs: hour }],
})

/** Exactly one of the three. */
const AddressSource = z
  .object({
    searchId: Id.optional(),
    /** The pages below this address: as the site's map lists them, else along its links. */
    section: Address.optional(),
    file: z
      .object({
        name: z.string().max(300),
        base64: z.base64({ error: 'file_unreadable' }).max(maxAddressFileBytes * 1.4, { error: 'body_too_large' }),
      })
      .optional(),
  })
  .refine(given => Object.values(given).filter(Boolean).length === 1, { error: 'invalid_input' })

export const findAddresses = endpoint({
  method: 'POST',
  path: '/api/batches/addresses',
  access: 'signed-in',
  // A section is looked for on its site.
  key: 'run',
  summary:
    'The addresses in a spreadsheet (CSV or Excel, as base64) among the links of a saved search, or below an address.',
  body: AddressSource,
  reply: z.object({
    success: ok,
    columns: z.array(z.object({ name: z.string(), addresses: z.array(z.string()) })),
    /** False where a section may have more pages than were found within the limits. */
    isWhole: z.boolean().default(true),
  }),
  maxBodyBytes: 6_000_000,
  isReadElsewhere: true,
  errors: ['not_found', 'file_unreadable', 'addresses_missing', 'search_too_large', ...scanErrors],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

const whole = { success: ok, batch: Batch }
const one = z.object({ batchId: Id })

export const createBatch = endpoint({
  method: 'POST',
  path: '/api/batches',
  access: 'signed-in',
  key: 'run',
  summary:
    'Read many addresses with one question into one table. Answers at once; `/api/batches/get` tells how far it is.',
  body: z.object({
    addresses: Addresses,
    question: z.string().trim().max(2000, { error: 'field_too_long' }).default(''),
    shape: BatchShape.default('list'),
    name: z.string().trim().max(200, { error: 'field_too_long' }).optional(),
  }),
  maxBodyBytes: 460_000,
  reply: z.object(whole),
  errors: [
    'batch_too_long',
    'batch_limit',
    'addresses_missing',
    'storage_full',
    'limit_reached',
    'trial_ended',
    'plan_required',
  ],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const getBatches = endpoint({
  method: 'GET',
  path: '/api/batches',
  access: 'signed-in',
  key: 'read',
  summary: 'All batches of the user, newest first.',
  reply: z.object({ success: ok, batches: z.array(BatchSummary) }),
})

export const getBatch = endpoint({
  method: 'POST',
  path: '/api/batches/get',
  access: 'signed-in',
  key: 'read',
  summary: 'One batch: how far each address is, and the table once there is one.',
  body: one,
  reply: z.object(whole),
  errors: ['not_found'],
})

export const stopBatch = endpoint({
  method: 'POST',
  path: '/api/batches/stop',
  access: 'signed-in',
  key: 'run',
  summary: 'Stop reading, and make the table of what was read.',
  body: one,
  reply: z.object(whole),
  errors: ['not_found'],
})

export const retryBatch = endpoint({
  method: 'POST',
  path: '/api/batches/retry',
  access: 'signed-in',
  key: 'run',
  summary: 'Read again the addresses that failed or were stopped, and nothing else.',
  body: one,
  reply: z.object(whole),
  errors: ['not_found', 'batch_limit', 'limit_reached', 'trial_ended', 'plan_required'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const correctBatch = endpoint({
  method: 'POST',
  path: '/api/batches/correct',
  access: 'signed-in',
  key: 'run',
  summary: 'Say of a matrix which products are the same, or which column its cells show.',
  body: one.extend({
    match: z.object({ key: z.string().min(1).max(200), isSame: z.boolean() }).optional(),
    valueColumn: z.string().max(300).optional(),
  }),
  reply: z.object(whole),
  errors: ['not_found', 'list_too_long', 'list_source_unreadable', 'question_too_complex'],
  limits: [{ per: 'account', max: 200, windowMs: hour }],
})

export const deleteBatch = endpoint({
  method: 'POST',
  path: '/api/batches/delete',
  access: 'signed-in',
  key: 'run',
  summary: 'Forget a batch. Its table stays among the saved searches.',
  body: one,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})
