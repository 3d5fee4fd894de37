import type { Services } from '../../build-services.ts'
import { composeResetMail } from './account-mails.ts'
import { nameOf } from './user-on-the-wire.ts'

export async function handle({ email }: { email: string }, { stores, sendMail, mailBrand, now }: Services) {
  const user = await stores.users.findByEmail(email)
  if (!user) return
  const token = await stores.resetTokens.issue({ ownerId: user.id, now: now() })
  if (!token) return
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await sendMail(composeResetMail(to, mailBrand, token))
}
