import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { composeAccountDeletedMail, composePasswordChangedMail } from './account-mails.ts'

const compose = {
  'password-changed': composePasswordChangedMail,
  'account-deleted': composeAccountDeletedMail,
}

/** Mails that tell a person what just happened to the account. Queued, so that a slow mail server delays no answer. */
export const sendNotice = defineJob({
  name: 'accounts.send-notice',
  payload: z.object({
    kind: z.enum(['password-changed', 'account-deleted']),
    to: z.object({ email: z.string(), name: z.string(), language: Language }),
  }),
  load:
    async () =>
    async ({ sendMail, mailBrand }: Pick<Services, 'sendMail' | 'mailBrand'>, { kind, to }) =>
      sendMail(compose[kind](to, mailBrand)),
})
