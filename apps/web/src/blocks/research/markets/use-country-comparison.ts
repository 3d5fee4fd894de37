import { type CountryComparison, compareCountries } from '@sondeo/contract/research/research-views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../browser/api-client.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useRegion } from '../../../browser/region.ts'
import { useQueryKeys } from '../../../browser/session.ts'

type Wanted = { searchId: string; flow: CountryComparison['flow']; countries: string[] }

/** Countries of a saved research side by side; the largest where none is named. */
export function useCountryComparison(wanted: Wanted) {
  const lang = useLanguage()
  return useQuery({
    queryKey: useQueryKeys().comparison('countries', wanted, lang, useRegion()),
    queryFn: async ({ signal }) => (await call(compareCountries, { ...wanted, lang }, { signal })).comparison,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
