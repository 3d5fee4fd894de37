import { listCountries } from '@sondeo/contract/research/perspective'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../browser/api-client.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'

/** All countries by name, in the language of the page. */
export function useCountryOptions() {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: useQueryKeys().countries(language),
    queryFn: async ({ signal }) => (await call(listCountries, undefined, { signal })).countries,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
