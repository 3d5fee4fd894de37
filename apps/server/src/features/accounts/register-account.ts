import type { Language } from '@sondeo/contract/fields'
import type { RegisteredUser } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import type { AccountServices } from './account-services.ts'
import { refuseKnownPassword } from './known-passwords.ts'
import { hashPassword } from './password-hash.ts'

type Registration = { username: string; email: string; password: string; language: Language; device: string | null }
type Registered = Extract<RegisteredUser, { result: 'registered' }>

export async function registerAccount(
  { stores, now }: AccountServices,
  registration: Registration,
): Promise<Registered> {
  const { password, ...person } = registration
  refuseKnownPassword(password, { field: 'password', ...person })
  // Asked before the expensive hash, and again by the store in the same transaction that makes the account.
  if (!(await stores.authorizedEmails.isAuthorized(person.email))) throw new AppError('email_not_authorized')
  const passwordHash = await hashPassword(password)
  const outcome = await stores.users.register({ ...person, passwordHash, now: now() })
  if (outcome.result === 'registered') return outcome
  if (outcome.result === 'not-authorized') throw new AppError('email_not_authorized')
  if (outcome.result === 'email-taken')
    throw new AppError('email_taken', { fields: [{ field: 'email', code: 'email_taken' }] })
  throw new AppError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] })
}
