import { confirmedForMs } from '@sondeo/contract/account-security'
import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from './signed-in.ts'

/** A session alone, left open or stolen, may not take the account away: its owner has proved it within the last minutes. */
export async function needFreshProof({ stores, now }: Pick<Services, 'stores' | 'now'>, { sessionToken }: SignedIn) {
  const since = new Date(now().getTime() - confirmedForMs)
  if (!(await stores.sessions.isConfirmedSince({ token: sessionToken, since })))
    throw new AppError('confirmation_needed')
}
