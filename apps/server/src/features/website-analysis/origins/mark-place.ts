import type { PageOrigin } from '@sondeo/table/origin'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import type { WebsiteServices } from '../website-services.ts'

/** The stored page of a place as inert HTML, with the place marked. */
export async function markPlace(services: WebsiteServices, ownerId: string, { pageId, url, place }: PageOrigin) {
  const { stores, readers, now } = services
  const body = await stores.pages.readBody({ ownerId, pageId, now: now() })
  if (!body) throw new AppError('scan_expired')
  const page = { html: body.toString(), url, place }
  return await orCode('page_too_complex', readers.run('writeMarkedCopy', page, { ownerId }))
}
