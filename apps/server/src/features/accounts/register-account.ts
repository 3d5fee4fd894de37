import type { Language } from '@sondeo/contract/fields'
import { AppError } from '../../app-error.ts'
import type { AccountServices } from './account-services.ts'
import { refuseKnownPassword } from './known-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { sendProofLink } from './send-proof-link.job.ts'
import type { NewSession } from './sign-in.ts'

type Registration = { username: string; email: string; password: string; language: Language; device: string | null }

/** A new account with its session; `proof-sent` where the mailbox has to be proved, whether or not there was an account. */
export async function registerAccount(
  { stores, jobs, needsMailProof, now }: AccountServices,
  registration: Registration,
): Promise<NewSession | 'proof-sent'> {
  const { password, ...person } = registration
  refuseKnownPassword(password, { field: 'password', ...person })
  // Asked before the expensive hash, and again by the store in the same transaction that makes the account.
  if (!(await stores.authorizedEmails.isAuthorized(person.email))) throw new AppError('email_not_authorized')
  const passwordHash = await hashPassword(password)
  const domainNeedsProof = needsMailProof(person.email)
  const outcome = await stores.users.register({ ...person, passwordHash, domainNeedsProof, now: now() })
  if (outcome.result === 'registered') return outcome
  if (outcome.result === 'proof-needed') {
    await jobs.send(sendProofLink, { email: person.email })
    return 'proof-sent'
  }
  if (outcome.result === 'not-authorized') throw new AppError('email_not_authorized')
  if (outcome.result === 'email-taken')
    throw new AppError('email_taken', { fields: [{ field: 'email', code: 'email_taken' }] })
  throw new AppError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] })
}
