import { createList, previewList } from '@sondeo/contract/consolidation'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { orCode } from '../../readers/or-code.ts'
import type { Services } from '../../services.ts'
import type { JoinRequest } from './join-in-reader.ts'

/** Raised whenever a stored list of before would not be understood any more. */
const DOCUMENT_VERSION = 1

type ListServices = Pick<Services, 'stores' | 'readers' | 'now'>

/** Joined in a reader, which gets the searches of this person one by one. */
async function joinSearches(
  { stores, readers }: ListServices,
  { ownerId, ...request }: JoinRequest & { ownerId: string },
) {
  const ask = async (_name: string, searchId: unknown) => {
    const search = await stores.searches.findUnopened({ ownerId, searchId: String(searchId) })
    return search && { id: search.id, name: search.name, json: search.json }
  }
  const joined = await orCode('list_too_long', readers.run('joinSearches', request, { ownerId, ask }))
  if (joined.problem !== null) throw new AppError(joined.problem)
  return joined
}

export function addConsolidationRoutes(http: FastifyInstance, context: HttpContext, services: ListServices) {
  serve(http, context, previewList, async ({ body, signedIn, language }) => {
    const joined = await joinSearches(services, { ownerId: signedIn.user.id, language, ...body, isSaved: false })
    const { sources, columns, rowCount, duplicates } = joined
    return { success: true, sources, columns, rowCount, duplicates }
  })

  /** The list is a search like any other. */
  serve(http, context, createList, async ({ body: { name, ...chosen }, signedIn, language }) => {
    const ownerId = signedIn.user.id
    const joined = await joinSearches(services, { ownerId, language, ...chosen, isSaved: true })
    const { rowCount, duplicates, documentJson: json } = joined
    const list = { ownerId, tool: 'website', name, documentVersion: DOCUMENT_VERSION } as const
    const about = { question: null, site: null, madeOf: 'searches' } as const
    if (!json) throw new Error('a list was not written')
    const saved = await services.stores.searches.create({ ...list, about, json, rowCount, now: services.now() })
    if (saved.result !== 'created') throw new AppError('not_found')
    return { success: true, searchId: saved.id, rowCount, duplicates }
  })
}
