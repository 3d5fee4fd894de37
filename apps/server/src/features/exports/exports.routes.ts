import { exportGoogleSheets, getExportTable, getSpreadsheets } from '@sondeo/contract/exports'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { WrittenReply } from '../../http/written-reply.ts'
import { requirePro } from '../../plans/find-plan.ts'
import { workOnDocument } from '../../readers/work-on-document.ts'
import type { Services } from '../../services.ts'
import { exportForUser } from './export-for-user.ts'

export function addExportRoutes(
  http: FastifyInstance,
  context: HttpContext,
  services: Pick<Services, 'stores' | 'readers' | 'openSheets' | 'hasBilling' | 'now'>,
) {
  const { stores, readers } = services

  serve(http, context, exportGoogleSheets, async ({ body, signedIn, language }) => {
    await requirePro(services, signedIn.user.id)
    return { success: true, ...(await exportForUser(services, { ownerId: signedIn.user.id, language, body })) }
  })

  serve(http, context, getSpreadsheets, async ({ signedIn }) => {
    return { success: true, spreadsheets: await stores.exports.listSpreadsheets({ ownerId: signedIn.user.id }) }
  })

  serve(http, context, getExportTable, async ({ body, signedIn, language }) => {
    const ownerId = signedIn.user.id
    const search = await stores.searches.findUnopened({ ownerId, searchId: body.searchId })
    const work = { readers, name: 'describeTable', ownerId, code: 'export_too_large' } as const
    const input = search && { json: search.json, createdAt: search.createdAt, language, view: body.view }
    const described = input && (await workOnDocument({ ...work, input }))
    if (!described) throw new AppError('not_found')
    return new WrittenReply(described)
  })
}
