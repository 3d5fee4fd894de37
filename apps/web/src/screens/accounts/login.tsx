import { paths } from '@sondeo/contract/paths'
import { useLocation, useNavigate } from 'react-router'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { useUnknownSession } from '../../browser/session.ts'
import { findPlaceToResume, hasPlaceToResume } from '../../browser/stored/place-to-resume.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { OrGoogle } from '../../features/accounts/or-google.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Notice, StatusBox } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'

/** Who came here only because the service did not say who they are need not sign in again. */
function SessionUnknown() {
  const text = useAccountsMessages().login.unreached
  const { askAgain } = useUnknownSession()
  const navigate = useNavigate()
  const goBack = () => {
    void askAgain()
    return navigate(findPlaceToResume('') ?? paths.dashboard, { replace: true })
  }
  return (
    <RetryAlert failure={text} isBusy={false} onRetry={goBack}>
      {text.retry}
    </RetryAlert>
  )
}

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
      {notice === 'noResponse' && <SessionUnknown />}
      {!notice && isHydrated && hasPlaceToResume() && <Notice>{text.login.sessionEnded}</Notice>}
      <LoginForm />
      <Tooltip content={text.login.memberHint}>
        <button
          type="button"
          className="justify-self-center rounded-sm text-sm text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {text.login.asMember}
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
