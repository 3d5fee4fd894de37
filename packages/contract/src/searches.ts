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
  tool: ToolName,
})
export type SearchListItem = z.infer<typeof SearchListItem>

export const SavedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  pinned: z.boolean(),
  tool: ToolName,
  prompt: z.string().nullable(),
  ai_response: z.object({ content: z.string() }),
  ai_summary: z.string().nullable(),
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
  summary: 'The earlier searches of this user: pinned first, then newest first.',
  reply: z.object({ success: ok, searches: z.array(SearchListItem) }),
})

export const getSearchHistory = endpoint({
  method: 'POST',
  path: '/api/get-search-history',
  access: 'signed-in',
  summary: 'One saved search with its table.',
  body: bySearchId,
  reply: z.object({ success: ok, search: SavedSearch }),
  errors: ['not_found'],
})

export const pinSearch = endpoint({
  method: 'POST',
  path: '/api/pin-search',
  access: 'signed-in',
  summary: 'Pin a search, or unpin a pinned one.',
  body: bySearchId,
  reply: z.object({ success: ok, pinned: z.boolean() }),
  errors: ['not_found'],
})

export const deleteSearchHistory = endpoint({
  method: 'POST',
  path: '/api/delete-search-history',
  access: 'signed-in',
  summary: 'Delete a saved search.',
  body: bySearchId,
  reply: z.object({ success: ok, message: z.string() }),
  errors: ['not_found'],
})

export const Directory = z.object({ _id: z.string(), name: z.string() })

export const getDirectories = endpoint({
  method: 'GET',
  path: '/api/get-directories',
  access: 'signed-in',
  summary: 'The directories of product research; the first one is where the dashboard leads.',
  reply: z.object({ success: ok, directories: z.array(Directory) }),
})

export const getDirectory = endpoint({
  method: 'POST',
  path: '/api/get-directory',
  access: 'signed-in',
  summary: 'Whether a directory exists.',
  body: z.object({ directoryId: Id }),
  reply: z.object({ success: ok, directory: Directory }),
  errors: ['not_found'],
})
