import { getDirectories } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../browser/call-error.ts'
import { callSignedIn } from '../../browser/call-signed-in.ts'

/** Where product research begins; a list without any directory is a failure like no list. */
export const useFirstDirectory = () =>
  useQuery({
    queryKey: ['directories'],
    queryFn: async ({ signal }) => {
      const { directories } = await callSignedIn(getDirectories, undefined, { signal })
      const [first] = directories
      if (!first) throw new CallError({ code: 'not_found', message: '' })
      return first
    },
    staleTime: 10 * 60_000,
  })
