import type { User } from '@sondeo/database/users-store'
import type { Services } from '../../build-services.ts'
import { AppError } from '../../http/app-error.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { hashPassword } from './password-hash.ts'
import { sendNotice } from './send-notice.job.ts'
import { nameOf } from './user-on-the-wire.ts'

type Text = string | null | undefined
type Changes = { name?: Text; username?: Text; password?: Text }

/** Name and username first: a username that is taken then leaves the password as it was. */
export async function changeProfile(
  services: Services,
  { user, sessionToken }: SignedIn,
  changes: Changes,
): Promise<User> {
  const { name, username, password } = changes
  const changed = name || username ? await changeNames(services, user, { name, username }) : user
  if (!password) return changed
  await changePassword(services, changed, { password, keepToken: sessionToken })
  return { ...changed, hasPassword: true }
}

async function changeNames({ stores, now }: Services, user: User, { name, username }: Changes): Promise<User> {
  const outcome = await stores.users.updateProfile({
    ownerId: user.id,
    ...(name && { name }),
    ...(username && { username }),
    now: now(),
  })
  if (outcome.result === 'updated') return outcome.user
  if (outcome.result === 'not-found') throw new AppError('not_signed_in')
  throw new AppError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] })
}

async function changePassword(
  { stores, jobs, now }: Services,
  user: User,
  { password, keepToken }: { password: string; keepToken: string },
) {
  const passwordHash = await hashPassword(password)
  const outcome = await stores.users.changePassword({ ownerId: user.id, passwordHash, keepToken, now: now() })
  if (outcome.result === 'not-found') throw new AppError('not_signed_in')
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await jobs.send(sendNotice, { kind: 'password-changed', to })
}
