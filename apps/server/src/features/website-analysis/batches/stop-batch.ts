import type { Services } from '../../../services.ts'
import { batchLane } from './batch-lane.ts'
import type { BatchIds } from './batch-settings.ts'

/** `false` where there is no such batch, or it reads no more. */
export async function stopBatch(
  { stores, jobs, now }: Pick<Services, 'stores' | 'jobs' | 'now'>,
  ids: BatchIds,
): Promise<boolean> {
  const isAsked = await stores.batches.requestStop({ ...ids, now: now() })
  // Where nothing is being read there is nobody to make the table.
  if (isAsked) await jobs.send(batchLane, ids)
  return isAsked
}
