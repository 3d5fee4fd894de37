import type { ScanSummary } from '@sondeo/contract/website-analysis'
import type { Scan } from '@sondeo/database/scans-store'
import { z } from 'zod'

const Details = z.object({
  title: z.string().nullable(),
  completeness: z.object({
    isComplete: z.boolean(),
    pagesRead: z.number(),
    recordsFound: z.number(),
    recordsAnnounced: z.number().nullable(),
  }),
})

/** A finished scan in figures; `null` while it runs or when no page could be read. */
export function summariseScan(scan: Scan): Omit<ScanSummary, 'suggestions'> | null {
  const details = Details.safeParse(scan.details)
  if (!details.success) return null
  const { title, completeness } = details.data
  return {
    _id: scan.id,
    url: scan.url,
    title,
    scannedAt: (scan.finishedAt ?? scan.createdAt).toISOString(),
    pagesRead: completeness.pagesRead,
    recordsFound: completeness.recordsFound,
    recordsAnnounced: completeness.recordsAnnounced,
    complete: completeness.isComplete,
  }
}
