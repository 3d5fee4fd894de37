import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/**
 * The call only queues this, whatever the address: so its answer and its time are the same whether or not there is an
 * account. The token is made by the handler and never stands in the queue.
 */
export const sendResetLink = defineJob({
  name: 'accounts.send-reset-link',
  payload: z.object({ email: z.string(), language: Language }),
  load: () => import('./send-reset-link.handler.ts'),
})
