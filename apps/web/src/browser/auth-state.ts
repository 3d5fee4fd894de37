import type { User } from '@sondeo/contract/accounts'
import type { CallError } from './call-error.ts'

export type AuthState = {
  user: User | null
  isAuthenticated: boolean
  isLoading: boolean
  /** True from the start: nobody is sent away before the session has been looked at. */
  isCheckingAuth: boolean
  error: CallError | null
  message: string | null
}

export const initialAuthState: AuthState = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  isCheckingAuth: true,
  error: null,
  message: null,
}

export type AuthEvent =
  | { type: 'request-started' }
  | { type: 'check-started' }
  | { type: 'check-failed' }
  | { type: 'signed-in'; user: User }
  | { type: 'signed-out' }
  | { type: 'message-received'; message: string }
  | { type: 'request-failed'; error: CallError }
  | { type: 'error-cleared' }

const nobody = { user: null, isAuthenticated: false, isCheckingAuth: false, isLoading: false }

/** Every transition of the sign-in state. */
export function changeAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'request-started':
      return { ...state, isLoading: true, error: null, message: null }
    case 'check-started':
      return { ...state, isLoading: true, isCheckingAuth: true, error: null }
    case 'check-failed':
      return { ...state, ...nobody }
    case 'signed-in':
      return { ...state, user: event.user, isAuthenticated: true, isCheckingAuth: false, isLoading: false, error: null }
    case 'signed-out':
      return { ...state, ...nobody, error: null }
    case 'message-received':
      return { ...state, isLoading: false, message: event.message }
    case 'request-failed':
      return { ...state, isLoading: false, error: event.error }
    case 'error-cleared':
      return { ...state, error: null, message: null }
  }
}
