import {
  deleteSearchHistory,
  eraseSearch,
  listDeletedSearches,
  pinSearch,
  renameSearch,
  restoreSearch,
} from '@sondeo/contract/searches'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { showToast } from '../../ui/overlays/toast.tsx'

/** A call about one search, then the list anew; a failure is only logged. */
function useSearchAction(
  endpoint: typeof pinSearch | typeof deleteSearchHistory | typeof restoreSearch | typeof eraseSearch,
  onDone?: (searchId: string) => void,
) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (searchId: string) => call(endpoint, { searchId }),
    onSuccess: (_, searchId) => {
      onDone?.(searchId)
      return client.invalidateQueries({ queryKey: keys.searches })
    },
    onError: error => console.error(`${endpoint.path} failed`, error),
  })
}

export const usePinSearch = () => useSearchAction(pinSearch)
export const useRestoreSearch = () => useSearchAction(restoreSearch)

/** Deletes, and offers to take that back; the offer stands although the line of the search is gone by then. */
export function useDeleteSearch() {
  const text = useSearchesMessages()
  const restore = useRestoreSearch()
  return useSearchAction(deleteSearchHistory, searchId =>
    showToast(text.removed, { label: text.undo, run: () => restore.mutate(searchId) }),
  )
}

export const useEraseSearch = () => useSearchAction(eraseSearch)

export function useRenameSearch() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (named: { searchId: string; name: string }) => call(renameSearch, named),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.searches }),
  })
}

/** What is in the bin; its key lies below the list's, so that both are fetched anew together. */
export function useDeletedSearches() {
  const keys = useQueryKeys()
  return useQuery({
    queryKey: [...keys.searches, 'deleted'],
    queryFn: async ({ signal }) => (await call(listDeletedSearches, undefined, { signal })).searches,
  })
}
