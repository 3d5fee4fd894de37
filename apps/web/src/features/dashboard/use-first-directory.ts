import { getDirectories } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** Where product research begins; a list without any directory is a failure like no list. */
export const useFirstDirectory = () =>
  useQuery({
    queryKey: useQueryKeys().directories,
    queryFn: async ({ signal }) => {
      const { directories } = await call(getDirectories, undefined, { signal })
      const [first] = directories
      if (!first) throw new CallError({ code: 'not_found', message: '' })
      return first
    },
    staleTime: 10 * 60_000,
  })
