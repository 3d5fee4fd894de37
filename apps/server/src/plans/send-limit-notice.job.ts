import { defineJob } from '../jobs/define-job.ts'
import { LimitNotice } from './limit-notice.ts'

/** The mail that says how much of a plan is used. Queued, so that a slow mail server delays no table. */
export const sendLimitNotice = defineJob({
  name: 'plans.send-limit-notice',
  payload: LimitNotice,
  load: () => import('./send-limit-notice.handler.ts'),
})
