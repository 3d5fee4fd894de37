import { confirmPassword } from '@sondeo/contract/account-security'
import { updateProfile } from '@sondeo/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { changeUser, useSession } from '../../browser/session.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { explainProfileError, type ProfileField } from './explain-profile-error.ts'

const nothing = { name: null, username: null, password: null }
type Change = {
  field: ProfileField
  value: string
  /** Shown to the server in a call of its own: the change itself carries no old password. */
  currentPassword?: string | undefined
}

/** A backend that knows the specification alone has no such call, and asks for nothing. */
async function confirm(password: string) {
  try {
    await call(confirmPassword, { password })
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error
  }
}

/**
 * Sends the one field that changes, the others as null; the local user follows the answer. All blocks share it, because
 * one that is being saved disables the buttons of the others.
 */
export function useSaveProfile() {
  const client = useQueryClient()
  const { user } = useSession()
  const text = useProfileMessages()
  const language = useLanguage()
  const { mutate, reset, variables, isPending, error } = useMutation({
    mutationFn: async ({ field, value, currentPassword }: Change) => {
      if (currentPassword) await confirm(currentPassword)
      return call(updateProfile, { ...nothing, [field]: value })
    },
    // A password is not kept with the outcome of the call.
    gcTime: 0,
    onSuccess: ({ user: told }, { field, value }) => {
      // Where the answer brings no user, the one that is known takes the change.
      const known = user && (field === 'password' ? user : { ...user, [field]: value })
      changeUser(client, told ?? known)
    },
  })
  const errorOf = (field: ProfileField) => (variables?.field === field ? error : null)
  return {
    send: mutate,
    isPending,
    errorOf,
    explain: (field: ProfileField) => explainProfileError({ field, error: errorOf(field), language, text }),
    forget: (field: ProfileField) => {
      if (errorOf(field)) reset()
    },
  }
}

export type SaveProfile = ReturnType<typeof useSaveProfile>
