import * as searches from '@sondeo/contract/searches'
import { LIFETIMES_MS } from '@sondeo/database/lifetimes'
import type { SearchListItem } from '@sondeo/database/search-record'
import type { Search } from '@sondeo/database/searches-store'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Services } from '../../services.ts'

const listItem = ({ id, name, tool, pinned, createdAt, scanId, rowCount, about }: SearchListItem) => ({
  _id: id,
  name,
  tool,
  pinned,
  created_at: createdAt.toISOString(),
  question: about?.question ?? null,
  site: about?.site ?? null,
  rows: rowCount,
  scanId,
})

/** A research keeps what it can be written again from; nine tenths of it, and no page reads them. */
function showDetails({ tool, document: { details } }: Search): Record<string, unknown> {
  if (tool !== 'product') return details
  const { kept: _kept, table: _table, ...shown } = details
  return shown
}

export function addSearchRoutes(
  http: FastifyInstance,
  context: HttpContext,
  { stores, now }: Pick<Services, 'stores' | 'now'>,
) {
  serve(http, context, searches.getSearches, async ({ signedIn }) => {
    const found = await stores.searches.list({ ownerId: signedIn.user.id })
    return { success: true, searches: found.map(listItem) }
  })

  serve(http, context, searches.getSearchHistory, async ({ body, signedIn }) => {
    const search = await stores.searches.find({ ownerId: signedIn.user.id, searchId: body.searchId })
    if (!search) throw new AppError('not_found')
    const { prompt, content, summary } = search.document
    return {
      success: true,
      search: {
        ...listItem(search),
        prompt,
        ai_response: { content },
        ai_summary: summary,
        details: showDetails(search),
      },
    }
  })

  serve(http, context, searches.pinSearch, async ({ body, signedIn }) => {
    const toggled = await stores.searches.togglePin({ ownerId: signedIn.user.id, searchId: body.searchId })
    if (!toggled) throw new AppError('not_found')
    return { success: true, pinned: toggled.pinned }
  })

  serve(http, context, searches.deleteSearchHistory, async ({ body, signedIn, language }) => {
    const removed = await stores.searchBin.put({ ownerId: signedIn.user.id, searchId: body.searchId, now: now() })
    if (!removed) throw new AppError('not_found')
    return { success: true, message: messagesIn(language).replies.searchDeleted }
  })

  serve(http, context, searches.renameSearch, async ({ body: { searchId, name }, signedIn }) => {
    if (!(await stores.searches.rename({ ownerId: signedIn.user.id, searchId, name }))) throw new AppError('not_found')
    return { success: true, name }
  })

  serve(http, context, searches.listDeletedSearches, async ({ signedIn }) => {
    const found = await stores.searchBin.list({ ownerId: signedIn.user.id })
    return {
      success: true,
      searches: found.map(search => ({
        ...listItem(search),
        deleted_at: search.deletedAt.toISOString(),
        erased_at: new Date(search.deletedAt.getTime() + LIFETIMES_MS.deletedSearch).toISOString(),
      })),
    }
  })

  serve(http, context, searches.restoreSearch, async ({ body, signedIn }) => {
    if (!(await stores.searchBin.restore({ ownerId: signedIn.user.id, searchId: body.searchId })))
      throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, searches.eraseSearch, async ({ body, signedIn }) => {
    const which = { ownerId: signedIn.user.id, searchId: body.searchId }
    if (!(await stores.searchBin.erase({ ...which, now: now() }))) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, searches.getDirectories, async ({ language }) => {
    const names = messagesIn(language).directories
    const found = await stores.directories.list()
    return { success: true, directories: found.map(({ id, slug }) => ({ _id: id, name: names[slug] ?? slug })) }
  })

  serve(http, context, searches.getDirectory, async ({ body, language }) => {
    const found = await stores.directories.find(body.directoryId)
    if (!found) throw new AppError('not_found')
    const name = messagesIn(language).directories[found.slug] ?? found.slug
    return { success: true, directory: { _id: found.id, name } }
  })
}
