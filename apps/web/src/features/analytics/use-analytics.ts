import { getAnalytics } from '@sondeo/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

export const useAnalytics = (isOff: boolean) =>
  useQuery({
    queryKey: useQueryKeys().analytics,
    queryFn: async () => (await call(getAnalytics, undefined)).analytics,
    enabled: !isOff,
  })
