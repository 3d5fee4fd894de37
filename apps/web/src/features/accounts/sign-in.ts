import { login } from '@sondeo/contract/accounts'
import { call } from '../../browser/api-client.ts'
import { runAuthRequest } from '../../browser/auth-store.ts'

export const signIn = (body: { email: string; password: string }) =>
  runAuthRequest(
    () => call(login, body),
    ({ user }) => ({ type: 'signed-in', user }),
  )
