import { createList, type ListColumn, previewList } from '@sondeo/contract/consolidation'
import type { BodyOf } from '@sondeo/contract/endpoint'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** How the searches would be joined; with columns, how with those. */
export const useListPreview = (searchIds: readonly string[], columns?: readonly ListColumn[]) =>
  useQuery({
    queryKey: useQueryKeys().listPreview(searchIds, columns ?? null),
    queryFn: ({ signal }) =>
      call(previewList, { searchIds: [...searchIds], ...(columns && { columns: [...columns] }) }, { signal }),
    enabled: columns === undefined || columns.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Saves the list; the sidebar then has it. */
export function useCreateList() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (list: BodyOf<typeof createList>) => call(createList, list),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.searches }),
  })
}
