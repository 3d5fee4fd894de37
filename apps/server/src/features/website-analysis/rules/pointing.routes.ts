import { createHash } from 'node:crypto'
import { getPageValues, getPointingPage, pointAtValue } from '@sondeo/contract/pointing'
import { POINTING_SCRIPT } from '@sondeo/extraction/pointing-script'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import { requirePro } from '../../../plans/find-plan.ts'
import { orCode } from '../../../readers/or-code.ts'
import { sendCopy } from '../origins/send-copy.ts'
import type { WebsiteServices } from '../website-services.ts'
import { readFirstPage } from './preview-rule.ts'

const scriptHash = createHash('sha256').update(POINTING_SCRIPT).digest('base64')

/** Only our own script runs in the copy, with no origin of its own: it can reach neither the site nor this one. */
const policy = `sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'`

/** Saying what to read by pointing at it, on the page that a scan has kept. */
export function addPointingRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  async function openPageFor(ownerId: string, scanId: string) {
    await requirePro(services, ownerId)
    return await readFirstPage(services, { ownerId, scanId })
  }

  serve(http, context, getPointingPage, async ({ params, signedIn, reply }) => {
    const ownerId = signedIn.user.id
    const page = await openPageFor(ownerId, params.scanId)
    const html = await orCode('page_too_complex', services.readers.run('writePointingCopy', page, { ownerId }))
    return sendCopy({ reply, html, policy, context })
  })

  serve(http, context, getPageValues, async ({ body, signedIn }) => {
    const ownerId = signedIn.user.id
    const page = await openPageFor(ownerId, body.scanId)
    const values = await orCode('page_too_complex', services.readers.run('listValues', page, { ownerId }))
    return { success: true, values }
  })

  serve(http, context, pointAtValue, async ({ body: { scanId, at, item }, signedIn }) => {
    const ownerId = signedIn.user.id
    const page = await openPageFor(ownerId, scanId)
    const asked = services.readers.run('pointAt', { page, at, item }, { ownerId })
    const pointed = await orCode('page_too_complex', asked)
    if (pointed === 'too-broad') throw new AppError('rule_too_broad')
    return { success: true, pointed }
  })
}
