import { googleAuth } from '@sondeo/contract/accounts'
import { call } from '../../browser/api-client.ts'
import { runAuthRequest } from '../../browser/auth-store.ts'
import { CallError } from '../../browser/call-error.ts'
import { readCredential } from './read-credential.ts'

/** Sends the claims with the signed credential; one that cannot be decoded ends in the general apology. */
export const signInWithGoogle = (credential: string) =>
  runAuthRequest(
    async () => {
      const claims = readCredential(credential)
      if (!claims) throw new CallError({ code: 'unreadable', message: '' })
      return call(googleAuth, claims, { bearer: credential })
    },
    ({ success }) => ({ type: 'signed-in', user: success.user }),
  )
