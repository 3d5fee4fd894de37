import { paths } from '@sondeo/contract/paths'
import { useLocation } from 'react-router'
import { hasPlaceToResume } from '../../browser/stored/place-to-resume.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { OrGoogle } from '../../features/accounts/or-google.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Notice, StatusBox } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'

/** Public and never a detour: whoever is signed in already may sign in again. */
export function Screen() {
  const text = useAccountsMessages()
  const { state } = useLocation()
  const isHydrated = useIsHydrated()
  const notice = state?.notice
  return (
    <AccountFrame title={text.login.title} description={text.login.description}>
      {notice === 'registered' && <StatusBox>{text.login.registered}</StatusBox>}
      {notice === 'proofSent' && <StatusBox>{text.login.proofSent}</StatusBox>}
      {notice === 'passwordChanged' && <StatusBox>{text.login.passwordChanged}</StatusBox>}
      {!notice && isHydrated && hasPlaceToResume() && <Notice>{text.login.sessionEnded}</Notice>}
      <LoginForm />
      <Tooltip content={text.login.memberHint}>
        <button
          type="button"
          className="justify-self-center rounded-sm text-sm text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {text.login.memberQuestion}
        </button>
      </Tooltip>
      <OrGoogle />
      <p className="text-center text-sm text-ink-2">
        {text.login.noAccount}{' '}
        <AppLink to={paths.signup} className="rounded-sm font-semibold text-link underline underline-offset-2">
          {text.login.toSignup}
        </AppLink>
      </p>
    </AccountFrame>
  )
}
