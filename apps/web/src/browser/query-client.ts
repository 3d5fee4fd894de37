import { QueryClient } from '@tanstack/react-query'

/** What the server answered, per user. Nothing is tried again in secret: the screens offer it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})
