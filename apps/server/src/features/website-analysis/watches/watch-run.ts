import { z } from 'zod'

/** One look at a watched list, as jobs carry it. */
export const WatchRunIds = z.object({
  ownerId: z.string(),
  watchId: z.string(),
  runId: z.string(),
  /** Which list of a joined one is read now: each waits in the line of its own site. */
  part: z.number().int().optional(),
})
export type WatchRunIds = z.infer<typeof WatchRunIds>
