import { createList, type ListColumn, previewList } from '@sondeo/contract/consolidation'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

/** How the searches would be joined; with columns, how with those. */
export const useListPreview = (searchIds: readonly string[], columns?: readonly ListColumn[]) =>
  useQuery({
    queryKey: ['list-preview', searchIds, columns ?? null],
    queryFn: ({ signal }) =>
      callSignedIn(previewList, { searchIds: [...searchIds], ...(columns && { columns: [...columns] }) }, { signal }),
    enabled: columns === undefined || columns.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Saves the list; the sidebar then has it. */
export function useCreateList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (list: { searchIds: string[]; name: string; columns: ListColumn[] }) => callSignedIn(createList, list),
    onSuccess: () => client.invalidateQueries({ queryKey: ['searches'] }),
  })
}
