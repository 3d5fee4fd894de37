import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { useGoogleSignIn } from './account-requests.ts'
import { GoogleButton } from './google-button.tsx'

/** The other way in, below a form; success leads to the dashboard. */
export function OrGoogle() {
  const text = useAccountsMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const enter = useGoogleSignIn()
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </div>
      {enter.isError && <Alert>{explainError(enter.error, language).text}</Alert>}
      <GoogleButton
        onCredential={credential =>
          enter.mutate(credential, { onSuccess: () => navigate(paths.dashboard, { replace: true }) })
        }
      />
    </div>
  )
}
