import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import type { AccountServices } from './account-services.ts'
import { hashPassword } from './password-hash.ts'
import { sendNotice } from './send-notice.job.ts'
import { nameOf } from './user-response.ts'

type Text = string | null | undefined
type Changes = { name?: Text; username?: Text; password?: Text }

/** One step for all that changes: a username that is taken leaves the name and the password as they were. */
export async function changeProfile(
  { stores, jobs, now }: AccountServices,
  { user: { id: ownerId }, sessionToken: keepToken }: SignedIn,
  { name, username, password }: Changes,
): Promise<User> {
  const outcome = await stores.users.updateProfile({
    ownerId,
    ...(name && { name }),
    ...(username && { username }),
    ...(password && { password: { hash: await hashPassword(password), keepToken } }),
    now: now(),
  })
  if (outcome.result === 'not-found') throw new AppError('not_signed_in')
  if (outcome.result === 'username-taken')
    throw new AppError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] })
  const { user } = outcome
  const to = { email: user.email, name: nameOf(user), language: user.language }
  if (password) await jobs.send(sendNotice, { kind: 'password-changed', to })
  return user
}
