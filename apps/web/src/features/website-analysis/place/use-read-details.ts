import type { BodyOf, ReplyOf } from '@sondeo/contract/endpoint'
import { type getAiData, type ScanSummary, scrapeDetails } from '@sondeo/contract/website-analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'

export type DetailsNeeded = NonNullable<ReplyOf<typeof getAiData>['detailsNeeded']>

type Options = {
  scan: ScanSummary
  /** Set when the last question asks for what only these pages may have. */
  need: DetailsNeeded | undefined
  /** With the pages read, the question can be asked again. */
  onRead: () => void
}

/** Reads the records' own pages into the scan. */
export function useReadDetails({ scan, need, onRead }: Options) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (order: BodyOf<typeof scrapeDetails>) => call(scrapeDetails, order),
    onSuccess: ({ data }) => {
      client.setQueryData(keys.scan(scan._id), data)
      if (need && data.detailPages.read > 0) onRead()
    },
    // What was typed to sign in to a site is not kept with the outcome of the call.
    gcTime: 0,
  })
}
