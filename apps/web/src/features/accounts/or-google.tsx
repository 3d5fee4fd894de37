import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { GoogleButton } from './google-button.tsx'
import { signInWithGoogle } from './sign-in-with-google.ts'

/** The other way in, below a form; success leads to the dashboard. */
export function OrGoogle() {
  const text = useAccountsMessages()
  const navigate = useNavigate()
  const receive = async (credential: string) => {
    if (await signInWithGoogle(credential)) await navigate(paths.dashboard, { replace: true })
  }
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </div>
      <GoogleButton onCredential={receive} />
    </div>
  )
}
