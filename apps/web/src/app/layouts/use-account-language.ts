import { setLanguage } from '@sondeo/contract/accounts'
import { useEffect } from 'react'
import { call } from '../../browser/api-client.ts'
import { useAuth } from '../../browser/auth-store.ts'
import { useLanguage } from '../../browser/language.ts'

let told: string | undefined

/** Mails follow the language of the page; the server is told when it differs from what the account has. */
export function useAccountLanguage() {
  const language = useLanguage()
  const { user } = useAuth()
  useEffect(() => {
    if (!user || (told ?? user.language) === language) return
    told = language
    call(setLanguage, { language }).catch(error => console.error('The language of mails was not changed', error))
  }, [language, user])
}
