import { createList, previewList } from '@sondeo/contract/consolidation'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { joinSearches } from './join-searches.ts'
import { saveList } from './save-list.ts'

export function addConsolidationRoutes(
  http: FastifyInstance,
  context: HttpContext,
  services: Pick<Services, 'stores' | 'hasBilling' | 'now'>,
) {
  serve(http, context, previewList, async ({ body, signedIn, language }) => {
    const joined = await joinSearches(services, { ownerId: signedIn.user.id, language, ...body })
    const { sources, columns, table, duplicates } = joined
    return { success: true, sources, columns, rowCount: table.rows.length, duplicates }
  })

  serve(http, context, createList, async ({ body, signedIn, language }) => {
    const ownerId = signedIn.user.id
    const joined = await joinSearches(services, { ownerId, language, ...body })
    const searchId = await saveList(services, { ownerId, language, name: body.name, joined })
    return { success: true, searchId, rowCount: joined.table.rows.length, duplicates: joined.duplicates }
  })
}
