import type { ResolvePlace } from '@sondeo/analyst/check-origins'
import { openPage } from '@sondeo/extraction/open-page'
import { textAtPlace } from '@sondeo/extraction/place-on-page'
import type { WebsiteServices } from './website-services.ts'

/** Opens stored pages, so that a value can be looked up at its place. A page whose copy has expired cannot be asked. */
export const openPlaces =
  ({ stores, now }: WebsiteServices, ownerId: string) =>
  async (pageIds: readonly string[]): Promise<ResolvePlace> => {
    const pages = new Map<string, ReturnType<typeof openPage>>()
    for (const pageId of pageIds) {
      const body = await stores.pages.readBody({ ownerId, pageId, now: now() })
      // The address does not matter for places.
      if (body) pages.set(pageId, openPage({ html: body.toString(), url: 'http://page.invalid/' }))
    }
    return ({ pageId, place }) => {
      const page = pages.get(pageId)
      return page ? textAtPlace(page, place) : undefined
    }
  }
