import { paths } from '@sondeo/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery, useSession, useUnknownSession } from '../../browser/session.ts'
import { currentPlace, rememberPlace } from '../../browser/stored/place-to-resume.ts'
import { Redirect } from '../../ui/redirect.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { MemberFrame } from '../layouts/member-frame.tsx'

/** Protected: a spinner while the session is looked at, then the sign-in or the screen. */
export function Screen() {
  const { isAuthenticated, isCheckingAuth } = useSession()
  const { isUnknown } = useUnknownSession()
  const client = useQueryClient()
  useEffect(() => {
    const path = currentPlace()
    void client.ensureQueryData(sessionQuery).then(user => {
      if (!user && path !== paths.dashboard) rememberPlace({ path, userId: null })
    })
  }, [client])
  if (isCheckingAuth) return <PageSpinner />
  if (!isAuthenticated) return <Redirect to={paths.login} {...(isUnknown && { notice: 'noResponse' })} />
  return <MemberFrame />
}
