import { getPlan, type PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** The plan of who is signed in, with its usage. */
export const usePlan = (options: { isOff?: boolean; refetchEveryMs?: number | false } = {}) =>
  useQuery<PlanResponse>({
    queryKey: useQueryKeys().plan,
    queryFn: async () => (await call(getPlan, undefined)).plan,
    enabled: !options.isOff,
    refetchInterval: options.refetchEveryMs ?? false,
  })
