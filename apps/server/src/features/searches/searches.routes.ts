import * as searches from '@sondeo/contract/searches'
import { LIFETIMES_MS } from '@sondeo/database/lifetimes'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { WrittenReply } from '../../http/written-reply.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import { workOnDocument } from '../../readers/work-on-document.ts'
import type { Services } from '../../services.ts'
import { listItem } from './show-search.ts'

export function addSearchRoutes(
  http: FastifyInstance,
  context: HttpContext,
  { stores, readers, now }: Pick<Services, 'stores' | 'readers' | 'now'>,
) {
  serve(http, context, searches.getSearches, async ({ signedIn, query: { limit, after } }) => {
    const ownerId = signedIn.user.id
    if (limit === undefined) return { success: true, searches: (await stores.searches.list({ ownerId })).map(listItem) }
    const page = await stores.searches.listPage({ ownerId, limit, ...(after !== undefined && { after }) })
    if (!page) throw new AppError('not_found')
    return { success: true, searches: page.items.map(listItem), next: page.next }
  })

  serve(http, context, searches.getSearchHistory, async ({ body, signedIn, language }) => {
    const ownerId = signedIn.user.id
    const search = await stores.searches.findUnopened({ ownerId, searchId: body.searchId })
    const work = { readers, name: 'showSearch', ownerId, code: 'search_too_large' } as const
    const shown = search && (await workOnDocument({ ...work, input: { ...search, language } }))
    if (!shown) throw new AppError('not_found')
    return new WrittenReply(shown)
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
