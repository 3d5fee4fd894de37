import { ValueKind } from '@sondeo/table/value'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

const ok = z.literal(true)

export const maxListSources = 20
export const maxListRows = 50_000

/** One column of the list: what it takes from each search, in their order; null where a search has none. */
export const ListColumn = z.object({
  name: z.string().trim().min(1, { error: 'field_required' }).max(200, { error: 'field_too_long' }),
  from: z.array(z.string().max(200).nullable()).max(maxListSources),
})
export type ListColumn = z.infer<typeof ListColumn>

/** Why what a column takes does not go together, where it does not. */
const ColumnClash = z.discriminatedUnion('why', [
  z.object({ why: z.literal('currency'), signs: z.array(z.string()) }),
  z.object({ why: z.literal('size') }),
])
export type ColumnClash = z.infer<typeof ColumnClash>

export const ListSource = z.object({
  searchId: z.string(),
  name: z.string(),
  rowCount: z.number().int(),
  /** `sample` is a value of it, to know it by. */
  columns: z.array(z.object({ id: z.string(), name: z.string(), kind: ValueKind, sample: z.string() })),
})
export type ListSource = z.infer<typeof ListSource>

const SearchIds = z
  .array(Id)
  .min(2, { error: 'list_needs_two' })
  .max(maxListSources, { error: 'list_too_long' })
  .refine(ids => new Set(ids).size === ids.length, { error: 'list_needs_two' })

const chosen = {
  searchIds: SearchIds,
  /** As corrected by the user; without it the columns are matched by meaning. */
  columns: z.array(ListColumn).min(1, { error: 'field_required' }).max(500).optional(),
}
const errors = ['not_found', 'list_needs_two', 'list_too_long', 'list_source_unreadable'] as const

export const previewList = endpoint({
  method: 'POST',
  path: '/api/consolidate/preview',
  access: 'signed-in',
  key: 'read',
  summary: 'How several saved searches would become one list: which columns meet, and how many rows remain.',
  body: z.object(chosen),
  reply: z.object({
    success: ok,
    sources: z.array(ListSource),
    columns: z.array(ListColumn.extend({ clash: ColumnClash.optional() })),
    rowCount: z.number().int(),
    duplicates: z.number().int(),
  }),
  errors,
  limits: [{ per: 'account', max: 600, windowMs: 3_600_000 }],
})

export const createList = endpoint({
  method: 'POST',
  path: '/api/consolidate',
  access: 'signed-in',
  key: 'run',
  summary: 'Several saved searches become one list, saved as a search like any other.',
  body: z.object({
    ...chosen,
    name: z.string().trim().min(1, { error: 'field_required' }).max(200, { error: 'field_too_long' }),
  }),
  reply: z.object({ success: ok, searchId: z.string(), rowCount: z.number().int(), duplicates: z.number().int() }),
  errors,
  limits: [{ per: 'account', max: 120, windowMs: 3_600_000 }],
})
