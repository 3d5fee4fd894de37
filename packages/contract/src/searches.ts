import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

export const ToolName = z.enum(['website', 'product'])
export type ToolName = z.infer<typeof ToolName>

export const SearchListItem = z.object({
  _id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  pinned: z.boolean(),
  /** Null from a backend that does not say it. */
  tool: ToolName.nullable().default(null),
  /** What the history tells besides the name; absent for searches of before, and from servers that do not say it. */
  question: z.string().nullable().optional(),
  site: z.string().nullable().optional(),
  rows: z.number().int().nullable().optional(),
  /** What its table was put together from, where it is not the answer to one question. */
  madeOf: z.enum(['searches', 'batch']).nullable().optional(),
  /** The scan that it was asked of, while that is kept. */
  scanId: z.string().nullable().optional(),
})
export type SearchListItem = z.infer<typeof SearchListItem>

export const SavedSearch = z.object({
  _id: z.string().default(''),
  name: z.string(),
  created_at: z.iso.datetime().nullable().default(null),
  pinned: z.boolean().default(false),
  tool: ToolName.nullable().default(null),
  scanId: z.string().nullable().optional(),
  prompt: z.string().nullable().default(null),
  ai_response: z.object({ content: z.string() }),
  ai_summary: z.string().nullable().default(null),
  /** What stands beside the table: plan, origins, completeness, sources. Each tool describes its own. */
  details: z.unknown().optional(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const ok = z.literal(true)
const bySearchId = z.object({ searchId: Id })

export const getSearches = endpoint({
  method: 'GET',
  path: '/api/get-searches',
  access: 'signed-in',
  key: 'read',
  summary:
    'The earlier searches of this user: pinned first, then newest first. All of them, or `limit` of them after one.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).optional(), after: Id.optional() }),
  /** `next` is what to ask after for the following ones; null after the last, absent where all were asked for. */
  reply: z.object({ success: ok, searches: z.array(SearchListItem), next: z.string().nullable().optional() }),
  errors: ['not_found'],
})

export const getSearchHistory = endpoint({
  method: 'POST',
  path: '/api/get-search-history',
  access: 'signed-in',
  key: 'read',
  summary: 'One saved search with its table.',
  body: bySearchId,
  reply: z.object({ success: ok, search: SavedSearch }),
  errors: ['not_found', 'search_too_large'],
})

export const pinSearch = endpoint({
  method: 'POST',
  path: '/api/pin-search',
  access: 'signed-in',
  key: 'run',
  summary: 'Pin a search, or unpin a pinned one.',
  body: bySearchId,
  reply: z.object({ success: ok, pinned: z.boolean().nullable().default(null) }),
  errors: ['not_found'],
})

export const deleteSearchHistory = endpoint({
  method: 'POST',
  path: '/api/delete-search-history',
  access: 'signed-in',
  key: 'run',
  summary: 'Delete a saved search: into the bin, where it stays for 30 days.',
  body: bySearchId,
  reply: z.object({ success: ok, message: z.string() }),
  errors: ['not_found'],
})

export const renameSearch = endpoint({
  method: 'POST',
  path: '/api/searches/rename',
  access: 'signed-in',
  key: 'run',
  summary: 'Give a saved search another name.',
  body: bySearchId.extend({
    name: z
      .string({ error: 'field_required' })
      .trim()
      .min(1, { error: 'field_required' })
      .max(200, { error: 'field_too_long' }),
  }),
  reply: z.object({ success: ok, name: z.string() }),
  errors: ['not_found'],
})

const DeletedSearch = SearchListItem.extend({ deleted_at: z.iso.datetime(), erased_at: z.iso.datetime() })

export const listDeletedSearches = endpoint({
  method: 'GET',
  path: '/api/searches/deleted',
  access: 'signed-in',
  summary: 'What is in the bin, newest first, and until when each stays there.',
  reply: z.object({ success: ok, searches: z.array(DeletedSearch) }),
})

export const restoreSearch = endpoint({
  method: 'POST',
  path: '/api/searches/restore',
  access: 'signed-in',
  summary: 'Bring a deleted search back.',
  body: bySearchId,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

export const eraseSearch = endpoint({
  method: 'POST',
  path: '/api/searches/erase',
  access: 'signed-in',
  summary: 'Erase a deleted search for good.',
  body: bySearchId,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

const Directory = z.object({ _id: z.string(), name: z.string().default('') })

export const getDirectories = endpoint({
  method: 'GET',
  path: '/api/get-directories',
  access: 'signed-in',
  key: 'read',
  summary: 'The directories of product research; the first one is where the dashboard leads.',
  reply: z.object({ success: ok, directories: z.array(Directory) }),
})

export const getDirectory = endpoint({
  method: 'POST',
  path: '/api/get-directory',
  access: 'signed-in',
  summary: 'Whether a directory exists.',
  body: z.object({ directoryId: Id }),
  reply: z.object({ success: ok, directory: Directory.nullable().default(null) }),
  errors: ['not_found'],
})
