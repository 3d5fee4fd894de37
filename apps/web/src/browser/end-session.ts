import { logout } from '@sondeo/contract/accounts'
import { call } from './api-client.ts'
import { dispatchAuth, getAuthState, runAuthRequest } from './auth-store.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetPlace, rememberPlace } from './place-to-resume.ts'

/** The server no longer knows this session: protected screens lead to the sign-in, and what was typed waits here. */
export function endLostSession() {
  const { user } = getAuthState()
  if (!user) return
  rememberPlace({ path: window.location.pathname, userId: user._id })
  dispatchAuth({ type: 'signed-out' })
}

/** Nothing of this user stays in the tab. */
export function leaveNothingBehind() {
  forgetDrafts()
  forgetPlace()
}

/** Signs out; false when the server did not confirm it. */
export async function signOut(): Promise<boolean> {
  const isDone = await runAuthRequest(
    () => call(logout, undefined),
    () => ({ type: 'signed-out' }),
  )
  if (isDone) leaveNothingBehind()
  return isDone
}
