import type { ReadPage } from '@sondeo/analyst/record-source'
import { readPage } from '@sondeo/extraction/extraction'
import { ENGINE_VERSION, type PageReading } from '@sondeo/extraction/page-reading'
import { StoredReading } from '@sondeo/extraction/stored-reading'
import { applyOwnRules } from './apply-own-rules.ts'
import type { WebsiteServices } from './website-services.ts'

type Which = { ownerId: string; scanId: string }
/** `readAt` tells by the page's id when it was read. */
type Loaded = { pages: ReadPage[]; readAt: Record<string, string> }

/** The pages of a scan with what is on them. A reading by an older engine is made anew from the stored page. */
export async function loadPages(services: WebsiteServices, { ownerId, scanId }: Which): Promise<Loaded> {
  const { stores, now } = services
  const pages = await stores.pages.list({ ownerId, scanId, now: now() })
  const version = String(ENGINE_VERSION)
  const read: ReadPage[] = []
  const readAt: Record<string, string> = {}
  for (const { id: pageId, details, createdAt } of pages) {
    readAt[pageId] = typeof details.fetchedAt === 'string' ? details.fetchedAt : createdAt.toISOString()
    const kept = await stores.pages.findReading({ ownerId, pageId, version, schema: StoredReading })
    const reading = kept ?? (await readAgain(pageId, details.url))
    const { detailOf } = details
    if (reading)
      read.push({ pageId, url: details.url, reading, ...(typeof detailOf === 'string' && detailOf && { detailOf }) })
  }
  return { pages: await applyOwnRules(services, ownerId, read), readAt }

  async function readAgain(pageId: string, url: string): Promise<PageReading | null> {
    const body = await stores.pages.readBody({ ownerId, pageId, now: now() })
    if (!body) return null
    const reading = readPage({ html: body.toString(), url })
    await stores.pages.saveReading({ ownerId, pageId, version, reading, now: now() })
    return reading
  }
}
