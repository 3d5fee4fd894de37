import { compareResearch } from '@sondeo/contract/research/research-views'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchAllSearches } from '../../blocks/use-searches.ts'
import { call } from '../../browser/api-client.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRegion } from '../../browser/region.ts'
import { useQueryKeys } from '../../browser/session.ts'

export type ChosenSide = { searchId: string; year: number | undefined }

/** The saved researches that can be compared. */
export function useResearches() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useQuery({
    queryKey: keys.searches,
    queryFn: ({ signal }) => fetchAllSearches(client, keys, signal),
    select: searches => searches.filter(({ tool }) => tool === 'product'),
  })
}

/** Two sides, once both are chosen. */
export function useComparison(left: ChosenSide, right: ChosenSide) {
  const lang = useLanguage()
  const toBody = ({ searchId, year }: ChosenSide) => ({ searchId, ...(year !== undefined && { year }) })
  return useQuery({
    queryKey: useQueryKeys().comparison(left, right, lang, useRegion()),
    enabled: left.searchId !== '' && right.searchId !== '',
    queryFn: async ({ signal }) => {
      const body = { left: toBody(left), right: toBody(right), lang }
      return (await call(compareResearch, body, { signal })).comparison
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
