import { updateProfile } from '@sondeo/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { dispatchAuth } from '../../browser/auth-store.ts'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import type { ProfileField } from './explain-profile-error.ts'

const nothing = { name: null, username: null, password: null }

/** Sends the one field that changes, the others as null; the local user follows the answer. */
export const useSaveProfile = () =>
  useMutation({
    mutationFn: ({ field, value }: { field: ProfileField; value: string }) =>
      callSignedIn(updateProfile, { ...nothing, [field]: value }),
    onSuccess: ({ user }) => dispatchAuth({ type: 'signed-in', user }),
  })

export type SaveProfile = ReturnType<typeof useSaveProfile>
