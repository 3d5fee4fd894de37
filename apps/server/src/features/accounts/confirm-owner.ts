import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import type { AccountServices } from './account-services.ts'
import { isPasswordRight } from './password-hash.ts'

/** The password of the account, or of the membership network for an account that has none here. */
export async function checkOwnPassword({ stores, membership }: AccountServices, user: User, password: string) {
  const known = await stores.users.findForSignIn(user.email)
  if (!known) throw new AppError('not_signed_in')
  if (known.passwordHash === null && membership) {
    const answer = await membership(user.email, password)
    if (answer === 'unreachable') throw new AppError('membership_unavailable')
    if (answer === 'stranger') throw new AppError('password_wrong')
    return
  }
  if (known.passwordHash === null) throw new AppError('confirmation_needed')
  if (!(await isPasswordRight(password, known.passwordHash))) throw new AppError('password_wrong')
}
