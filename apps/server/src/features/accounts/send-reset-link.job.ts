import { Language } from '@sondeo/contract/fields'
import type { User } from '@sondeo/database/users-store'
import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { composeResetMail } from './account-mails.ts'
import { nameOf } from './user-response.ts'

const mailsPerHour = { max: 5, windowMs: 3_600_000 }

type Parts = Pick<Services, 'stores' | 'sendMail' | 'mailBrand' | 'now'>

/**
 * The call only queues this, whatever the address: so its answer and its time are the same whether or not there is an
 * account. The token is made when the mail is written and never stands in the queue.
 */
export const sendResetLink = defineJob({
  name: 'accounts.send-reset-link',
  payload: z.object({ email: z.string(), language: Language }),
  load: async () => mailResetLink,
})

async function mailResetLink({ stores, sendMail, mailBrand, now }: Parts, { email }: { email: string }) {
  const user = await stores.users.findByEmail(email)
  if (!user || !(await mayMailTo({ stores, now }, user))) return
  const token = await stores.resetTokens.issue({ ownerId: user.id, now: now() })
  if (!token) return
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await sendMail(composeResetMail(to, mailBrand, token))
}

/** Beyond a few in an hour the mailbox has good links already, and strangers could only fill it. */
export async function mayMailTo({ stores, now }: Pick<Parts, 'stores' | 'now'>, { id }: User): Promise<boolean> {
  const { allowed } = await stores.limits.take({ key: `link mail ${id}`, ...mailsPerHour, now: now() })
  return allowed
}
