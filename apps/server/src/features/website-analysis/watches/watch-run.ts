import { z } from 'zod'

/** One look at a watched list, as jobs carry it. */
export const WatchRunIds = z.object({ ownerId: z.string(), watchId: z.string(), runId: z.string() })
export type WatchRunIds = z.infer<typeof WatchRunIds>
