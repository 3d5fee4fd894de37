import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Mails that tell a person what just happened to the account. Queued, so that a slow mail server delays no answer. */
export const sendNotice = defineJob({
  name: 'accounts.send-notice',
  payload: z.object({
    kind: z.enum(['password-changed', 'account-deleted']),
    to: z.object({ email: z.string(), name: z.string(), language: Language }),
  }),
  load: () => import('./send-notice.handler.ts'),
})
