import { getScrapedContents } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

/** What was scanned, in figures. */
export const useScan = (id: string) =>
  useQuery({
    queryKey: ['scan', id],
    queryFn: async ({ signal }) => (await callSignedIn(getScrapedContents, { id }, { signal })).data,
  })
