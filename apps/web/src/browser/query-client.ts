import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeLostSession } from './session.ts'

/** Every request runs as a query or a mutation. Nothing is tried again in secret: the screens offer it. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => noticeLostSession(client, error)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** What the server answered in this tab. */
export const queryClient = createQueryClient()
