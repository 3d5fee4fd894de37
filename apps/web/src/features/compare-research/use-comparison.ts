import { compareResearch } from '@sondeo/contract/research/research-views'
import { getSearches } from '@sondeo/contract/searches'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRegion } from '../../browser/region.ts'
import { useQueryKeys } from '../../browser/session.ts'

export type ChosenSide = { searchId: string; year: number | undefined }

/** The saved researches that can be compared. */
export const useResearches = () =>
  useQuery({
    queryKey: useQueryKeys().searches,
    queryFn: async ({ signal }) => (await call(getSearches, undefined, { signal })).searches,
    select: searches => searches.filter(({ tool }) => tool === 'product'),
  })

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
