import { register } from '@sondeo/contract/accounts'
import { call } from '../../browser/api-client.ts'
import { runAuthRequest } from '../../browser/auth-store.ts'

export type Registration = { username: string; email: string; password: string; confirmPassword: string }

export const registerAccount = (body: Registration) =>
  runAuthRequest(
    () => call(register, body),
    ({ user }) => ({ type: 'signed-in', user }),
  )
