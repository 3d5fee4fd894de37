import { resetPassword } from '@sondeo/contract/accounts'
import { call } from '../../browser/api-client.ts'
import { runAuthRequest } from '../../browser/auth-store.ts'

export const setNewPassword = ({ token, newPassword }: { token: string; newPassword: string }) =>
  runAuthRequest(
    () => call(resetPassword, { newPassword }, { params: { token } }),
    ({ message }) => ({ type: 'message-received', message }),
  )
