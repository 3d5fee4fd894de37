import { paths } from '@sondeo/contract/paths'
import { useEffect } from 'react'
import { ensureSessionChecked, useAuth } from '../../browser/auth-store.ts'
import { rememberPlace } from '../../browser/place-to-resume.ts'
import { Redirect } from '../../ui/redirect.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { MemberFrame } from '../layouts/member-frame.tsx'

/** Protected: a spinner while the session is looked at, then the sign-in or the screen. */
export function Screen() {
  const { isAuthenticated, isCheckingAuth } = useAuth()
  useEffect(() => {
    const path = window.location.pathname
    void ensureSessionChecked().then(isSignedIn => {
      if (!isSignedIn && path !== paths.dashboard) rememberPlace({ path, userId: null })
    })
  }, [])
  if (isCheckingAuth) return <PageSpinner />
  if (!isAuthenticated) return <Redirect to={paths.login} />
  return <MemberFrame />
}
