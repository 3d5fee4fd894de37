import { setLanguage } from '@sondeo/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../browser/api-client.ts'
import { type Language, useLanguage } from '../../browser/language.ts'
import { changeUser, useSession } from '../../browser/session.ts'

/** Mails follow the language of the page; the server is told when it differs from what the account has. */
export function useAccountLanguage() {
  const language = useLanguage()
  const { user } = useSession()
  const client = useQueryClient()
  const { mutate: tell } = useMutation({
    mutationFn: (told: Language) => call(setLanguage, { language: told }),
    onSuccess: (_, told) => user && changeUser(client, { ...user, language: told }),
    onError: error => console.error('The language of mails was not changed', error),
  })
  const kept = user?.language
  useEffect(() => {
    if (kept && kept !== language) tell(language)
  }, [kept, language, tell])
}
