import { getSearches, type SearchListItem } from '@sondeo/contract/searches'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../browser/api-client.ts'
import { useQueryKeys, useSession } from '../browser/session.ts'

/** The question, as long as the search has the name it was given; else the name that its owner gave it. */
export const titleOf = ({ name, question }: Pick<SearchListItem, 'name' | 'question'>): string =>
  question && name.startsWith(question) ? question : name

/** So many are at hand on every screen; whoever has more finds the others in the history. */
const LATEST = 200
/** Whoever asks for all just after the latest came gets those, where they are all. */
const FRESH_MS = 5_000

async function fetchSearches(query: { limit?: number }, signal: AbortSignal) {
  try {
    return await call(getSearches, undefined, { query, signal })
  } catch (error) {
    // Specified: a list that does not come is only logged.
    if (!signal.aborted) console.error('The searches could not be listed', error)
    throw error
  }
}

type Keys = ReturnType<typeof useQueryKeys>

const latestQuery = (keys: Keys) => ({
  queryKey: keys.latestSearches,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSearches({ limit: LATEST }, signal),
})

/** Most people have no more than the latest: a second call is made only for the others. */
export async function fetchAllSearches(client: QueryClient, keys: Keys, signal: AbortSignal) {
  const latest = await client.fetchQuery({ ...latestQuery(keys), staleTime: FRESH_MS })
  return latest.next ? (await fetchSearches({}, signal)).searches : latest.searches
}

/** The pinned and the latest, as many as lists beside others show. Whoever is not signed in has none. */
export function useLatestSearches() {
  const { user, isCheckingAuth } = useSession()
  const { data, isPending, isFetching, isError } = useQuery({ ...latestQuery(useQueryKeys()), enabled: user !== null })
  return {
    searches: data?.searches ?? [],
    isError,
    isLoading: isCheckingAuth || (user !== null && isPending && isFetching),
  }
}

/** The earlier searches of this user, all of them. Whoever is not signed in has none. */
export function useSearches() {
  const client = useQueryClient()
  const { user, isCheckingAuth } = useSession()
  const keys = useQueryKeys()
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: keys.searches,
    queryFn: ({ signal }) => fetchAllSearches(client, keys, signal),
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
