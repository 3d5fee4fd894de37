import { paths } from '@sondeo/contract/paths'
import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../../browser/session.ts'
import { Redirect } from '../../ui/redirect.tsx'

/**
 * Sends whoever arrives signed in to the dashboard. Whoever signs in here is led on by the form itself: registering ends
 * on the sign-in page.
 */
function Guard() {
  const { isAuthenticated, isCheckingAuth } = useSession()
  const isGuest = useRef(false)
  if (!isCheckingAuth && !isAuthenticated) isGuest.current = true
  if (isAuthenticated && !isGuest.current) return <Redirect to={paths.dashboard} />
  return <Outlet />
}

export function Screen() {
  const { pathname } = useLocation()
  return <Guard key={pathname} />
}
