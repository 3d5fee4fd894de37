import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { batchLane } from './batch-lane.ts'

const AT_ONCE = 50

/** A batch whose processes all died goes on by itself. */
export const wakeBatchesJob = defineJob({
  name: 'batches.wake',
  payload: z.object({}),
  schedule: '* * * * *',
  lookEverySeconds: 5,
  load:
    async () =>
    async ({ stores, jobs, now }: Pick<Services, 'stores' | 'jobs' | 'now'>) => {
      for (const ids of await stores.batches.listSilent({ now: now(), limit: AT_ONCE })) await jobs.send(batchLane, ids)
    },
})
