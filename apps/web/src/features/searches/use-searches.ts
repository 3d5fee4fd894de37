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
import { showFailure, showToast } from '../../ui/overlays/toast.tsx'

/** A call about one search, then the list anew. A failure is logged; the sidebar leaves it there, as specified. */
function useSearchAction(
  endpoint: typeof pinSearch | typeof deleteSearchHistory | typeof restoreSearch | typeof eraseSearch,
  { onDone, onFail }: { onDone?: (searchId: string) => void; onFail?: () => void } = {},
) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (searchId: string) => call(endpoint, { searchId }),
    onSuccess: (_, searchId) => {
      onDone?.(searchId)
      return client.invalidateQueries({ queryKey: keys.searches })
    },
    onError: error => {
      console.error(`${endpoint.path} failed`, error)
      onFail?.()
    },
  })
}

export const usePinSearch = () => useSearchAction(pinSearch)
export const useRestoreSearch = () => useSearchAction(restoreSearch)

/** Deletes, and offers to take that back; the offer stands although the line of the search is gone by then. */
export function useDeleteSearch() {
  const text = useSearchesMessages()
  // The line that was deleted is gone, so nothing else could say that it did not come back.
  const restore = useSearchAction(restoreSearch, { onFail: () => showFailure(text.undoFailed) })
  return useSearchAction(deleteSearchHistory, {
    onDone: searchId => showToast(text.removed, { label: text.undo, run: () => restore.mutate(searchId) }),
  })
}

export const useEraseSearch = () => useSearchAction(eraseSearch)

export function useRenameSearch() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (named: { searchId: string; name: string }) => call(renameSearch, named),
    onSuccess: () => {
      // The table of a batch is what the batch is called.
      void client.invalidateQueries({ queryKey: keys.batches })
      return client.invalidateQueries({ queryKey: keys.searches })
    },
  })
}

/** What is in the bin; its key lies below the list's, so that both are fetched anew together. */
export function useDeletedSearches() {
  const keys = useQueryKeys()
  return useQuery({
    queryKey: keys.deletedSearches,
    queryFn: async ({ signal }) => (await call(listDeletedSearches, undefined, { signal })).searches,
  })
}
