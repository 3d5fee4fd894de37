import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const count = z.number().int()
const Named = z.object({ name: z.string(), searches: count, records: count })

/** What a user has searched, found and used, by month, the oldest first. */
export const Analytics = z.object({
  months: z.array(
    z.object({
      /** As `2026-11`, in the user's time zone. */
      month: z.string(),
      website: count,
      product: count,
      records: count,
      reports: count,
      scans: count,
      exports: count,
    }),
  ),
  totals: z.object({ searches: count, records: count, sites: count, products: count, exports: count }),
  /** Most searched first. */
  sites: z.array(Named),
  products: z.array(Named),
})
export type Analytics = z.infer<typeof Analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics',
  access: 'signed-in',
  key: 'read',
  summary: 'Searches, records, sources and usage of the last twelve months.',
  reply: z.object({ success: z.literal(true), analytics: Analytics }),
  errors: ['pro_only'],
})
