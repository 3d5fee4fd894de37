import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { PageSpinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.tsx'
import { useArrival } from './use-arrival.ts'

export function Application() {
  useArrival()
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner />}>{useRoutes(routes)}</Suspense>
      <Toaster />
    </ErrorBoundary>
  )
}
