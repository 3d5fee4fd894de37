import * as searches from '@sondeo/contract/searches'
import type { Search, SearchListItem } from '@sondeo/database/searches-store'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Services } from '../../services.ts'

const listItem = ({ id, name, tool, pinned, createdAt }: SearchListItem) => ({
  _id: id,
  name,
  tool,
  pinned,
  created_at: createdAt.toISOString(),
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
    const removed = await stores.searches.remove({ ownerId: signedIn.user.id, searchId: body.searchId, now: now() })
    if (!removed) throw new AppError('not_found')
    return { success: true, message: messagesIn(language).replies.searchDeleted }
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
