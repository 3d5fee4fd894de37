import { getOrigin, getOriginPage } from '@sondeo/contract/origins'
import { getContactPage, getScanContacts } from '@sondeo/contract/scans'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import type { WebsiteServices } from '../website-services.ts'
import { markPlace } from './mark-place.ts'
import { openCell } from './open-cell.ts'
import { readContacts, showContactPage } from './scan-contacts.ts'
import { sendCopy } from './send-copy.ts'
import { showOrigin } from './show-origin.ts'

type Asked = { ownerId: string; searchId: string; row: number; columnId: string; place: number }

/** The stored page that a value was copied from, inert, with its place marked. */
async function showOriginPage(services: WebsiteServices, { place, ...asked }: Asked): Promise<string> {
  const origin = (await openCell(services, asked))?.places[place]
  if (!origin) throw new AppError('not_found')
  return markPlace(services, asked.ownerId, origin)
}

/** Nothing in a copy runs, loads or leads away, whatever its page held. */
const copyPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

export function addOriginRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  serve(http, context, getOrigin, async ({ body, signedIn }) => {
    return { success: true, origin: await showOrigin(services, { ownerId: signedIn.user.id, ...body }) }
  })

  serve(http, context, getOriginPage, async ({ params, signedIn, reply }) => {
    const [row = '', columnId = '', place = ''] = params.place.split('-')
    const html = await showOriginPage(services, {
      ownerId: signedIn.user.id,
      searchId: params.searchId,
      row: Number(row),
      columnId,
      place: Number(place),
    })
    return sendCopy({ reply, html, policy: copyPolicy, context })
  })

  serve(http, context, getScanContacts, async ({ body, signedIn }) => {
    return { success: true, contacts: await readContacts(services, { ownerId: signedIn.user.id, scanId: body.id }) }
  })

  serve(http, context, getContactPage, async ({ params, signedIn, reply }) => {
    const html = await showContactPage(services, { ownerId: signedIn.user.id, ...params })
    return sendCopy({ reply, html, policy: copyPolicy, context })
  })
}
