import { deleteSearchHistory, getSearches, pinSearch } from '@sondeo/contract/searches'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../browser/auth-store.ts'
import { callSignedIn } from '../../browser/call-signed-in.ts'

async function fetchSearches(signal: AbortSignal) {
  try {
    return (await callSignedIn(getSearches, undefined, { signal })).searches
  } catch (error) {
    // Specified: a list that does not come is only logged.
    if (!signal.aborted) console.error('The searches could not be listed', error)
    throw error
  }
}

/** The earlier searches of this user. Whoever is not signed in has none. */
export function useSearches() {
  const { user, isCheckingAuth } = useAuth()
  const { data, isPending, isFetching } = useQuery({
    queryKey: ['searches', user?._id],
    queryFn: ({ signal }) => fetchSearches(signal),
    enabled: user !== null,
  })
  return { searches: data ?? [], isLoading: isCheckingAuth || (user !== null && isPending && isFetching) }
}

/** A call about one search, then the list anew; a failure is only logged. */
function useSearchAction(endpoint: typeof pinSearch | typeof deleteSearchHistory) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (searchId: string) => callSignedIn(endpoint, { searchId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['searches'] }),
    onError: error => console.error(`${endpoint.path} failed`, error),
  })
}

export const usePinSearch = () => useSearchAction(pinSearch)
export const useDeleteSearch = () => useSearchAction(deleteSearchHistory)
