import type { Page as StoredPage } from '@sondeo/database/pages-store'
import type { Scan } from '@sondeo/database/scans-store'
import type { Page } from '@sondeo/scraping/page'
import type { ReadBefore } from '@sondeo/scraping/scraping'
import { z } from 'zod'
import type { WebsiteServices } from '../website-services.ts'

/** A list that rested longer may have moved on: its pages would not fit together. */
const MAX_AGE_MS = 30 * 60_000

/** What a browser drew cannot be gone on from: its state went with its process. */
const Kept = z.looseObject({
  url: z.string(),
  requestedUrl: z.string(),
  status: z.number(),
  contentType: z.string(),
  charset: z.string(),
  bytes: z.number(),
  fetchedAt: z.string(),
  readBy: z.literal('http'),
  fileKind: z.enum(['pdf', 'csv', 'sheet', 'json', 'xml']).optional(),
})
const Cookies = z.object({ cookies: z.string() })

/** `isStored`: this very page lies there already, so that it need not be stored again. */
type Before = { before: ReadBefore | undefined; bytes: number; isStored: (page: Page, position: number) => boolean }

/** What a process that ended had read of this scan; whoever takes it up goes on from there. */
export async function findReadBefore({ stores, now }: WebsiteServices, ownerId: string, scan: Scan): Promise<Before> {
  const nothing: Before = { before: undefined, bytes: 0, isStored: () => false }
  const session = Cookies.safeParse(scan.details)
  const stored = await stores.pages.list({ ownerId, scanId: scan.id, now: now() })
  const bytes = stored.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
  const kept = new Map(stored.flatMap(page => readKept(page) ?? []))
  const oldest = Math.min(...stored.map(({ createdAt }) => createdAt.getTime()))
  const isFresh = now().getTime() - oldest < MAX_AGE_MS
  if (!session.success || kept.size === 0 || kept.size < stored.length || !isFresh) return { ...nothing, bytes }
  const positions = new Map<Page, number>()
  return {
    before: {
      cookies: session.data.cookies,
      pageAt: async url => {
        const found = kept.get(url)
        const body = found && (await stores.pages.readBody({ ownerId, pageId: found.id, now: now() }))
        if (!body) return undefined
        const page: Page = { ...found.about, html: body.toString(), redirects: [], trace: [] }
        positions.set(page, found.position)
        return page
      },
    },
    bytes,
    isStored: (page, position) => positions.get(page) === position,
  }
}

function readKept({ id, position, details }: StoredPage) {
  const { success, data } = Kept.safeParse(details)
  if (!success) return undefined
  const { url, requestedUrl, status, contentType, charset, bytes, fetchedAt, readBy, fileKind } = data
  const about = { url, requestedUrl, status, contentType, charset, bytes, fetchedAt, readBy }
  return [[requestedUrl, { id, position, about: { ...about, ...(fileKind && { fileKind }) } }]] as const
}
