import { getDirectory } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

/** Whether the directory of the address exists. */
export const useDirectory = (directoryId: string) =>
  useQuery({
    queryKey: ['directory', directoryId],
    queryFn: ({ signal }) => callSignedIn(getDirectory, { directoryId }, { signal }),
    staleTime: 10 * 60_000,
  })
