import { getDirectory } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** Whether the directory of the address exists. */
export const useDirectory = (directoryId: string) =>
  useQuery({
    queryKey: useQueryKeys().directory(directoryId),
    queryFn: ({ signal }) => call(getDirectory, { directoryId }, { signal }),
    staleTime: 10 * 60_000,
  })
