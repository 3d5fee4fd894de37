import { getSearches } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { call } from '../browser/api-client.ts'
import { useQueryKeys, useSession } from '../browser/session.ts'

async function fetchSearches(signal: AbortSignal) {
  try {
    return (await call(getSearches, undefined, { signal })).searches
  } catch (error) {
    // Specified: a list that does not come is only logged.
    if (!signal.aborted) console.error('The searches could not be listed', error)
    throw error
  }
}

/** The earlier searches of this user. Whoever is not signed in has none. */
export function useSearches() {
  const { user, isCheckingAuth } = useSession()
  const keys = useQueryKeys()
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: keys.searches,
    queryFn: ({ signal }) => fetchSearches(signal),
    enabled: user !== null,
  })
  return {
    searches: data ?? [],
    isError,
    isFetching,
    refetch,
    isLoading: isCheckingAuth || (user !== null && isPending && isFetching),
  }
}
