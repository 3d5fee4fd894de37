import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Once a day, everything that is past its time goes: pages, sessions, links, counters, mails in the outbox. */
export const removeExpired = defineJob({
  name: 'accounts.remove-expired',
  payload: z.object({}),
  schedule: '17 3 * * *',
  expireInSeconds: 1800,
  load: () => import('./remove-expired.handler.ts'),
})
