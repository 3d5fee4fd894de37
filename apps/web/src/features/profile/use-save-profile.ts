import { updateProfile } from '@sondeo/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { changeUser } from '../../browser/session.ts'
import type { ProfileField } from './explain-profile-error.ts'

const nothing = { name: null, username: null, password: null }

/** Sends the one field that changes, the others as null; the local user follows the answer. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ field, value }: { field: ProfileField; value: string }) =>
      call(updateProfile, { ...nothing, [field]: value }),
    onSuccess: ({ user }) => changeUser(client, user),
  })
}

export type SaveProfile = ReturnType<typeof useSaveProfile>
