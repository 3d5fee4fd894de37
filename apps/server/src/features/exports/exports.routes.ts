import { exportGoogleSheets, getExportTable, getSpreadsheets } from '@sondeo/contract/exports'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { requirePro } from '../../plans/find-plan.ts'
import type { Services } from '../../services.ts'
import { describeTable } from './describe-table.ts'
import { exportForUser } from './export-for-user.ts'

export function addExportRoutes(
  http: FastifyInstance,
  context: HttpContext,
  services: Pick<Services, 'stores' | 'openSheets' | 'hasBilling' | 'now'>,
) {
  const { stores } = services

  serve(http, context, exportGoogleSheets, async ({ body, signedIn, language }) => {
    await requirePro(services, signedIn.user.id)
    return { success: true, ...(await exportForUser(services, { user: signedIn.user, language, ...body })) }
  })

  serve(http, context, getSpreadsheets, async ({ signedIn }) => {
    return { success: true, spreadsheets: await stores.exports.listSpreadsheets({ ownerId: signedIn.user.id }) }
  })

  serve(http, context, getExportTable, async ({ body, signedIn }) => {
    const search = await stores.searches.find({ ownerId: signedIn.user.id, searchId: body.searchId })
    if (!search) throw new AppError('not_found')
    return { success: true, ...describeTable(search) }
  })
}
