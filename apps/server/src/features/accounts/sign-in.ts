import type { Language } from '@sondeo/contract/fields'
import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import type { AccountServices } from './account-services.ts'
import { isPasswordRight } from './password-hash.ts'
import { sendProofLink } from './send-proof-link.job.ts'

type Attempt = { email: string; password: string; language: Language; device: string | null }
export type NewSession = { user: User; sessionToken: string }

/** An account of ours first; an account without a password, or none, is asked of the membership network. */
export async function signIn(services: AccountServices, attempt: Attempt): Promise<NewSession> {
  const { stores, membership } = services
  const known = await stores.users.findForSignIn(attempt.email)
  const isRight = await isPasswordRight(attempt.password, known?.passwordHash)
  if (known && isRight) {
    await needProvenMailbox(services, known.user)
    return openSession(services, { ...known, device: attempt.device })
  }
  if (!membership || known?.passwordHash) throw new AppError('bad_credentials')

  const answer = await membership(attempt.email, attempt.password)
  if (answer === 'unreachable') throw new AppError('membership_unavailable')
  if (answer === 'stranger') throw new AppError('bad_credentials')
  const user = known?.user ?? (await makeMemberAccount(services, attempt))
  return openSession(services, { user, passwordHash: null, device: attempt.device })
}

/** Said only to whoever knows the password; everybody else hears that it is wrong. */
async function needProvenMailbox({ stores, jobs, needsMailProof }: AccountServices, { email, isEmailProven }: User) {
  if (isEmailProven || !needsMailProof(email)) return
  if ((await stores.authorizedEmails.find(email)) !== 'domain') return
  await jobs.send(sendProofLink, { email })
  throw new AppError('email_not_proven')
}

async function makeMemberAccount({ stores, now }: AccountServices, { email, language }: Attempt): Promise<User> {
  // The network vouched for the mailbox's owner: whoever knows its password is the member.
  const made = await stores.users.create({ email, passwordHash: null, language, emailVerifiedAt: now(), now: now() })
  if (made.result === 'created') return made.user
  const other = await stores.users.findForSignIn(email)
  // Two first sign-ins at once: the second finds what the first made.
  if (other && other.passwordHash === null) return other.user
  throw new AppError('bad_credentials')
}

type Proved = { user: User; passwordHash: string | null; device: string | null }

async function openSession({ stores, now }: AccountServices, proved: Proved): Promise<NewSession> {
  const { user, passwordHash, device } = proved
  const sessionToken = await stores.sessions.start({ ownerId: user.id, passwordHash, device, now: now() })
  if (!sessionToken) throw new AppError('bad_credentials')
  return { user, sessionToken }
}
