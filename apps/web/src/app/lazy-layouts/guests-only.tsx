import { paths } from '@sondeo/contract/paths'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ensureSessionChecked, useAuth } from '../../browser/auth-store.ts'
import { Redirect } from '../../ui/redirect.tsx'

/**
 * Sends whoever arrives signed in to the dashboard. Whoever signs in here is led on by the form itself: registering ends
 * on the sign-in page.
 */
function Guard() {
  const { isAuthenticated, isCheckingAuth } = useAuth()
  const isGuest = useRef(false)
  useEffect(() => void ensureSessionChecked(), [])
  if (!isCheckingAuth && !isAuthenticated) isGuest.current = true
  if (isAuthenticated && !isGuest.current) return <Redirect to={paths.dashboard} />
  return <Outlet />
}

export function Screen() {
  const { pathname } = useLocation()
  return <Guard key={pathname} />
}
