import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import { needFreshProof } from '../../http/fresh-proof.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import type { AccountServices } from './account-services.ts'
import { refuseKnownPassword } from './known-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { sendNotice } from './send-notice.job.ts'
import { nameOf } from './user-response.ts'

type Text = string | null | undefined
type Changes = { name?: Text; username?: Text; password?: Text }

/** One step for all that changes: a username that is taken leaves the name and the password as they were. */
export async function changeProfile(
  services: AccountServices,
  signedIn: SignedIn,
  { name, username, password }: Changes,
): Promise<User> {
  const { stores, jobs, now } = services
  const { user: before, sessionToken: keepToken } = signedIn
  const ownerId = before.id
  if (password) {
    await needFreshProof(services, signedIn)
    refuseKnownPassword(password, { field: 'password', ...before, username: username ?? before.username })
  }
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
