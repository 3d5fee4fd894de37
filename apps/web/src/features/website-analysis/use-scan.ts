import { getScrapedContents } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** What was scanned, in figures. */
export const useScan = (id: string) =>
  useQuery({
    queryKey: useQueryKeys().scan(id),
    queryFn: async ({ signal }) => ({ ...(await call(getScrapedContents, { id }, { signal })).data, _id: id }),
  })
