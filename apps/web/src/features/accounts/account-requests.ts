import { confirmEmail } from '@sondeo/contract/account-security'
import { forgotPassword, googleAuth, login, register, resetPassword, type User } from '@sondeo/contract/accounts'
import type { BodyOf } from '@sondeo/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { changeUser } from '../../browser/session.ts'
import { readCredential } from './read-credential.ts'

/** A request that ends with somebody signed in. */
function useEntry<Body>(ask: (body: Body) => Promise<User>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: ask, onSuccess: user => changeUser(client, user) })
}

export const useSignIn = () => useEntry(async (body: BodyOf<typeof login>) => (await call(login, body)).user)

/** Where the mailbox has to be proved first, nobody is signed in yet. */
export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof register>) => call(register, body),
    onSuccess: ({ user, proofSent }) => {
      if (!proofSent) changeUser(client, user)
    },
  })
}

export const useConfirmEmail = (token: string) =>
  useEntry(async (password: string) => (await call(confirmEmail, { password }, { params: { token } })).user)

/** Sends the claims with the signed credential; one that cannot be decoded ends in the general apology. */
export const useGoogleSignIn = () =>
  useEntry(async (credential: string) => {
    const claims = readCredential(credential)
    if (!claims) throw new CallError({ code: 'unreadable', message: '' })
    return (await call(googleAuth, claims, { bearer: credential })).success.user
  })

export const useRequestReset = () => useMutation({ mutationFn: (email: string) => call(forgotPassword, { email }) })

export const useSetNewPassword = (token: string) =>
  useMutation({ mutationFn: (newPassword: string) => call(resetPassword, { newPassword }, { params: { token } }) })
