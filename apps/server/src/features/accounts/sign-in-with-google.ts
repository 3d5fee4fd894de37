import { type Language, PersonName } from '@sondeo/contract/fields'
import { AppError } from '../../app-error.ts'
import type { AccountServices } from './account-services.ts'
import type { NewSession } from './sign-in.ts'

type Claims = {
  email: string
  name: string
  sub: string
  credential: string | undefined
  language: Language
  device: string | null
}

/** Names that Google lets people have may be longer than ours, or hold what breaks lists and mails. */
function fitName(name: string): string | null {
  const fitting = [...name.replace(/\p{Cc}/gu, ' ')].slice(0, 60).join('')
  return PersonName.safeParse(fitting).data ?? null
}

/** The signed credential decides; the body's claims must say the same, or nobody gets in. */
export async function signInWithGoogle({ google, stores, now }: AccountServices, claims: Claims): Promise<NewSession> {
  if (!google) throw new AppError('google_not_configured')
  if (!claims.credential) throw new AppError('google_credential_invalid')
  const identity = await google(claims.credential)
  if (identity === 'unreachable') throw new AppError('google_unavailable')
  if (identity === 'invalid') throw new AppError('google_credential_invalid')
  const isSame = identity.sub === claims.sub && identity.email === claims.email && identity.name === claims.name
  if (!isSame) throw new AppError('google_credential_invalid')
  if (!identity.isEmailVerified) throw new AppError('google_email_not_verified')
  if (!(await stores.authorizedEmails.isAuthorized(identity.email))) throw new AppError('google_email_not_authorized')
  const outcome = await stores.users.signInWithGoogle({
    email: identity.email,
    name: fitName(identity.name),
    sub: identity.sub,
    language: claims.language,
    device: claims.device,
    now: now(),
  })
  if (outcome.result === 'signed-in') return outcome
  throw new AppError(outcome.result === 'not-authorized' ? 'google_email_not_authorized' : 'google_credential_invalid')
}
