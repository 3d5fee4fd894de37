import type { ScanSummary } from '@sondeo/contract/website-analysis'
import type { Scan } from '@sondeo/database/scans-store'
import { z } from 'zod'
import { MAX_DETAIL_PAGES } from '../details/run-details.ts'

const Details = z.object({
  title: z.string().nullable(),
  completeness: z.object({
    isComplete: z.boolean(),
    pagesRead: z.number(),
    recordsFound: z.number(),
    recordsAnnounced: z.number().nullable(),
    endedBecause: z.string().optional(),
  }),
  detailLinks: z.number().default(0),
  frameUrl: z.string().nullable().default(null),
  detailPages: z.object({ available: z.number(), read: z.number(), failed: z.number() }).optional(),
})

/** What a page took during the scan says best how long another of the same site takes; a second where nothing is known. */
function secondsPerPage({ createdAt, finishedAt }: Scan, pagesRead: number): number {
  const tookMs = (finishedAt ?? createdAt).getTime() - createdAt.getTime()
  return Math.min(10, Math.max(0.5, tookMs / 1000 / Math.max(1, pagesRead)))
}

/** A finished scan in figures; `null` while it runs or when no page could be read. */
export function summariseScan(scan: Scan): Omit<ScanSummary, 'suggestions'> | null {
  const details = Details.safeParse(scan.details)
  if (!details.success) return null
  const { title, completeness, detailLinks, frameUrl } = details.data
  const { available, read, failed } = details.data.detailPages ?? { available: detailLinks, read: 0, failed: 0 }
  const atOnce = Math.min(available - read, MAX_DETAIL_PAGES)
  const aboutSeconds = Math.ceil(atOnce * secondsPerPage(scan, completeness.pagesRead))
  return {
    _id: scan.id,
    url: scan.url,
    title,
    scannedAt: (scan.finishedAt ?? scan.createdAt).toISOString(),
    pagesRead: completeness.pagesRead,
    recordsFound: completeness.recordsFound,
    recordsAnnounced: completeness.recordsAnnounced,
    complete: completeness.isComplete,
    recordLimit: completeness.endedBecause === 'record-limit' ? completeness.recordsFound : null,
    needsBrowser: completeness.endedBecause === 'no-browser',
    frameUrl,
    detailPages: { available, read, failed, atOnce, aboutSeconds },
  }
}
