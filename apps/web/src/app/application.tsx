import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useRoutes } from 'react-router'
import { Toaster } from '../ui/overlays/toast.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.tsx'

/** A new page begins at its top, and the keyboard and screen reader begin there too; going back keeps the place. */
function useArrival() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    if (previous.current === pathname) return
    previous.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}

export function Application() {
  useArrival()
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner />}>{useRoutes(routes)}</Suspense>
      <Toaster />
    </ErrorBoundary>
  )
}
