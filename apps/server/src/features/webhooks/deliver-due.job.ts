import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { deliverJob } from './deliver.job.ts'

const AT_ONCE = 500

/** Looks every minute for messages to be tried again, and for those whose process died. */
export const deliverDueJob = defineJob({
  name: 'webhooks.deliver-due',
  payload: z.object({}),
  schedule: '* * * * *',
  lookEverySeconds: 5,
  load: async () => sendDue,
})

export async function sendDue({ stores, jobs, now }: Pick<Services, 'stores' | 'jobs' | 'now'>) {
  for (const due of await stores.webhooks.listDue({ now: now(), limit: AT_ONCE })) await jobs.send(deliverJob, due)
}
