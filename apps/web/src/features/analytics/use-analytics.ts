import { getAnalytics } from '@sondeo/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

export const useAnalytics = (isOff: boolean) =>
  useQuery({
    queryKey: ['analytics'],
    queryFn: async () => (await callSignedIn(getAnalytics, undefined)).analytics,
    enabled: !isOff,
  })
