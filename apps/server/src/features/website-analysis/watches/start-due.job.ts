import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Looks every minute for watches whose time has come. */
export const startDueJob = defineJob({
  name: 'watches.start-due',
  payload: z.object({}),
  schedule: '* * * * *',
  lookEverySeconds: 5,
  load: async () => (await import('./start-due.ts')).startDue,
})
