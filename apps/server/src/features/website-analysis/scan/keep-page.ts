import { ENGINE_VERSION } from '@sondeo/extraction/page-reading'
import type { ScannedPage } from '@sondeo/scraping/scan'
import type { WebsiteServices } from '../website-services.ts'

type Kept = {
  ownerId: string
  scanId: string
  position: number
  scanned: ScannedPage
  /** How many records the scan may hold: the limit stands when the page is read again by a later engine. */
  maxRecords?: number
  /** The address by which a record of the list leads to this page. */
  detailOf?: string
}

/** Stores a page with what is on it. How it was reached is not kept: it may say more than the page does. */
export async function keepPage({ stores, now }: WebsiteServices, kept: Kept) {
  const { ownerId, scanId, position, scanned, detailOf, maxRecords } = kept
  const { html, trace: _, redirects: __, ...about } = scanned.page
  const details = { ...about, ...(detailOf && { detailOf }), ...(maxRecords !== undefined && { maxRecords }) }
  const reading = { version: String(ENGINE_VERSION), json: scanned.json }
  await stores.pages.save({ ownerId, scanId, position, details, body: Buffer.from(html), reading, now: now() })
}
