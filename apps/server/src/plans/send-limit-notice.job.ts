import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

export const LimitNotice = z.object({
  to: z.object({ email: z.string(), name: z.string(), language: Language }),
  kind: z.enum(['report', 'scan']),
  level: z.union([z.literal(80), z.literal(100)]),
  used: z.number(),
  limit: z.number(),
  renewsAt: z.iso.datetime(),
})
export type LimitNotice = z.infer<typeof LimitNotice>

/** The mail that says how much of a plan is used. Queued, so that a slow mail server delays no table. */
export const sendLimitNotice = defineJob({
  name: 'plans.send-limit-notice',
  payload: LimitNotice,
  load: () => import('./send-limit-notice.handler.ts'),
})
