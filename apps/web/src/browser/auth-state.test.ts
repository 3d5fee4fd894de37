import type { User } from '@sondeo/contract/accounts'
import { expect, test } from 'vitest'
import { type AuthEvent, type AuthState, changeAuthState, initialAuthState } from './auth-state.ts'
import { CallError } from './call-error.ts'

const user: User = {
  _id: 'u1',
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.com',
  language: 'es',
  plan: 'trial',
  hasPassword: true,
}
const error = new CallError({ code: 'bad_credentials', message: 'no', status: 401 })
const after = (...events: AuthEvent[]): AuthState => events.reduce(changeAuthState, initialAuthState)

test('it starts unauthenticated, checking the session, with exactly the six specified fields', () => {
  expect(initialAuthState).toEqual({
    user: null,
    isAuthenticated: false,
    isLoading: false,
    isCheckingAuth: true,
    error: null,
    message: null,
  })
})

test('a session check that finds a user authenticates', () => {
  expect(after({ type: 'check-started' }, { type: 'signed-in', user })).toEqual({
    user,
    isAuthenticated: true,
    isLoading: false,
    isCheckingAuth: false,
    error: null,
    message: null,
  })
})

test('a session check that fails leaves nobody signed in and shows no error', () => {
  expect(after({ type: 'check-started' }, { type: 'check-failed' })).toEqual({
    ...initialAuthState,
    isCheckingAuth: false,
  })
})

test('every request sets loading and clears the error first', () => {
  const failed = after({ type: 'request-started' }, { type: 'request-failed', error })
  expect(failed).toMatchObject({ isLoading: false, error, isAuthenticated: false })
  expect(changeAuthState(failed, { type: 'request-started' })).toMatchObject({ isLoading: true, error: null })
  expect(changeAuthState(failed, { type: 'check-started' })).toMatchObject({ isLoading: true, error: null })
})

test('registering or signing in stores the returned user', () => {
  expect(after({ type: 'request-started' }, { type: 'signed-in', user })).toMatchObject({
    user,
    isAuthenticated: true,
    isLoading: false,
    isCheckingAuth: false,
  })
})

test('signing out clears the user', () => {
  expect(after({ type: 'signed-in', user }, { type: 'request-started' }, { type: 'signed-out' })).toMatchObject({
    user: null,
    isAuthenticated: false,
    isLoading: false,
    isCheckingAuth: false,
  })
})

test('asking for a reset, or setting a new password, stores a message and signs nobody in', () => {
  expect(after({ type: 'request-started' }, { type: 'message-received', message: 'Sent' })).toMatchObject({
    message: 'Sent',
    isAuthenticated: false,
    isLoading: false,
    user: null,
  })
})

test('a failed request keeps who was signed in', () => {
  expect(
    after({ type: 'signed-in', user }, { type: 'request-started' }, { type: 'request-failed', error }),
  ).toMatchObject({
    user,
    isAuthenticated: true,
    error,
  })
})

test('an error does not follow to the next form', () => {
  expect(after({ type: 'request-failed', error }, { type: 'error-cleared' })).toMatchObject({
    error: null,
    message: null,
  })
})
