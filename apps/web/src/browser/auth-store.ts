import { checkAuth } from '@sondeo/contract/accounts'
import { useSyncExternalStore } from 'react'
import { call } from './api-client.ts'
import { type AuthEvent, type AuthState, changeAuthState, initialAuthState } from './auth-state.ts'
import { CallError } from './call-error.ts'
import { setKnownDevice } from './known-device.ts'

let state = initialAuthState
let checking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

export const getAuthState = (): AuthState => state

export function dispatchAuth(event: AuthEvent) {
  state = changeAuthState(state, event)
  if (event.type === 'signed-in') setKnownDevice(true)
  if (event.type === 'signed-out' || event.type === 'check-failed') setKnownDevice(false)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The sign-in state; ready-made HTML is made with nobody known yet. */
export const useAuth = (): AuthState => useSyncExternalStore(subscribe, getAuthState, () => initialAuthState)

/** Runs one request of the sign-in forms through its transitions; false when it failed, with the error in the state. */
export async function runAuthRequest<Reply>(
  request: () => Promise<Reply>,
  toEvent: (reply: Reply) => AuthEvent,
): Promise<boolean> {
  dispatchAuth({ type: 'request-started' })
  try {
    dispatchAuth(toEvent(await request()))
    return true
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError({ code: 'unreadable', message: '' })
    dispatchAuth({ type: 'request-failed', error: known })
    return false
  }
}

async function checkSession(): Promise<boolean> {
  dispatchAuth({ type: 'check-started' })
  try {
    const { user } = await call(checkAuth, undefined)
    dispatchAuth({ type: 'signed-in', user })
    return true
  } catch {
    dispatchAuth({ type: 'check-failed' })
    return false
  }
}

/** Looks at the session once per page, and only where somebody needs to know. */
export function ensureSessionChecked(): Promise<boolean> {
  if (!state.isCheckingAuth) return Promise.resolve(state.isAuthenticated)
  checking ??= checkSession().finally(() => {
    checking = undefined
  })
  return checking
}
