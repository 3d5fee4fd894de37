import { getOrigin, getOriginPage } from '@sondeo/contract/origins'
import { getContactPage, getScanContacts } from '@sondeo/contract/scans'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import type { WebsiteServices } from '../website-services.ts'
import { readContacts, showContactPage } from './scan-contacts.ts'
import { sendCopy } from './send-copy.ts'
import { copyPolicy, sendOriginPage } from './send-origin-page.ts'
import { showOrigin } from './show-origin.ts'

export function addOriginRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  serve(http, context, getOrigin, async ({ body, signedIn }) => {
    return { success: true, origin: await showOrigin(services, { ownerId: signedIn.user.id, ...body }) }
  })

  serve(http, context, getOriginPage, async ({ params, signedIn, reply }) => {
    return sendOriginPage(services, { ownerId: signedIn.user.id, ...params, reply, context })
  })

  serve(http, context, getScanContacts, async ({ body, signedIn }) => {
    return { success: true, contacts: await readContacts(services, { ownerId: signedIn.user.id, scanId: body.id }) }
  })

  serve(http, context, getContactPage, async ({ params, signedIn, reply }) => {
    const html = await showContactPage(services, { ownerId: signedIn.user.id, ...params })
    return sendCopy({ reply, html, policy: copyPolicy, context })
  })
}
