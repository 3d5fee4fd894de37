import { forgotPassword } from '@sondeo/contract/accounts'
import { call } from '../../browser/api-client.ts'
import { runAuthRequest } from '../../browser/auth-store.ts'

export const requestReset = (email: string) =>
  runAuthRequest(
    () => call(forgotPassword, { email }),
    ({ message }) => ({ type: 'message-received', message }),
  )
