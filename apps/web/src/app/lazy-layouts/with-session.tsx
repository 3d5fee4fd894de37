import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '../../browser/query-client.ts'

/** Everything around signing in and behind it shares one cache; the public pages load none of it. */
export function Screen() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
