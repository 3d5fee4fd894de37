import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { composeKnownAccountMail, composeProofMail } from './account-mails.ts'
import { mayMailTo } from './send-reset-link.job.ts'
import { nameOf } from './user-response.ts'

type Parts = Pick<Services, 'stores' | 'sendMail' | 'mailBrand' | 'now'>

/** Only the mailbox learns whether the account is new or was there before. The token never stands in the queue. */
export const sendProofLink = defineJob({
  name: 'accounts.send-proof-link',
  payload: z.object({ email: z.string() }),
  load: async () => mailProofLink,
})

async function mailProofLink(parts: Parts, { email }: { email: string }) {
  const { stores, sendMail, mailBrand, now } = parts
  const user = await stores.users.findByEmail(email)
  if (!user || !(await mayMailTo(parts, user))) return
  const token = await stores.resetTokens.issue({ ownerId: user.id, now: now() })
  if (!token) return
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await sendMail((user.isEmailProven ? composeKnownAccountMail : composeProofMail)(to, mailBrand, token))
}
